import type { DataExport } from '@roomtone/contract/privacy/data-exports'
import type { ExportRecord } from './data-export.store.ts'

/** Over by the clock counts, whether it has been swept or not. */
export function exportView(row: ExportRecord, now: Date): DataExport {
  const { id, state, requestedAt, readyAt, expiresAt, sizeBytes } = row
  return {
    id,
    state: state === 'ready' && expiresAt !== null && expiresAt <= now ? 'expired' : state,
    requestedAt: requestedAt.toISOString(),
    readyAt: readyAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    sizeBytes,
  }
}
