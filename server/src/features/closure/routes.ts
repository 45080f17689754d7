import {
  deactivate as deactivateEndpoint,
  previewDeactivation as previewDeactivationEndpoint,
} from '@roomtone/contract/closure/deactivate'
import {
  closeAccount as closeAccountEndpoint,
  previewClosing as previewClosingEndpoint,
  restoreAccount as restoreAccountEndpoint,
} from '@roomtone/contract/privacy/close-account'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { closeAccount } from './close-account.ts'
import { deactivate } from './deactivate.ts'
import { previewClosing } from './preview-closing.ts'
import { previewDeactivation } from './preview-deactivation.ts'
import { restoreAccount } from './restore-account.ts'

export function closureRoutes(deps: Deps): Binding[] {
  return [
    bind(previewDeactivationEndpoint, (_, { actor }) => previewDeactivation(deps, actor)),
    bind(deactivateEndpoint, (_, { actor }) => deactivate(deps, actor)),
    bind(previewClosingEndpoint, (_, { actor }) => previewClosing(deps, actor)),
    bind(closeAccountEndpoint, (_, { actor }) => closeAccount(deps, actor)),
    bind(restoreAccountEndpoint, ({ body }, caller) => restoreAccount(deps, body.token, caller)),
  ]
}
