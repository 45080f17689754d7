import {
  liftHold as liftHoldEndpoint,
  listErasures as listErasuresEndpoint,
  listHolds as listHoldsEndpoint,
  placeHold as placeHoldEndpoint,
  previewRetention as previewRetentionEndpoint,
  runRetention as runRetentionEndpoint,
} from '@roomtone/contract/retention/retention'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { listErasures } from './erase/list-erasures.ts'
import { liftHold } from './hold/lift-hold.ts'
import { listHolds } from './hold/list-holds.ts'
import { placeHold } from './hold/place-hold.ts'
import { previewRetention } from './preview-retention.ts'
import { runRetention } from './run-retention.ts'

export function retentionRoutes(deps: Deps): Binding[] {
  return [
    bind(previewRetentionEndpoint, () => previewRetention(deps)),
    bind(runRetentionEndpoint, (_, { actor }) => runRetention(deps, actor)),
    bind(listHoldsEndpoint, ({ query }) => listHolds(deps, query)),
    bind(placeHoldEndpoint, ({ body }, { actor }) => placeHold(deps, actor, body)),
    bind(liftHoldEndpoint, ({ params }, { actor }) => liftHold(deps, actor, params.id)),
    bind(listErasuresEndpoint, ({ query }) => listErasures(deps, query)),
  ]
}
