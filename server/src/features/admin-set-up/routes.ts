import {
  beginSetUp as beginSetUpEndpoint,
  finishSetUp as finishSetUpEndpoint,
  showSetUp as showSetUpEndpoint,
} from '@roomtone/contract/admin-set-up/admin-set-up'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { beginSetUp, showSetUp } from './begin-set-up.ts'
import { finishSetUp } from './finish-set-up.ts'

export function adminSetUpRoutes(deps: Deps): Binding[] {
  return [
    bind(showSetUpEndpoint, ({ body }, caller) => showSetUp(deps, body.token, caller)),
    bind(beginSetUpEndpoint, ({ body }, caller) => beginSetUp(deps, body, caller)),
    bind(finishSetUpEndpoint, ({ body }, { actor }) => finishSetUp(deps, actor, body.token)),
  ]
}
