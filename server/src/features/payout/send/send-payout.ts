import { sendPayout as payoutSent } from '@roomtone/domain/ledger/movements'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Payout } from '../../../platform/payments/payments.ts'
import { insertBookingEvent } from '../../booking/entry.ts'
import { postTransfer } from '../../ledger/entry.ts'
import { findBookingState, findPayout, lockPayout, type PayoutRecord, updatePayout } from './release.store.ts'

const HOUR = 3_600_000
const TRIES = 5
const LONGEST_WAIT_HOURS = 12

/** Processors forget a key after a day. What has been on its way for longer is asked about, never sent once more. */
export const KEY_IS_GOOD_FOR_MS = 20 * HOUR

/** One at a time: asking again replaces the job that waits. */
export function sendJobKey(payoutId: string): string {
  return `payout:${payoutId}:send`
}

/** Tells the processor. What it answers is written down; while it does not answer, the job asks again with its key. */
export async function sendPayout(deps: Deps, payoutId: string): Promise<void> {
  const payout = await findPayout(deps.db, payoutId)
  if (payout?.state !== 'sending' || payout.account === null || !payout.paid_cents) return
  if (deps.clock.now().getTime() - (payout.settled_at?.getTime() ?? 0) > KEY_IS_GOOD_FOR_MS) {
    deps.log.error({ payoutId }, 'a payout has been on its way for too long, it is not sent again')
    return
  }
  const answer = await deps.payments.payOut({
    key: `payout:${payout.id}:${payout.attempt}`,
    account: payout.account,
    amount: payout.paid_cents,
    source: payout.source,
  })
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const current = await lockPayout(tx, payoutId)
    if (current?.state !== 'sending' || current.attempt !== payout.attempt) return
    await writeDown(deps, tx, current, answer, now)
  })
}

async function writeDown(deps: Deps, tx: Tx, payout: PayoutRecord, answer: Payout, now: Date): Promise<void> {
  if (answer.outcome === 'paid') await paid(deps, tx, payout, answer.reference, now)
  else if (answer.outcome === 'unfunded') await unfunded(deps, tx, payout, answer.code, now)
  else await refused(deps, tx, payout, answer.code, now)
  await deps.audit.record(tx, {
    now,
    actorId: null,
    action: ACTIONS[answer.outcome],
    subjectType: 'payout',
    subjectId: payout.id,
    data: {
      bookingId: payout.booking_id,
      hostId: payout.host_id,
      attempt: payout.attempt,
      paid: payout.paid_cents,
      ...(answer.outcome === 'paid' ? {} : { code: answer.code }),
    },
  })
}

const ACTIONS = { paid: 'payout.pay', refused: 'payout.refuse', unfunded: 'payout.wait' } as const

/**
 * Ours to fix, so the host is told nothing and it is tried until it goes through. It is due all the while:
 * the figure of overdue payouts and the reconciliation tell the operator.
 */
async function unfunded(deps: Deps, tx: Tx, payout: PayoutRecord, code: string, now: Date): Promise<void> {
  const { id: payoutId, attempt } = payout
  deps.log.error(
    { payoutId, code },
    'our balance at the processor does not cover a payout; it is tried again',
  )
  await updatePayout(tx, payoutId, { state: 'scheduled', refused_code: code, now })
  const runAt = new Date(now.getTime() + Math.min(attempt, LONGEST_WAIT_HOURS) * HOUR)
  await deps.jobs.add(
    tx,
    'release-payout',
    { payoutId },
    { key: `payout:${payoutId}:release`, runAt: code === 'source_refused' ? now : runAt },
  )
}

/** Some refusals pass by themselves, so it is tried again for some days; the host hears of each reason once. */
async function refused(deps: Deps, tx: Tx, payout: PayoutRecord, code: string, now: Date): Promise<void> {
  const payoutId = payout.id
  const refusals = payout.refusals + 1
  await updatePayout(tx, payoutId, { state: 'refused', refused_code: code, refusals, now })
  if (payout.refused_code !== code)
    await deps.jobs.add(tx, 'notify', {
      userId: payout.host_id,
      kind: 'payout-problem',
      about: { payoutId },
    })
  if (refusals < TRIES)
    await deps.jobs.add(
      tx,
      'release-payout',
      { payoutId },
      { key: `payout:${payoutId}:release`, runAt: new Date(now.getTime() + 24 * HOUR) },
    )
}

async function paid(deps: Deps, tx: Tx, payout: PayoutRecord, reference: string, now: Date): Promise<void> {
  const { id, booking_id: bookingId, host_id: userId, paid_cents: amount } = payout
  await updatePayout(tx, id, { state: 'paid', reference, refused_code: null, now })
  await postTransfer(tx, {
    ...payoutSent(amount ?? 0),
    key: `payout:${id}`,
    bookingId,
    memo: { payoutId: id },
    now,
  })
  if (bookingId !== null) await addToTimeline(tx, bookingId, { payoutId: id, amount: amount ?? 0 }, now)
  await deps.jobs.add(tx, 'notify', { userId, kind: 'payout-sent', about: { payoutId: id } })
}

type PaidOut = { payoutId: string; amount: number }

async function addToTimeline(tx: Tx, bookingId: string, data: PaidOut, now: Date): Promise<void> {
  const state = await findBookingState(tx, bookingId)
  await insertBookingEvent(tx, {
    bookingId,
    event: 'paid_out',
    party: 'payments',
    actorId: null,
    from: state,
    to: state,
    data,
    now,
  })
}
