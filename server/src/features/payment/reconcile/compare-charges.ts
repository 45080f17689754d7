import type { DifferenceKind } from '@roomtone/domain/payment/difference'
import type { ChargeState } from '@roomtone/domain/payment/standing'
import type { Deps } from '../../../platform/deps.ts'
import type { Charge } from '../../../platform/payments/payments.ts'
import { throughProcessor } from '../../ledger/entry.ts'
import { type Difference, findChargesOf } from './reconciliation.store.ts'

const HOUR = 3_600_000
/** How many questions to the processor run in parallel. */
const HANDS = 8

const LET_GO: ChargeState[] = ['declined', 'released']

type Theirs = { captured: number; refunded: number; reserved: number }

/**
 * Our ledger against the processor, for some bookings. What differs is read once more: a booking may have been paid
 * or refunded between the two questions.
 */
export async function compareCharges(deps: Deps, bookingIds: string[]): Promise<Difference[]> {
  const differing = await compareOnce(deps, bookingIds)
  if (differing.length === 0) return []
  return compareOnce(deps, [...new Set(differing.map(({ bookingId }) => bookingId))])
}

async function compareOnce(deps: Deps, bookingIds: string[]): Promise<Difference[]> {
  const now = deps.clock.now()
  const rows = await findChargesOf(deps.db, bookingIds)
  const charges = await askFor(
    deps,
    rows.map(({ reference }) => reference),
  )
  const ours = await throughProcessor(deps.db, bookingIds)
  return bookingIds.flatMap((bookingId) => {
    const cards = rows.filter((row) => row.bookingId === bookingId)
    if (cards.some(({ capturingSince }) => isRecent(capturingSince, now))) return []
    const theirs = sumOf(
      cards.map(({ reference, state }) => ({ charge: charges.get(reference) ?? null, state })),
    )
    const onItsWay = cards.reduce((sum, card) => sum + card.onItsWay, 0)
    const { captured, refunded } = ours.get(bookingId) ?? { captured: 0, refunded: 0 }
    return [
      differ(bookingId, 'captured', captured, theirs.captured),
      // A refund that is on its way may or may not be counted over there yet.
      theirs.refunded === refunded + onItsWay ? [] : differ(bookingId, 'refunded', refunded, theirs.refunded),
      differ(bookingId, 'reserved', 0, theirs.reserved),
    ].flat()
  })
}

/** A few at a time: one after the other takes hours for what moves in forty days, all together is refused over there. */
async function askFor({ payments }: Deps, references: string[]): Promise<Map<string, Charge | null>> {
  const charges = new Map<string, Charge | null>()
  const waiting = oneByOne(references)
  const ask = async () => {
    for (const reference of waiting) charges.set(reference, await payments.find(reference))
  }
  await Promise.all(Array.from({ length: HANDS }, ask))
  return charges
}

/** Shared by all hands. Unlike an array's own iterator it ends for everybody when one of them throws. */
function* oneByOne(references: string[]): Generator<string, void> {
  yield* references
}

/** The money is being taken at this moment: the processor may know of it before we do. */
function isRecent(since: Date | null, now: Date): boolean {
  return since !== null && now.getTime() - since.getTime() < HOUR
}

/** A charge that the processor does not know of has moved nothing. */
function sumOf(cards: { charge: Charge | null; state: ChargeState }[]): Theirs {
  const sums = { captured: 0, refunded: 0, reserved: 0 }
  for (const { charge, state } of cards) {
    if (!charge) continue
    sums.captured += charge.captured
    sums.refunded += charge.refunded
    if (charge.state === 'authorised' && LET_GO.includes(state)) sums.reserved += charge.amount
  }
  return sums
}

function differ(bookingId: string, what: DifferenceKind, ours: number, theirs: number): Difference[] {
  return ours === theirs ? [] : [{ bookingId, what, ours, theirs }]
}
