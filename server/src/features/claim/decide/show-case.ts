import type { ClaimCase } from '@roomtone/contract/claim/admin-claims'
import type { Actor } from '@roomtone/domain/access/actor'
import { isReadyToDecide } from '@roomtone/domain/claim/claim-steps'
import type { Deps } from '../../../platform/deps.ts'
import { givenBackOf, hasPart } from '../../booking/entry.ts'
import { transfersOf } from '../../ledger/entry.ts'
import { findCapturedCharges } from '../../payment/entry.ts'
import { requireClaim } from '../require-claim.ts'
import { viewPart } from '../view-claim.ts'
import { findCaseFacts, findPayoutsOf } from './claim-list.store.ts'
import { mostAwardable } from './settle-claim.ts'

/** A case with the booking's facts, papers and money beside it, for the admin who decides. */
export async function showCase(deps: Deps, actor: Actor, id: string): Promise<ClaimCase> {
  const { db } = deps
  const part = await requireClaim(db, actor, id)
  const { claim, booking } = part
  const facts = await findCaseFacts(db, id)
  const given = await givenBackOf(db, booking)
  const awards = (await findCapturedCharges(db, booking.id)).filter(({ purpose }) => purpose === 'claim')
  const awarded = awards.reduce((sum, { amount }) => sum + amount, 0)
  return {
    claim: await viewPart(deps, db, actor, part),
    guestEmail: facts.guestEmail,
    hostEmail: facts.hostEmail,
    isReady: isReadyToDecide({ state: claim.state, answerDueAt: claim.answer_due_at }, deps.clock.now()),
    isOwn: await hasPart(db, booking, actor.userId),
    most: await mostAwardable(db, claim, booking),
    booking: {
      total: booking.total_cents,
      subtotal: booking.subtotal_cents,
      crew: booking.crew,
      confirmedAt: booking.confirmed_at?.toISOString() ?? null,
      paid: booking.total_cents + awarded,
      due: booking.subtotal_cents - given.fromHost + awarded,
      refunded: given.total,
    },
    packet:
      facts.packetId === null || facts.packetStatus === null
        ? null
        : { id: facts.packetId, status: facts.packetStatus, files: facts.files },
    payouts: (await findPayoutsOf(db, booking.id)).map(({ cause, state, dueAt, paid }) => ({
      cause: cause === 'claim' ? 'claim' : 'booking',
      state,
      dueAt: dueAt.toISOString(),
      paid,
    })),
    ledger: (await transfersOf(db, booking.id)).map(({ at, kind, postings }) => ({
      at: at.toISOString(),
      kind,
      postings: postings.map(({ account, amount }) => ({
        account: account.split(':')[0] ?? account,
        amount,
      })),
    })),
  }
}
