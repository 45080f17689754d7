import { call } from '../call.ts'
import type { recordExport } from './record-export.ts'
import type { showStats } from './show-stats.ts'

export const adminCalls = {
  stats: call<typeof showStats>('GET /api/admin/stats'),
  export: call<typeof recordExport>('POST /api/admin/exports'),
}
