import type { Reply } from '@roomtone/contract/endpoint'
import type { listDataExports as listDataExportsEndpoint } from '@roomtone/contract/privacy/data-exports'
import type { Actor } from '@roomtone/domain/access/actor'
import { EXPORTS_WITHIN_DAYS, nextExportAt } from '@roomtone/domain/account/data-export'
import type { Deps } from '../../platform/deps.ts'
import { findAskedSince, findExports } from './data-export.store.ts'
import { exportView } from './data-export.view.ts'

const DAY = 86_400_000
const SHOWN = 10

export async function listExports(
  { db, clock }: Deps,
  { userId }: Actor,
): Promise<Reply<typeof listDataExportsEndpoint>> {
  const now = clock.now()
  const since = new Date(now.getTime() - EXPORTS_WITHIN_DAYS * DAY)
  const next = nextExportAt(await findAskedSince(db, userId, since), now)
  return {
    items: (await findExports(db, userId, SHOWN)).map((row) => exportView(row, now)),
    nextAt: next?.toISOString() ?? null,
  }
}
