import { randomUUID } from 'node:crypto'
import type { Cents } from '@roomtone/domain/money/cents'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { insertCharge } from './charge.store.ts'
import type { PaidFor } from './paid-for.ts'

/** The caller advances it right after the commit; the job is for when it does not live to. */
const ADVANCE_AFTER_MS = 20_000

export type ResolvedCard = { token: string; customer: string | null }

/** For charges that credits pay in full: there is no card to ask. */
export const NO_CARD: ResolvedCard = { token: '', customer: null }

type Start = {
  card: ResolvedCard
  amount: Cents
  /** The guest is not there to go to their bank. */
  isAway?: boolean
  now: Date
}

export function chargeJobKey(chargeId: string): string {
  return `charge:${chargeId}:advance`
}

/** Written down before the processor hears of it: what it does not answer can be asked again with the same key. */
export async function startCharge(
  deps: Deps,
  tx: Tx,
  paidFor: PaidFor,
  { card, amount, isAway = false, now }: Start,
): Promise<string> {
  const chargeId = randomUUID()
  await insertCharge(tx, { ...paidFor, id: chargeId, ...card, amount, isAway, now })
  const runAt = new Date(now.getTime() + ADVANCE_AFTER_MS)
  await deps.jobs.add(tx, 'advance-charge', { chargeId }, { key: chargeJobKey(chargeId), runAt })
  return chargeId
}
