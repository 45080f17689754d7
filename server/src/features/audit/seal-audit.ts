import type { Deps } from '../../platform/deps.ts'
import { findLastSeal, findSettledEnd, insertSeal } from './seal.store.ts'
import { beginBatch, NO_HASH, sealStatement } from './seal-statement.ts'
import { walkLeaves } from './walk-leaves.ts'

const LOCK_NOT_AVAILABLE = '55P03'

/** Seals the rows since the last seal as a batch. Of two simultaneous processes, one seals. */
export async function sealAudit(deps: Deps): Promise<void> {
  const last = await findLastSeal(deps.db)
  const end = await settledEnd(deps)
  const after = last?.toId ?? 0
  if (end === null || end <= after) return
  const previous = last?.hash ?? NO_HASH
  const batch = beginBatch(previous)
  let rowCount = 0
  for await (const { leaf } of walkLeaves(deps.db, { after, to: end })) {
    batch.update(leaf)
    rowCount += 1
  }
  const seal = { fromId: after + 1, toId: end, rowCount, previous, hash: batch.digest() }
  const now = deps.clock.now()
  const { key, signature } = await deps.signing.sign(sealStatement({ ...seal, at: now }))
  if (await insertSeal(deps.db, { ...seal, keyId: key, signature, now }))
    // Kept with the other logs, outside of the database, this line shows if the last seal is ever taken back.
    deps.log.info({ to: end, rows: rowCount, hash: seal.hash.toString('hex') }, 'audit log sealed')
}

/** Null when a writer takes too long: waiting would make all others wait, and the next run is near. */
async function settledEnd(deps: Deps): Promise<number | null> {
  try {
    return await deps.db.transaction().execute(findSettledEnd)
  } catch (error) {
    if ((error as { code?: string }).code === LOCK_NOT_AVAILABLE) return null
    throw error
  }
}
