import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Authorization } from '../../../platform/payments/payments.ts'
import { type ChargeRow, findCharge, findVoiding, updateCharge } from './charge.store.ts'
import type { ChargeOwner, LockedSubject } from './charge-owner.ts'
import { paidForBy } from './paid-for.ts'
import { planRenewal } from './plan-renewal.ts'

/** Credits pay everything: nothing is reserved, so nothing runs out. */
export const NOTHING_TO_ASK = { outcome: 'authorised', reference: null, card: null, until: null } as const

/** `was_recorded`: somebody else has brought the answer before. */
export type Recorded = 'capture' | 'done' | 'was_recorded'

export type Answer = Authorization | typeof NOTHING_TO_ASK

/**
 * What the processor said about a card, written down with what its owner makes of it. Only the first to bring the
 * answer changes anything.
 */
export async function recordAuthorization(
  deps: Deps,
  owner: ChargeOwner,
  asked: ChargeRow,
  answer: Answer,
): Promise<Recorded> {
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const subject = await owner.lock(deps, tx, asked, now)
    const charge = await findCharge(tx, asked.id)
    const isOpen = charge?.state === 'asking' || charge?.state === 'needs_authentication'
    if (!subject || !charge || !isOpen) return 'was_recorded'
    await write(deps, tx, { charge, answer, now }, subject.isAbandoned)
    const next = subject.isAbandoned
      ? await abandon(deps, tx, charge, answer)
      : await notifyOwner(deps, tx, { charge, answer, now }, subject)
    if (charge.attempt > 1) await voidOthers(deps, tx, charge)
    return next
  })
}

type Answered = { charge: ChargeRow; answer: Answer; now: Date }

async function write(
  deps: Deps,
  tx: Tx,
  { charge, answer, now }: Answered,
  isAbandoned: boolean,
): Promise<void> {
  const isReserved = answer.outcome !== 'declined'
  const state = isReserved && isAbandoned ? 'releasing' : answer.outcome
  await updateCharge(tx, charge.id, ['asking', 'needs_authentication'], { ...columnsOf(answer, now), state })
  if (state === charge.state) return
  await deps.audit.record(tx, {
    now,
    actorId: null,
    action: `payment.${state}`,
    subjectType: 'booking',
    subjectId: charge.booking_id,
    data: {
      paymentId: charge.id,
      attempt: charge.attempt,
      ...(charge.claim_id === null ? {} : { claim: charge.claim_id }),
      ...(answer.outcome === 'declined' ? { code: answer.code } : {}),
    },
  })
}

function columnsOf(answer: Answer, now: Date) {
  switch (answer.outcome) {
    case 'authorised':
      return {
        reference: answer.reference,
        ...(answer.card ? { card: answer.card } : {}),
        authorised_until: answer.until,
        client_secret: null,
        settled_at: now,
      }
    case 'declined':
      return {
        decline_code: answer.code,
        client_secret: null,
        settled_at: now,
      }
    case 'needs_authentication':
      return { reference: answer.reference, client_secret: answer.clientSecret }
  }
}

async function notifyOwner(
  deps: Deps,
  tx: Tx,
  { charge, answer, now }: Answered,
  subject: LockedSubject,
): Promise<Recorded> {
  if (answer.outcome === 'declined') {
    await subject.declined(answer, 'authorization')
    return 'done'
  }
  if (answer.outcome === 'needs_authentication') {
    if (charge.state === 'asking') await subject.needsAuthentication()
    return 'done'
  }
  const after = await subject.authorized()
  if (after.capture === 'now') return 'capture'
  await planRenewal(deps, tx, {
    chargeId: charge.id,
    until: answer.until,
    neededUntil: after.neededUntil,
    now,
  })
  return 'done'
}

async function abandon(deps: Deps, tx: Tx, { id: chargeId }: ChargeRow, answer: Answer): Promise<Recorded> {
  if (answer.outcome !== 'declined') await deps.jobs.add(tx, 'void-charge', { chargeId })
  return 'done'
}

/** What a renewal was to take the place of is voided only once the renewal is answered. */
async function voidOthers(deps: Deps, tx: Tx, charge: ChargeRow): Promise<void> {
  for (const chargeId of await findVoiding(tx, paidForBy(charge)))
    if (chargeId !== charge.id) await deps.jobs.add(tx, 'void-charge', { chargeId })
}
