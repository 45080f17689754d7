import type { AuditAction } from '@roomtone/domain/audit/audit-action'
import { hostDebt, hostPayable } from '@roomtone/domain/ledger/accounts'
import { owedPayout, payoutAfterDebt } from '@roomtone/domain/ledger/movements'
import type { Cents } from '@roomtone/domain/money/cents'
import type { PayoutState } from '@roomtone/domain/payment/standing'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { balanceOf, postTransfer, shareOf } from '../../ledger/entry.ts'
import {
  findActiveAccount,
  findReward,
  findSource,
  isContested,
  isSuspended,
  lockPayout,
  type PayoutRecord,
  takeTurnsPaying,
  updatePayout,
} from './release.store.ts'
import { sendJobKey } from './send-payout.ts'

const RELEASABLE: PayoutState[] = ['scheduled', 'without_account', 'refused']

/** The waiting time is over: what the ledger owes the host for this booking is set on its way, less what they owe us. */
export async function releasePayout(deps: Deps, payoutId: string): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const payout = await lockPayout(tx, payoutId)
    if (!payout || !RELEASABLE.includes(payout.state) || payout.due_at > now) return
    // A new claim or a bank's dispute locks the payout after it: here it is either open already or comes too
    // late for this one.
    if (payout.booking_id !== null && (await isContested(tx, payout.booking_id))) return
    if (await isSuspended(tx, payout.host_id)) return holdBack(deps, tx, payout, now)
    await takeTurnsPaying(tx, payout.host_id)
    const amounts = settledBefore(payout) ?? (await weigh(tx, payout))
    // Nothing is to be sent, so no account is needed.
    if (amounts.paid_cents === 0) return settle(deps, tx, { payout, amounts, now })
    const account = await findActiveAccount(tx, payout.host_id, deps.payments.name)
    if (account === undefined) return waitForAccount(deps, tx, payout, now)
    await setOut(deps, tx, { payout, amounts, now }, account)
  })
}

/** Held because its host is suspended; lifting the suspension releases it (`let-payouts-go-of`). */
async function holdBack(deps: Deps, tx: Tx, payout: PayoutRecord, now: Date): Promise<void> {
  await updatePayout(tx, payout.id, { state: 'held', now })
  await record(deps, tx, { payout, action: 'payout.wait', now })
}

/**
 * The host is told once: a person who has not answered the first mail is not helped by one every ten minutes.
 */
async function waitForAccount(deps: Deps, tx: Tx, payout: PayoutRecord, now: Date): Promise<void> {
  if (payout.state === 'without_account') return
  await updatePayout(tx, payout.id, { state: 'without_account', now })
  await record(deps, tx, { payout, action: 'payout.wait', now })
  const { id: payoutId, host_id: userId } = payout
  await deps.jobs.add(tx, 'notify', { userId, kind: 'payout-problem', about: { payoutId } })
}

type Amounts = { due_cents: Cents; withheld_cents: Cents; paid_cents: Cents }
type Setting = { payout: PayoutRecord; amounts: Amounts; now: Date }

async function settle(deps: Deps, tx: Tx, { payout, amounts, now }: Setting): Promise<void> {
  await writeInLedger(tx, { payout, amounts, now })
  await updatePayout(tx, payout.id, { ...amounts, state: 'settled', now })
  await record(deps, tx, { payout, action: 'payout.settle', now, data: amounts })
  if (amounts.withheld_cents <= 0) return
  const { id: payoutId, host_id: userId } = payout
  await deps.jobs.add(tx, 'notify', { userId, kind: 'payout-withheld', about: { payoutId } })
}

async function setOut(deps: Deps, tx: Tx, { payout, amounts, now }: Setting, account: string): Promise<void> {
  if (settledBefore(payout) === null) await writeInLedger(tx, { payout, amounts, now })
  await updatePayout(tx, payout.id, {
    ...amounts,
    state: 'sending',
    account,
    source: await sourceOf(tx, payout, amounts.paid_cents),
    attempt: payout.attempt + 1,
    refused_code: account === payout.account ? payout.refused_code : null,
    now,
  })
  await record(deps, tx, { payout, action: 'payout.release', now, data: amounts })
  await deps.jobs.add(tx, 'send-payout', { payoutId: payout.id }, { key: sendJobKey(payout.id) })
}

/**
 * The charge that the payout is taken from, once its money is ours. Processors give at most the charge, so
 * what gift cards paid or a claim added comes from our balance, like rewards. The processor watches what was
 * refunded since: if it refuses the charge, it is asked again without it.
 */
async function sourceOf(tx: Tx, payout: PayoutRecord, paid: Cents): Promise<string | null> {
  if (payout.cause === 'referral' || payout.refused_code === 'source_refused') return null
  const source = await findSource(tx, payout)
  return source && paid <= source.amount ? source.reference : null
}

/**
 * A payout that was returned has left the host's account in the ledger already and waits under `payouts`. It
 * goes out again as it was; a debt that has come up meanwhile is taken from the next one.
 */
function settledBefore({ due_cents, withheld_cents, paid_cents }: PayoutRecord): Amounts | null {
  if (due_cents === null || withheld_cents === null || paid_cents === null) return null
  return { due_cents, withheld_cents, paid_cents }
}

/** Below zero: more went back to the guest than the host had of it. Then there is nothing to pay, and a debt is left. */
async function weigh(tx: Tx, payout: PayoutRecord): Promise<Amounts> {
  const due = await dueFor(tx, payout)
  const debt = Math.max(0, await balanceOf(tx, hostDebt(payout.host_id)))
  const { withheld, paid } = payoutAfterDebt({ due, debt })
  return { due_cents: due, withheld_cents: withheld, paid_cents: paid }
}

async function writeInLedger(tx: Tx, { payout, amounts, now }: Setting): Promise<void> {
  const { id, booking_id: bookingId, host_id: hostId } = payout
  // Of the debt, what this payout can cover is all that concerns it.
  const transfer = owedPayout({ hostId, due: amounts.due_cents, debt: amounts.withheld_cents })
  if (transfer.postings.length > 0)
    await postTransfer(tx, {
      ...transfer,
      key: `payout_due:${id}`,
      bookingId,
      memo: { payoutId: id },
      now,
    })
}

/**
 * A claim decided for the host is recorded under its booking, so the first of its payouts takes what is
 * there.
 */
async function dueFor(
  tx: Tx,
  { booking_id: bookingId, host_id: hostId, referral_id }: PayoutRecord,
): Promise<Cents> {
  if (bookingId !== null) return 0 - (await shareOf(tx, hostPayable(hostId), bookingId))
  return referral_id === null ? 0 : findReward(tx, referral_id)
}

type Step = { payout: PayoutRecord; action: AuditAction; now: Date; data?: Record<string, number> }

async function record(deps: Deps, tx: Tx, { payout, action, now, data }: Step): Promise<void> {
  await deps.audit.record(tx, {
    now,
    actorId: null,
    action,
    subjectType: 'payout',
    subjectId: payout.id,
    data: { bookingId: payout.booking_id, hostId: payout.host_id, ...data },
  })
}
