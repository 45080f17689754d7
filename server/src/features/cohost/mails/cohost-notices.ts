import type { CohostRight } from '@roomtone/domain/access/cohost-rights'
import { textsIn } from '@roomtone/texts/all/cohost/mails'
import { formatsIn } from '@roomtone/texts/all/formats'
import { greeting } from '../../../platform/mail/layout/greeting.ts'
import { greetingName } from '../../../platform/mail/layout/greeting-name.ts'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'

interface AccessParams extends MailSite {
  fullName: string
  /** First name. */
  other: string
  title: string
}

const SHARED = '/settings/login-security?tab=shared-access'

export function cohostJoinedMail(params: AccessParams & { rights: readonly CohostRight[] }): MailIn {
  const { fullName, title, rights, publicUrl, supportEmail } = params
  return (language) => {
    const { joined, names, rights: named, accessReason } = textsIn(language)
    const other = greetingName(params.other) ?? names.yourCohost
    const subject = joined.subject({ other, title })
    return writeMail(language, {
      subject,
      preheader: joined.preheader,
      heading: subject,
      blocks: [
        { kind: 'text', text: greeting(language, fullName) },
        { kind: 'text', text: joined.text({ other, title }) },
        { kind: 'facts', rows: [[joined.rights, rights.map((right) => named[right]).join('. ')]] },
        { kind: 'button', label: joined.action, url: new URL(SHARED, publicUrl).href },
        { kind: 'note', text: joined.note },
      ],
      reason: accessReason,
      publicUrl,
      supportEmail,
    })
  }
}

export function cohostEndedMail(params: AccessParams & { to: 'host' | 'helper' }): MailIn {
  const { fullName, title, to, publicUrl, supportEmail } = params
  return (language) => {
    const { ended, names, accessReason } = textsIn(language)
    const other = greetingName(params.other) ?? (to === 'host' ? names.yourCohost : names.theHost)
    const subject = ended.subject({ title })
    return writeMail(language, {
      subject,
      preheader: ended.preheader,
      heading: subject,
      blocks: [
        { kind: 'text', text: greeting(language, fullName) },
        { kind: 'text', text: ended.text[to]({ other, title }) },
        { kind: 'button', label: ended.action, url: new URL(SHARED, publicUrl).href },
      ],
      reason: accessReason,
      publicUrl,
      supportEmail,
    })
  }
}

export function cohostInvitationDeclinedMail(
  params: Omit<AccessParams, 'other'> & { email: string },
): MailIn {
  const { fullName, email, title, publicUrl, supportEmail } = params
  return (language) => {
    const { declined, joined, accessReason } = textsIn(language)
    const subject = declined.subject({ title })
    return writeMail(language, {
      subject,
      preheader: declined.preheader,
      heading: subject,
      blocks: [
        { kind: 'text', text: greeting(language, fullName) },
        { kind: 'text', text: declined.text({ email, title }) },
        { kind: 'button', label: joined.action, url: new URL(SHARED, publicUrl).href },
      ],
      reason: accessReason,
      publicUrl,
      supportEmail,
    })
  }
}

export function calendarAddressChangedMail(params: AccessParams): MailIn {
  const { fullName, title, publicUrl, supportEmail } = params
  return (language) => {
    const { addressChanged, names, accessReason } = textsIn(language)
    const other = greetingName(params.other) ?? names.yourCohost
    const subject = addressChanged.subject({ title })
    return writeMail(language, {
      subject,
      preheader: addressChanged.preheader,
      heading: subject,
      blocks: [
        { kind: 'text', text: greeting(language, fullName) },
        { kind: 'text', text: addressChanged.text({ other, title }) },
        { kind: 'text', text: addressChanged.how },
        {
          kind: 'button',
          label: addressChanged.action,
          url: new URL('/hosting?tab=calendar', publicUrl).href,
        },
      ],
      reason: accessReason,
      publicUrl,
      supportEmail,
    })
  }
}

interface BookingParams extends MailSite {
  fullName: string
  title: string
  guest: string
  production: string
  startsAt: Date
  timeZone: string
  link: string
}

export function cohostRequestMail(params: BookingParams & { host: string; expiresAt: Date }): MailIn {
  const { fullName, title, production, startsAt, timeZone, link, expiresAt, publicUrl, supportEmail } = params
  const start = { at: startsAt, timeZone }
  const expires = { at: expiresAt, timeZone }
  return (language) => {
    const { requested, booking, names } = textsIn(language)
    const { date } = formatsIn(language)
    const guest = greetingName(params.guest) ?? names.aGuest
    const host = greetingName(params.host) ?? names.itsHost
    const subject = requested.subject({ guest, title, start })
    return writeMail(language, {
      subject,
      preheader: requested.preheader({ expires }),
      heading: subject,
      blocks: [
        { kind: 'text', text: greeting(language, fullName) },
        { kind: 'text', text: requested.text({ guest, title, host }) },
        {
          kind: 'facts',
          rows: [
            [booking.production, production],
            [booking.starts, date('dateTime', start)],
            [requested.answerBy, date('dateTime', expires)],
          ],
        },
        { kind: 'button', label: requested.action, url: link },
      ],
      reason: booking.reason,
      publicUrl,
      supportEmail,
    })
  }
}

export function cohostAnsweredMail(params: BookingParams & { helper: string; hasAccepted: boolean }): MailIn {
  const { fullName, title, production, startsAt, timeZone, link, hasAccepted, publicUrl, supportEmail } =
    params
  const start = { at: startsAt, timeZone }
  return (language) => {
    const { answered, booking, names } = textsIn(language)
    const words = hasAccepted ? answered.accepted : answered.declined
    const guest = greetingName(params.guest) ?? names.theGuest
    const helper = greetingName(params.helper) ?? names.yourCohost
    const subject = words.subject({ helper, title, start })
    return writeMail(language, {
      subject,
      preheader: words.preheader,
      heading: subject,
      blocks: [
        { kind: 'text', text: greeting(language, fullName) },
        { kind: 'text', text: words.text({ helper, guest }) },
        {
          kind: 'facts',
          rows: [
            [booking.production, production],
            [booking.starts, formatsIn(language).date('dateTime', start)],
          ],
        },
        { kind: 'button', label: booking.action, url: link },
      ],
      reason: answered.reason,
      publicUrl,
      supportEmail,
    })
  }
}
