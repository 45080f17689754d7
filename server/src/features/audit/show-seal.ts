import type { Deps } from '../../platform/deps.ts'
import { countAfter, countSealed, findLastSeal } from './seal.store.ts'

export async function showSeal(deps: Deps) {
  const last = await findLastSeal(deps.db)
  const [rows, { rows: pending }] = await Promise.all([
    countSealed(deps.db),
    countAfter(deps.db, last?.toId ?? 0),
  ])
  return { sealedAt: last?.sealedAt.toISOString() ?? null, rows, pending }
}
