import { recordExport as recordExportEndpoint } from '@roomtone/contract/admin/record-export'
import { showStats } from '@roomtone/contract/admin/show-stats'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { recordExport } from './record-export.ts'
import { countEverything } from './stats.store.ts'

export function adminRoutes(deps: Deps): Binding[] {
  return [
    bind(showStats, () => countEverything(deps.db, deps.clock.now())),
    bind(recordExportEndpoint, ({ body }, { actor }) => recordExport(deps, actor, body)),
  ]
}
