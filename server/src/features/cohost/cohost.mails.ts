import { hashToken, newOpaqueToken } from '../../platform/crypto/tokens.ts'
import type { Deps } from '../../platform/deps.ts'
import type { MailIn } from '../../platform/mail/layout/mail.ts'
import type { Composer, Composers } from '../../platform/mail/send-mail.ts'
import { mayEnter } from '../access-list/entry.ts'
import {
  findBookingLetter,
  findCohostLetter,
  findDeclinedLetter,
  findWaiting,
  hasAccount,
  keepToken,
} from './cohost.store.ts'
import { cohostInvitedMail } from './mails/cohost-invited.ts'
import {
  cohostBookedMail,
  cohostCancelledMail,
  cohostReminderMail,
  cohostSecondHoldMail,
  cohostWithdrawnMail,
} from './mails/cohost-news.ts'
import {
  calendarAddressChangedMail,
  cohostAnsweredMail,
  cohostEndedMail,
  cohostInvitationDeclinedMail,
  cohostJoinedMail,
  cohostRequestMail,
} from './mails/cohost-notices.ts'
import { mayActFor } from './may-act-for.ts'

export function cohostMails(deps: Deps): Composers {
  const { db, clock, config } = deps
  const site = { publicUrl: config.publicUrl, supportEmail: config.supportEmail }

  /** The token is made while the mail is written, so that it exists only in that mail. */
  const invited: Composer = async ({ ids = '' }) => {
    const rows = await findWaiting(db, ids.split(' '), clock.now())
    const [first] = rows
    if (!first) return null
    const token = newOpaqueToken()
    await keepToken(
      db,
      rows.map(({ id }) => id),
      hashToken(token),
    )
    const { email, host, rights, expiresAt } = first
    const account = (await hasAccount(db, email)) ? 'has' : (await mayEnter(db, email)) ? 'may' : 'none'
    const url = `${config.publicUrl}/shared-access#token=${token}`
    const listings = rows.map(({ title }) => title)
    return {
      to: email,
      mail: cohostInvitedMail({ host, email, listings, rights, url, expiresAt, account, ...site }),
    }
  }

  const joined: Composer = async ({ cohostId = '' }) => {
    const row = await findCohostLetter(db, cohostId)
    if (!row || row.endedAt !== null) return null
    const { title, rights, hostFullName: fullName, helperName: other } = row
    return { to: row.hostEmail, mail: cohostJoinedMail({ fullName, other, title, rights, ...site }) }
  }

  const declined: Composer = async ({ cohostId = '' }) => {
    const row = await findDeclinedLetter(db, cohostId)
    if (!row) return null
    const { title, email, hostFullName: fullName } = row
    return { to: row.hostEmail, mail: cohostInvitationDeclinedMail({ fullName, email, title, ...site }) }
  }

  const ended: Composer = async ({ cohostId = '' }) => {
    const row = await findCohostLetter(db, cohostId)
    if (row?.endedAt == null) return null
    const { title, hasLeft } = row
    const mail = hasLeft
      ? cohostEndedMail({ to: 'host', fullName: row.hostFullName, other: row.helperName, title, ...site })
      : cohostEndedMail({ to: 'helper', fullName: row.helperFullName, other: row.hostName, title, ...site })
    return { to: hasLeft ? row.hostEmail : row.helperEmail, mail }
  }

  const addressChanged: Composer = async ({ cohostId = '' }) => {
    const row = await findCohostLetter(db, cohostId)
    if (!row) return null
    const { title, hostFullName: fullName, helperName: other } = row
    return { to: row.hostEmail, mail: calendarAddressChangedMail({ fullName, other, title, ...site }) }
  }

  const findLetter = async (bookingId: string, userId: string) => {
    const row = await findBookingLetter(db, bookingId, userId)
    const link = new URL(`/hosting?tab=today&booking=${bookingId}`, config.publicUrl).href
    return row ? { ...row, guest: row.guestName, host: row.hostName, link, ...site } : null
  }

  /** A person who has lost the right meanwhile learns nothing more about it. */
  const requested: Composer = async ({ bookingId = '', userId = '' }) => {
    const row = await findLetter(bookingId, userId)
    if (row?.state !== 'pending' || row.expiresAt === null || row.expiresAt <= clock.now()) return null
    if (!(await mayActFor(db, { userId }, row.propertyId, 'bookings'))) return null
    return { to: row.email, mail: cohostRequestMail({ ...row, expiresAt: row.expiresAt }) }
  }

  const answered =
    (hasAccepted: boolean): Composer =>
    async ({ bookingId = '', userId = '' }) => {
      const row = await findLetter(bookingId, userId)
      if (row?.state !== (hasAccepted ? 'confirmed' : 'declined')) return null
      return { to: row.email, mail: cohostAnsweredMail({ ...row, helper: row.answerer ?? '', hasAccepted }) }
    }

  type Row = NonNullable<Awaited<ReturnType<typeof findLetter>>>
  type Write = (letter: Row & { unsubscribeUrl: string | null }) => MailIn

  /** What has moved on since has news of its own; the right is asked for again, as with requests. */
  const news = (write: Write, isTrue: (row: Row) => boolean): Composer => {
    return async ({ bookingId = '', userId = '' }, { unsubscribeUrl }) => {
      const row = await findLetter(bookingId, userId)
      if (!row || !isTrue(row)) return null
      if (!(await mayActFor(db, { userId }, row.propertyId, 'bookings'))) return null
      return { to: row.email, mail: write({ ...row, unsubscribeUrl }) }
    }
  }

  return {
    'cohost-booked': news(cohostBookedMail, ({ state }) => state === 'confirmed'),
    'cohost-cancelled': news(cohostCancelledMail, ({ state }) => state === 'cancelled'),
    'cohost-withdrawn': news(cohostWithdrawnMail, ({ state }) => state === 'withdrawn'),
    'cohost-second-hold': news(
      (letter) =>
        cohostSecondHoldMail({
          ...letter,
          link: new URL('/hosting?tab=today&show=second_holds', config.publicUrl).href,
        }),
      ({ state, expiresAt }) => state === 'second_hold' && (expiresAt === null || expiresAt > clock.now()),
    ),
    'cohost-reminder': news(
      cohostReminderMail,
      ({ state, startsAt }) => state === 'confirmed' && startsAt > clock.now(),
    ),
    'cohost-invited': invited,
    'cohost-joined': joined,
    'cohost-invitation-declined': declined,
    'cohost-ended': ended,
    'calendar-address-changed': addressChanged,
    'cohost-request': requested,
    'cohost-accepted': answered(true),
    'cohost-declined': answered(false),
  }
}
