import { type BookingEvent, TRANSITIONS } from '@roomtone/domain/booking/process'
import { shootTimesOf } from '@roomtone/domain/booking/shoot-times'
import { hasTimeToPlan, stateAt } from '@roomtone/domain/booking/timers'
import { daysBetween } from '@roomtone/domain/time/local-date'
import { toLocal } from '@roomtone/domain/time/zone'
import type { Deps } from '../../../platform/deps.ts'
import type { MailIn } from '../../../platform/mail/layout/mail.ts'
import type { Composer, Composers } from '../../../platform/mail/send-mail.ts'
import { bookingLink } from '../read/booking-link.ts'
import { bookingAuthorizedMail } from './booking-authorized.ts'
import { bookingCancelledMail } from './booking-cancelled.ts'
import { bookingCompletedMail } from './booking-completed.ts'
import { bookingConfirmedMail } from './booking-confirmed.ts'
import { bookingDeclinedMail } from './booking-declined.ts'
import { bookingExpiredMail } from './booking-expired.ts'
import {
  type CoveredDebt,
  findCoveredDebts,
  findLetterRow,
  findPayoutLetter,
  findRefundLetter,
  type LetterRow,
} from './booking-mail.store.ts'
import { bookingOfferedMail, bookingOfferPassedMail } from './booking-offered.ts'
import { bookingPaymentFailedMail } from './booking-payment-failed.ts'
import { bookingPaymentTimedOutMail } from './booking-payment-timed-out.ts'
import { bookingRefundedMail } from './booking-refunded.ts'
import { bookingReminderMail } from './booking-reminder.ts'
import { bookingLeftLineMail, bookingWithdrawnMail } from './booking-withdrawn.ts'
import type { Letter } from './letter.ts'
import { paymentAlertMail } from './payment-alert.ts'
import { payoutProblemMail, payoutSentMail, payoutWithheldMail } from './payout-mails.ts'
import { secondHoldTakenMail } from './second-hold-taken.ts'
import { tripPlanningMail } from './trip-planning.ts'

type Write = (letter: Letter) => MailIn

/** Those of the table that tell somebody; a test compares the two. */
const LETTERS: Partial<Record<BookingEvent, Write>> = {
  authorised: bookingAuthorizedMail,
  authorised_instantly: (letter) => bookingConfirmedMail(letter, true),
  payment_timed_out: bookingPaymentTimedOutMail,
  payment_failed: bookingPaymentFailedMail,
  accept: (letter) => bookingConfirmedMail(letter, false),
  decline: bookingDeclinedMail,
  expire: bookingExpiredMail,
  withdraw: bookingWithdrawnMail,
  cancel: bookingCancelledMail,
  complete: bookingCompletedMail,
  promote: bookingOfferedMail,
  let_offer_pass: bookingOfferPassedMail,
  leave_line: bookingLeftLineMail,
}

export function bookingMails(deps: Deps): Composers {
  const { db, clock, config } = deps

  /** What has moved on since has a mail of its own; this one would no longer be true. */
  const about = (write: Write, isTrue: (row: LetterRow, now: Date) => boolean): Composer => {
    return async ({ bookingId = '', to }, { unsubscribeUrl }) => {
      const row = await findLetterRow(db, bookingId)
      if (!row || !isTrue(row, clock.now())) return null
      const side = to === 'host' ? 'host' : 'guest'
      return {
        to: side === 'host' ? row.hostEmail : row.guestEmail,
        mail: write({ ...letterTo(deps, side, row), unsubscribeUrl }),
      }
    }
  }

  /** `kept`: out of the host's share, and of which payouts. */
  const refunded: Composer = async ({ bookingId = '', refundId = '', to, kept }) => {
    const [row, refund] = await Promise.all([findLetterRow(db, bookingId), findRefundLetter(db, refundId)])
    if (!row || refund?.bookingId !== row.id) return null
    const side = to === 'host' ? 'host' : 'guest'
    const { amount, toCredit } = refund
    const letter = { ...letterTo(deps, side, row), refunded: amount, toCredit, unsubscribeUrl: null }
    return {
      to: side === 'host' ? row.hostEmail : row.guestEmail,
      mail: bookingRefundedMail({ ...letter, isPaidOut: kept === 'next' }),
    }
  }

  const payoutSent: Composer = async ({ payoutId = '' }) => {
    const payout = await findPayoutLetter(db, payoutId)
    if (payout?.state !== 'paid') return null
    const debts = await findCoveredDebts(db, payoutId)
    return { to: payout.email, mail: payoutSentMail(payoutLetter(deps, payout, debts)) }
  }

  const payoutWithheld: Composer = async ({ payoutId = '' }) => {
    const payout = await findPayoutLetter(db, payoutId)
    if (payout?.state !== 'settled' || (payout.withheld ?? 0) <= 0) return null
    const debts = await findCoveredDebts(db, payoutId)
    return { to: payout.email, mail: payoutWithheldMail(payoutLetter(deps, payout, debts)) }
  }

  const payoutProblem: Composer = async ({ payoutId = '' }) => {
    const payout = await findPayoutLetter(db, payoutId)
    const state = payout?.state
    if (!payout || (state !== 'without_account' && state !== 'refused')) return null
    return { to: payout.email, mail: payoutProblemMail(payoutLetter(deps, payout, []), state) }
  }

  const alert: Composer = async ({ what = '', amount, bookingId = '' }) => ({
    to: config.operatorEmail,
    mail: paymentAlertMail({
      what,
      amount: amount === undefined ? null : Number(amount),
      bookingId,
      ...siteOf(deps),
    }),
  })

  const letters = Object.entries(LETTERS).map(([event, write]): [string, Composer] => [
    `booking-${event.replaceAll('_', '-')}`,
    about(write, (row, now) => leadsTo(event as BookingEvent).includes(stateOf(row, now))),
  ])
  return {
    ...Object.fromEntries(letters),
    'booking-reminder': about(
      bookingReminderMail,
      (row, now) => row.state === 'confirmed' && row.startsAt > now,
    ),
    'trip-planning': about(
      tripPlanningMail,
      (row, now) => row.state === 'confirmed' && hasTimeToPlan(row.startsAt, now),
    ),
    'second-hold-taken': about(secondHoldTakenMail, (row, now) => stateOf(row, now) === 'second_hold'),
    'booking-refunded': refunded,
    'payout-sent': payoutSent,
    'payout-withheld': payoutWithheld,
    'payout-problem': payoutProblem,
    'payment-alert': alert,
  }
}

function leadsTo(event: BookingEvent) {
  return TRANSITIONS.filter((step) => step.event === event).map(({ to }) => to)
}

function stateOf({ state, expiresAt, confirmingSince }: LetterRow, now: Date) {
  return stateAt({ state, expiresAt, isConfirming: confirmingSince !== null }, now)
}

function siteOf({ config }: Deps) {
  return { publicUrl: config.publicUrl, supportEmail: config.supportEmail }
}

function letterTo(deps: Deps, side: 'guest' | 'host', row: LetterRow): Omit<Letter, 'unsubscribeUrl'> {
  const { id, title, startsAt, endsAt, timeZone, production, kind, purpose, crew } = row
  const {
    total,
    credit,
    subtotal,
    refunded,
    toCredit,
    refundedBesides,
    penalty,
    isPenaltyWaived,
    expiresAt,
    endedBy,
    endReason,
    endNote,
  } = row
  return {
    side,
    fullName: side === 'host' ? row.hostFullName : row.guestFullName,
    other: side === 'host' ? row.guestName : row.hostName,
    title,
    startsAt,
    endsAt,
    ...shootTimesOf(row),
    timeZone,
    midnights: daysBetween(toLocal(deps.clock.now(), timeZone).date, toLocal(startsAt, timeZone).date),
    production,
    kind,
    purpose,
    crew,
    total,
    credit,
    subtotal,
    refunded,
    toCredit,
    refundedBesides,
    penalty,
    isPenaltyWaived,
    expiresAt,
    wasSent: row.sentAt !== null,
    endedBy,
    endReason,
    endNote,
    link: bookingLink(deps, side, id),
    ...siteOf(deps),
  }
}

type PayoutRow = NonNullable<Awaited<ReturnType<typeof findPayoutLetter>>>

function payoutLetter(deps: Deps, row: PayoutRow, debts: CoveredDebt[]) {
  const { fullName, title, production, startsAt, endsAt, timeZone, friend, paid, withheld } = row
  return {
    fullName,
    booking:
      title && production && startsAt && endsAt && timeZone
        ? { title, production, startsAt, endsAt, timeZone }
        : null,
    friend,
    paid: paid ?? 0,
    withheld: withheld ?? 0,
    debts,
    ...siteOf(deps),
  }
}
