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
import { dollars, type SheetColumn } from './csv.ts'
import { sheetHeads as head } from './sheets.texts.ts'

type Row<E extends AnyEndpoint> = Reply<E> extends { items: (infer Item)[] } ? Item : never

/** What a file holds of each table: the plain values, times as they are stored, money in dollars. */
export const PEOPLE_SHEET: readonly SheetColumn<Person>[] = [
  [head.id, ({ id }) => id],
  [head.name, ({ fullName }) => fullName],
  [head.email, ({ email }) => email],
  [head.roles, ({ roles }) => roles.join(' ')],
  [head.verification, ({ verificationStatus }) => verificationStatus],
  [head.suspended, ({ suspended }) => suspended],
  [head.onAccessList, ({ onAccessList }) => onAccessList],
  [head.joined, ({ createdAt }) => createdAt],
  [head.lastSeen, ({ lastSeenAt }) => lastSeenAt],
]

export const WAITLIST_SHEET: readonly SheetColumn<Row<typeof listWaitlist>>[] = [
  [head.id, ({ id }) => id],
  [head.name, ({ fullName }) => fullName],
  [head.email, ({ email }) => email],
  [head.joinsAs, ({ userType }) => userType],
  [head.joined, ({ joinedAt }) => joinedAt],
  [head.invited, ({ invitedAt }) => invitedAt],
  [head.hasAccount, ({ hasAccount }) => hasAccount],
]

export const ACCESS_SHEET: readonly SheetColumn<Row<typeof listAccess>>[] = [
  [head.email, ({ email }) => email],
  [head.source, ({ source }) => source],
  [head.added, ({ addedAt }) => addedAt],
  [head.hasAccount, ({ hasAccount }) => hasAccount],
]

export const APPLICATION_SHEET: readonly SheetColumn<ApplicationItem>[] = [
  [head.id, ({ id }) => id],
  [head.title, ({ title }) => title],
  [head.name, ({ applicant }) => applicant.name],
  [head.email, ({ applicant }) => applicant.email],
  [head.state, ({ status }) => status],
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
  [head.state, ({ status }) => status],
  [head.provider, ({ provider }) => provider],
  [head.flags, ({ flags }) => flags.join(' ')],
  [head.reason, ({ reason }) => reason],
  [head.submitted, ({ submittedAt }) => submittedAt],
  [head.decided, ({ decidedAt }) => decidedAt],
  [head.assignee, ({ assignee }) => assignee?.name ?? null],
]

export const MODERATION_SHEET: readonly SheetColumn<ModerationCase>[] = [
  [head.id, ({ id }) => id],
  [head.state, ({ state }) => state],
  [head.severity, ({ severity }) => severity],
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
  [head.state, ({ state }) => state],
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
  [head.action, ({ action }) => action],
  [head.subjectType, ({ subjectType }) => subjectType],
  [head.subject, ({ subjectId }) => subjectId],
  [head.details, ({ details }) => details.map(({ name, value }) => `${name}: ${value}`).join('; ')],
]

export const MAILING_SHEET: readonly SheetColumn<MailingView>[] = [
  [head.id, ({ id }) => id],
  [head.title, ({ subject }) => subject],
  [head.topic, ({ topic }) => topic],
  [head.audience, ({ audience }) => audience],
  [head.state, ({ state }) => state],
  [head.recipients, ({ recipients }) => recipients],
  [head.created, ({ createdAt }) => createdAt],
  [head.sent, ({ sentAt }) => sentAt],
]

export const ERASURE_SHEET: readonly SheetColumn<Row<typeof listErasures>>[] = [
  [head.id, ({ id }) => id],
  [head.at, ({ erasedAt }) => erasedAt],
  [head.rule, ({ rule }) => rule],
  [head.subjectType, ({ subjectType }) => subjectType],
  [head.subject, ({ subjectId }) => subjectId],
  [head.details, ({ what }) => what.map(({ name, count }) => `${name} ${count}`).join('; ')],
]

export const HOLD_SHEET: readonly SheetColumn<Row<typeof listHolds>>[] = [
  [head.id, ({ id }) => id],
  [head.subjectType, ({ subjectType }) => subjectType],
  [head.subject, ({ subjectId }) => subjectId],
  [head.reason, ({ reason }) => reason],
  [head.placed, ({ placedAt }) => placedAt],
  [head.actor, ({ placedBy }) => placedBy],
  [head.lifted, ({ liftedAt }) => liftedAt],
]

export const CREDIT_SHEET: readonly SheetColumn<AdminCredit>[] = [
  [head.id, ({ id }) => id],
  [head.kind, ({ kind }) => kind],
  [head.codeEnds, ({ last4 }) => last4],
  [head.standing, ({ standing }) => standing],
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
  [head.kind, ({ kind }) => kind],
  [head.side, ({ side }) => side],
  [head.state, ({ state }) => state],
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
  [head.kind, ({ kind }) => kind],
  [head.state, ({ state }) => state],
  [head.amount, ({ amount }) => dollars(amount)],
  [head.toCard, ({ toCard }) => dollars(toCard)],
  [head.attempt, ({ attempt }) => attempt],
  [head.created, ({ createdAt }) => createdAt],
  [head.settled, ({ settledAt }) => settledAt],
  [head.byHand, ({ byHand }) => (byHand ? `${byHand.through}: ${byHand.reason}` : null)],
  [head.assignee, ({ assignee }) => assignee?.name ?? null],
]
