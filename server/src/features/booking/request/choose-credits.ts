import type { Applied } from '@roomtone/domain/credit/apply-credits'
import type { Cents } from '@roomtone/domain/money/cents'
import type { Tx } from '../../../platform/db/database.ts'
import { Refused } from '../../../platform/refused.ts'
import { holdCredits, lockAndWeigh } from '../../credit/entry.ts'
import { type BookingRow, updateCredit } from '../booking.store.ts'

/** A person who was shown another amount is asked again before anything is taken. */
export function requireSameCredit({ credit }: Applied, expected: Cents): void {
  if (credit !== expected) throw new Refused('credit_changed')
}

type Choice = { ids: string[]; expected: Cents; now: Date }

/** For a booking that awaits payment: these in the place of what it held. Answers what is left for the card. */
export async function chooseAnew(
  tx: Tx,
  booking: BookingRow,
  { ids, expected, now }: Choice,
): Promise<Cents> {
  const { id: bookingId, guest_id: userId, total_cents: total } = booking
  const weighed = await lockAndWeigh(tx, { userId, ids, total, bookingId, now })
  requireSameCredit(weighed, expected)
  await holdCredits(tx, { bookingId, userId, uses: weighed.uses, now })
  await updateCredit(tx, bookingId, weighed.credit)
  return weighed.rest
}
