import type { Deps } from '../../../platform/deps.ts'
import { findReconciliations } from './reconciliation.store.ts'

const SHOWN = 30

export async function listReconciliations({ db }: Deps) {
  const rows = await findReconciliations(db, SHOWN)
  return { items: rows.map(({ at, ...row }) => ({ at: at.toISOString(), ...row })) }
}
