import {
  beginSecondFactor as beginEndpoint,
  confirmSecondFactor as confirmEndpoint,
  endSecondFactor as endEndpoint,
  renewRecoveryCodes as renewEndpoint,
} from '@roomtone/contract/second-factor/second-factor'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { beginSecondFactor } from './begin-second-factor.ts'
import { confirmSecondFactor } from './confirm-second-factor.ts'
import { endSecondFactor } from './end-second-factor.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'

export function secondFactorRoutes(deps: Deps): Binding[] {
  return [
    bind(beginEndpoint, (_, { actor }) => beginSecondFactor(deps, actor)),
    bind(confirmEndpoint, ({ body }, { actor }) => confirmSecondFactor(deps, actor, body.code)),
    bind(renewEndpoint, (_, { actor }) => renewRecoveryCodes(deps, actor)),
    bind(endEndpoint, (_, { actor }) => endSecondFactor(deps, actor)),
  ]
}
