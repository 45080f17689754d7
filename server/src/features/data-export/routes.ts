import {
  listDataExports as listDataExportsEndpoint,
  openDataExport as openDataExportEndpoint,
  requestDataExport as requestDataExportEndpoint,
} from '@roomtone/contract/privacy/data-exports'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { listExports } from './list-exports.ts'
import { openExport } from './open-export.ts'
import { requestExport } from './request-export.ts'

export function dataExportRoutes(deps: Deps): Binding[] {
  return [
    bind(listDataExportsEndpoint, (_, { actor }) => listExports(deps, actor)),
    bind(requestDataExportEndpoint, (_, { actor }) => requestExport(deps, actor)),
    bind(openDataExportEndpoint, ({ params }, { actor }) => openExport(deps, actor, params.id)),
  ]
}
