import type { ClaimCard, ClaimView, EvidenceView } from '@roomtone/contract/claim/claim'
import type { ClaimChargeState } from '@roomtone/domain/claim/claim'
import { claimEventsFor, mayAddEvidence } from '@roomtone/domain/claim/claim-steps'
import type { Cents } from '@roomtone/domain/money/cents'
import { declineOf } from '@roomtone/domain/payment/decline'
import type { ChargeRow } from '../payment/entry.ts'
import type { ClaimRow, findClaimFacts, findClaimRefund } from './claim.store.ts'
import type { EvidenceRow, findFilesOfMessages } from './evidence/claim-evidence.store.ts'
import type { Part } from './require-claim.ts'

export function claimCardView(claim: ClaimRow, owed: Cents, viewerId: string): ClaimCard {
  return {
    id: claim.id,
    side: claim.side,
    isOwn: claim.claimant_id === viewerId,
    kind: claim.kind,
    state: claim.state,
    asked: claim.asked_cents,
    awarded: claim.awarded_cents,
    owed,
    createdAt: claim.created_at.toISOString(),
    answerDueAt: claim.answer_due_at.toISOString(),
  }
}

type Parts = {
  part: Part
  viewerId: string
  facts: NonNullable<Awaited<ReturnType<typeof findClaimFacts>>>
  texts: { text: string; answer: string; reason: string }
  evidence: EvidenceView[]
  refund: Awaited<ReturnType<typeof findClaimRefund>>
  charge: ChargeRow | undefined
  now: Date
}

export function claimView(parts: Parts): ClaimView {
  const { part, facts, texts, evidence, refund, charge, now } = parts
  const { claim, viewer, booking } = part
  const guest = { id: booking.guest_id, name: facts.guestName }
  const host = { id: booking.host_id, name: facts.hostName }
  return {
    ...claimCardView(claim, facts.owed, parts.viewerId),
    bookingId: booking.id,
    party: viewer,
    claimant: claim.side === 'guest' ? guest : host,
    respondent: claim.side === 'guest' ? host : guest,
    booking: {
      title: facts.title,
      production: facts.production,
      startsAt: facts.startsAt.toISOString(),
      endsAt: facts.endsAt.toISOString(),
      timeZone: facts.timeZone,
    },
    text: texts.text,
    answer: claim.answered_at && {
      at: claim.answered_at.toISOString(),
      agrees: claim.agrees === true,
      text: texts.answer,
    },
    decision: claim.decided_at && {
      at: claim.decided_at.toISOString(),
      by: claim.decided_by === null ? 'agreement' : 'admin',
      reason: texts.reason,
    },
    evidence,
    timeline: timelineOf(parts),
    actions: actionsOf(part, facts.owed, charge, now),
    isPayoutHeld: facts.isPayoutHeld,
    refund: refund ? { amount: refund.amount, state: refund.state } : null,
    charge: charge ? chargeView(charge, viewer) : null,
  }
}

function actionsOf(
  { claim, viewer, party }: Part,
  owed: Cents,
  charge: ChargeRow | undefined,
  now: Date,
): ClaimView['actions'] {
  const standing = { state: claim.state, answerDueAt: claim.answer_due_at }
  const isAsking = charge !== undefined && shownState(charge) === 'asking'
  const isPayable = viewer === 'guest' && party === 'respondent' && owed > 0 && !isAsking
  return [
    ...claimEventsFor(party, standing, now),
    ...(mayAddEvidence(party, claim.state) ? (['add_evidence'] as const) : []),
    ...(isPayable ? (['pay'] as const) : []),
  ]
}

/** What is reserved is captured in the same breath; what was voided has paid nothing. */
function shownState({ state }: ChargeRow): ClaimChargeState {
  if (state === 'authorised') return 'asking'
  return state === 'released' ? 'declined' : state
}

/** What the bank said and what the page needs to go there are between the bank and the guest. */
function chargeView(charge: ChargeRow, viewer: Part['viewer']): NonNullable<ClaimView['charge']> {
  const { amount_cents: amount, client_secret, decline_code, card } = charge
  const state = shownState(charge)
  const isGuest = viewer === 'guest'
  return {
    amount,
    state,
    clientSecret: isGuest && state === 'needs_authentication' ? client_secret : null,
    decline: isGuest && state === 'declined' ? declineOf(decline_code ?? '') : null,
    card: isGuest && card ? { brand: card.brand, last4: card.last4 } : null,
  }
}

type Moment = ClaimView['timeline'][number]

/** No row says that a time has passed: what the clock brought is derived from the dates. */
function timelineOf({ part: { claim }, refund, charge, now }: Parts): Moment[] {
  const moment = (what: Moment['what'], at: Date | null | undefined, amount = 0): Moment[] =>
    at ? [{ at: at.toISOString(), what, amount }] : []
  const awarded = claim.awarded_cents ?? 0
  const end = claim.ended_at ?? now
  const hasLapsed = claim.answered_at === null && end >= claim.answer_due_at
  const isAgreed = claim.agrees === true
  const settled = charge?.settled_at
  return [
    ...moment('opened', claim.created_at, claim.asked_cents),
    ...(isAgreed ? moment('agreed', claim.answered_at, awarded) : moment('answered', claim.answered_at)),
    ...moment('lapsed', hasLapsed ? claim.answer_due_at : null),
    ...(isAgreed ? [] : moment('decided', claim.decided_at, awarded)),
    ...moment('withdrawn', claim.state === 'withdrawn' ? claim.ended_at : null),
    ...moment('refunded', refund?.state === 'done' ? refund.settledAt : null, refund?.amount),
    ...moment('charged', charge?.state === 'captured' ? settled : null, charge?.amount_cents),
    ...moment('declined', charge?.state === 'declined' ? settled : null, charge?.amount_cents),
  ]
}

type MessageFiles = Awaited<ReturnType<typeof findFilesOfMessages>>

export function evidenceViewOf(row: EvidenceRow, files: MessageFiles): EvidenceView {
  const { id, side, addedAt } = row
  return {
    id,
    side,
    addedAt: addedAt.toISOString(),
    file: fileOf(row),
    message: row.messageId === null ? null : messageOf(row, files),
  }
}

function fileOf(row: EvidenceRow): EvidenceView['file'] {
  if (row.kind === 'upload')
    return {
      from: 'claim',
      id: row.id,
      name: row.name ?? '',
      mediaType: row.mediaType ?? '',
      kind: null,
      takenAt: row.addedAt.toISOString(),
    }
  if (row.fileId === null) return null
  return {
    from: 'packet',
    id: row.fileId,
    name: row.fileName ?? '',
    mediaType: row.fileType ?? '',
    kind: row.fileKind,
    takenAt: (row.fileAt ?? row.addedAt).toISOString(),
  }
}

function messageOf(row: EvidenceRow, files: MessageFiles): NonNullable<EvidenceView['message']> {
  return {
    content: row.content ?? '',
    sender: row.senderName ?? '',
    sentAt: (row.sentAt ?? row.addedAt).toISOString(),
    files: files
      .filter(({ messageId }) => messageId === row.messageId)
      .map(({ messageId: _, ...file }) => file),
  }
}
