import type { listAccess } from '@roomtone/contract/access-list/list-access'
import type { ApplicationItem } from '@roomtone/contract/application/application'
import type { listAudit } from '@roomtone/contract/audit/list-audit'
import type { AdminBookingCard } from '@roomtone/contract/booking/admin-bookings'
import type { AdminRefund } from '@roomtone/contract/booking/admin-refunds'
import type { AdminClaimCard } from '@roomtone/contract/claim/admin-claims'
import type { PacketRow } from '@roomtone/contract/compliance/packet'
import type { ModerationCase } from '@roomtone/contract/conversation/safety'
import type { AdminCredit } from '@roomtone/contract/credit/credit'
import type { AnyEndpoint, Reply } from '@roomtone/contract/endpoint'
import type { MailingView } from '@roomtone/contract/notification/mailings'
import type { Person } from '@roomtone/contract/people/list-people'
import type { listErasures, listHolds } from '@roomtone/contract/retention/retention'
import type { ReviewRow } from '@roomtone/contract/review/admin-reviews'
import type { ReviewItem } from '@roomtone/contract/verification/list-verifications'
import type { listWaitlist } from '@roomtone/contract/waitlist/list-waitlist'
import { STATE_LABELS } from '@roomtone/domain/booking/process'
import { claimWords } from '../../../parts/claim/claims.texts.ts'
import { said } from '../../../platform/language/said.texts.ts'
import { mailingsTexts } from '../../growth/mailings/mailings.texts.ts'
import { adminCreditsTexts } from '../../money/credits.texts.ts'
import { refundsTexts } from '../../money/refunds/refunds.texts.ts'
import { detailWords, recordWords, wordsOf } from '../../records/audit/audit-words.ts'
import { erasedWords } from '../../records/retention/erased-words.ts'
import { retentionTexts } from '../../records/retention/retention.texts.ts'
import { applicationsTexts } from '../../spaces/applications.texts.ts'
import { disputesTexts } from '../../trust/disputes/disputes.texts.ts'
import { moderationTexts } from '../../trust/moderation/moderation.texts.ts'
import { verificationsTexts } from '../../trust/verifications/verifications.texts.ts'
import { adminTexts } from '../admin.texts.ts'
import { dollars, type SheetColumn } from './csv.ts'
import { sheetHeads as head } from './sheets.texts.ts'

type Row<E extends AnyEndpoint> = Reply<E> extends { items: (infer Item)[] } ? Item : never

const people = adminTexts.people
const ruleNames: Record<string, string | undefined> = retentionTexts.rules.names

/** What a file holds of each table: the words of its page, times in UTC, money in dollars. */
export const PEOPLE_SHEET: readonly SheetColumn<Person>[] = [
  [head.id, ({ id }) => id],
  [head.name, ({ fullName }) => fullName],
  [head.email, ({ email }) => email],
  [head.roles, ({ roles }) => roles.map((role) => people.roles[role]).join(', ')],
  [head.verification, ({ verificationStatus }) => people.verification[verificationStatus]],
  [head.suspended, ({ suspended }) => suspended],
  [head.onAccessList, ({ onAccessList }) => onAccessList],
  [head.joined, ({ createdAt }) => createdAt],
  [head.lastSeen, ({ lastSeenAt }) => lastSeenAt],
]

export const WAITLIST_SHEET: readonly SheetColumn<Row<typeof listWaitlist>>[] = [
  [head.id, ({ id }) => id],
  [head.name, ({ fullName }) => fullName],
  [head.email, ({ email }) => email],
  [head.joinsAs, ({ userType }) => adminTexts.waitlist.types[userType]],
  [head.joined, ({ joinedAt }) => joinedAt],
  [head.invited, ({ invitedAt }) => invitedAt],
  [head.hasAccount, ({ hasAccount }) => hasAccount],
]

export const ACCESS_SHEET: readonly SheetColumn<Row<typeof listAccess>>[] = [
  [head.email, ({ email }) => email],
  [head.source, ({ source }) => adminTexts.access.sources[source]],
  [head.added, ({ addedAt }) => addedAt],
  [head.hasAccount, ({ hasAccount }) => hasAccount],
]

export const APPLICATION_SHEET: readonly SheetColumn<ApplicationItem>[] = [
  [head.id, ({ id }) => id],
  [head.title, ({ title }) => title],
  [head.name, ({ applicant }) => applicant.name],
  [head.email, ({ applicant }) => applicant.email],
  [head.state, ({ status }) => applicationsTexts.statuses[status]],
  [head.revision, ({ revision }) => revision],
  [head.submitted, ({ submittedAt }) => submittedAt],
  [head.decided, ({ decidedAt }) => decidedAt],
  [head.notes, ({ adminNotes }) => adminNotes],
  [head.assignee, ({ assignee }) => assignee?.name ?? null],
]

/** Without birthdays, addresses and numbers: those stay where each reading is written down. */
export const VERIFICATION_SHEET: readonly SheetColumn<ReviewItem>[] = [
  [head.id, ({ id }) => id],
  [head.name, ({ profileName }) => profileName],
  [head.email, ({ email }) => email],
  [head.state, ({ status }) => verificationsTexts.status[status]],
  [head.provider, ({ provider }) => verificationsTexts.providers[provider]],
  [head.flags, ({ flags }) => flags.map((flag) => verificationsTexts.flags[flag]).join(', ')],
  [head.reason, ({ reason }) => reason],
  [head.submitted, ({ submittedAt }) => submittedAt],
  [head.decided, ({ decidedAt }) => decidedAt],
  [head.assignee, ({ assignee }) => assignee?.name ?? null],
]

export const MODERATION_SHEET: readonly SheetColumn<ModerationCase>[] = [
  [head.id, ({ id }) => id],
  [head.state, ({ state }) => moderationTexts.state[state]],
  [head.severity, ({ severity }) => moderationTexts.severity[severity]],
  [head.reason, ({ reason }) => reason],
  [head.name, ({ subject }) => subject.fullName],
  [head.email, ({ subject }) => subject.email],
  [head.reporter, ({ reporter }) => reporter?.fullName ?? null],
  [head.opened, ({ createdAt }) => createdAt],
  [head.decided, ({ decidedAt }) => decidedAt],
  [head.notes, ({ note }) => note],
  [head.assignee, ({ assignee }) => assignee?.name ?? null],
]

export const REVIEW_SHEET: readonly SheetColumn<ReviewRow>[] = [
  [head.id, ({ id }) => id],
  [head.booking, ({ bookingId }) => bookingId],
  [head.rating, ({ rating }) => rating],
  [head.text, ({ body }) => body],
  [head.author, ({ authorEmail }) => authorEmail],
  [head.email, ({ subjectEmail }) => subjectEmail],
  [head.hidden, ({ hidden }) => hidden?.at ?? null],
  [head.reports, ({ openReports }) => openReports],
]

export const BOOKING_SHEET: readonly SheetColumn<AdminBookingCard>[] = [
  [head.id, ({ id }) => id],
  [head.state, ({ state }) => said(STATE_LABELS[state])],
  [head.title, ({ property }) => property.title],
  [head.city, ({ property }) => property.city],
  [head.production, ({ production }) => production.title],
  [head.guest, ({ guestEmail }) => guestEmail],
  [head.host, ({ hostEmail }) => hostEmail],
  [head.starts, ({ startsAt }) => startsAt],
  [head.ends, ({ endsAt }) => endsAt],
  [head.requested, ({ createdAt }) => createdAt],
  [head.total, ({ total }) => dollars(total)],
  [head.captured, ({ captured }) => dollars(captured)],
  [head.credit, ({ credit }) => dollars(credit)],
  [head.refunded, ({ refunded }) => dollars(refunded)],
]

export const COMPLIANCE_SHEET: readonly SheetColumn<PacketRow>[] = [
  [head.id, ({ id }) => id],
  [head.booking, ({ bookingId }) => bookingId],
  [head.invoice, ({ invoiceId }) => invoiceId],
  [head.production, ({ production }) => production],
  [head.signed, ({ isReleaseSigned }) => isReleaseSigned],
  [head.state, ({ status }) => status],
  [head.created, ({ createdAt }) => createdAt],
]

export const AUDIT_SHEET: readonly SheetColumn<Row<typeof listAudit>>[] = [
  [head.id, ({ id }) => id],
  [head.at, ({ at }) => at],
  [head.actor, ({ actorName }) => actorName],
  [head.actorId, ({ actorId }) => actorId],
  [head.action, ({ action }) => wordsOf(action)],
  [head.subjectType, ({ subjectType }) => recordWords(subjectType)],
  [head.subject, ({ subjectId }) => subjectId],
  [
    head.details,
    ({ details }) =>
      detailWords(details)
        .map(({ name, value }) => `${name}: ${value}`)
        .join('; '),
  ],
]

export const MAILING_SHEET: readonly SheetColumn<MailingView>[] = [
  [head.id, ({ id }) => id],
  [head.title, ({ subject }) => subject],
  [head.topic, ({ topic }) => mailingsTexts.topics[topic]],
  [head.audience, ({ audience }) => mailingsTexts.audiences[audience]],
  [head.state, ({ state }) => mailingsTexts.states[state]],
  [head.recipients, ({ recipients }) => recipients],
  [head.created, ({ createdAt }) => createdAt],
  [head.sent, ({ sentAt }) => sentAt],
]

export const ERASURE_SHEET: readonly SheetColumn<Row<typeof listErasures>>[] = [
  [head.id, ({ id }) => id],
  [head.at, ({ erasedAt }) => erasedAt],
  [head.rule, ({ rule }) => ruleNames[rule] ?? rule],
  [head.subjectType, ({ subjectType }) => recordWords(subjectType)],
  [head.subject, ({ subjectId }) => subjectId],
  [
    head.details,
    ({ what }) =>
      erasedWords(what)
        .map(({ name, count }) => `${name}: ${count}`)
        .join('; '),
  ],
]

export const HOLD_SHEET: readonly SheetColumn<Row<typeof listHolds>>[] = [
  [head.id, ({ id }) => id],
  [head.subjectType, ({ subjectType }) => recordWords(subjectType)],
  [head.subject, ({ subjectId }) => subjectId],
  [head.reason, ({ reason }) => reason],
  [head.placed, ({ placedAt }) => placedAt],
  [head.actor, ({ placedBy }) => placedBy],
  [head.lifted, ({ liftedAt }) => liftedAt],
]

export const CREDIT_SHEET: readonly SheetColumn<AdminCredit>[] = [
  [head.id, ({ id }) => id],
  [head.kind, ({ kind }) => adminCreditsTexts.kinds[kind]],
  [head.codeEnds, ({ last4 }) => last4],
  [head.standing, ({ standing }) => adminCreditsTexts.standings[standing]],
  [head.amount, ({ amount }) => dollars(amount)],
  [head.balance, ({ balance }) => dollars(balance)],
  [head.uses, ({ usesTaken }) => usesTaken],
  [head.holder, ({ holder }) => holder],
  [head.issued, ({ issuedAt }) => issuedAt],
  [head.expires, ({ expiresAt }) => expiresAt],
  [head.notes, ({ note }) => note],
]

export const DISPUTE_SHEET: readonly SheetColumn<AdminClaimCard>[] = [
  [head.id, ({ id }) => id],
  [head.booking, ({ bookingId }) => bookingId],
  [head.kind, ({ kind }) => claimWords.kinds[kind]],
  [head.side, ({ side }) => disputesTexts.sides[side]],
  [head.state, ({ state }) => claimWords.states[state]],
  [head.title, ({ title }) => title],
  [head.guest, ({ guestEmail }) => guestEmail],
  [head.host, ({ hostEmail }) => hostEmail],
  [head.asked, ({ asked }) => dollars(asked)],
  [head.awarded, ({ awarded }) => dollars(awarded)],
  [head.opened, ({ createdAt }) => createdAt],
  [head.answerDue, ({ answerDueAt }) => answerDueAt],
  [head.assignee, ({ assignee }) => assignee?.name ?? null],
]

export const REFUND_SHEET: readonly SheetColumn<AdminRefund>[] = [
  [head.id, ({ id }) => id],
  [head.booking, ({ bookingId }) => bookingId],
  [head.title, ({ title }) => title],
  [head.guest, ({ guestEmail }) => guestEmail],
  [head.kind, ({ kind }) => refundsTexts.kinds[kind]],
  [head.state, ({ state }) => refundsTexts.states[state]],
  [head.amount, ({ amount }) => dollars(amount)],
  [head.toCard, ({ toCard }) => dollars(toCard)],
  [head.attempt, ({ attempt }) => attempt],
  [head.created, ({ createdAt }) => createdAt],
  [head.settled, ({ settledAt }) => settledAt],
  [
    head.byHand,
    ({ byHand }) => (byHand ? `${refundsTexts.settle.throughs[byHand.through]}: ${byHand.reason}` : null),
  ],
  [head.assignee, ({ assignee }) => assignee?.name ?? null],
]
