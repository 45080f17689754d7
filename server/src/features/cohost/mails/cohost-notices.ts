import { own } from '@roomtone/contract/language/own-words'
import type { CohostRight } from '@roomtone/domain/access/cohost-rights'
import { startWords, timeIn } from '../../../platform/documents/words.ts'
import { greet } from '../../../platform/mail/layout/greet.ts'
import { greetingName } from '../../../platform/mail/layout/greeting-name.ts'
import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'
import { RIGHTS_WORDS } from './rights-words.ts'

interface AccessParams extends MailSite {
  fullName: string
  /** First name. */
  other: string
  title: string
}

const SHARED = '/settings/login-security?tab=shared-access'
const REASON = "You got this because it's about access to a listing. These emails can't be turned off."

export function cohostJoinedMail(params: AccessParams & { rights: readonly CohostRight[] }): Mail {
  const { fullName, rights, publicUrl, supportEmail } = params
  const title = own(params.title)
  const other = greetingName(params.other) ?? 'Your co-host'
  return renderMail({
    subject: `${other} now helps with ${title}`,
    preheader: 'Your invitation was accepted.',
    heading: `${other} now helps with ${title}`,
    blocks: [
      { kind: 'text', text: greet(fullName) },
      { kind: 'text', text: `${other} accepted your invitation and now has access to ${title}.` },
      { kind: 'facts', rows: [['What they can do', rights.map((right) => RIGHTS_WORDS[right]).join('. ')]] },
      { kind: 'button', label: 'See who has access', url: new URL(SHARED, publicUrl).href },
      {
        kind: 'note',
        text: 'You can change what they can do, or end their access, at any time. Changes take effect right away.',
      },
    ],
    reason: REASON,
    publicUrl,
    supportEmail,
  })
}

export function cohostEndedMail(params: AccessParams & { to: 'host' | 'helper' }): Mail {
  const { fullName, to, publicUrl, supportEmail } = params
  const title = own(params.title)
  const other = greetingName(params.other)
  const text =
    to === 'host'
      ? `${other ?? 'Your co-host'} stopped helping with ${title} and no longer has access to it.`
      : `${other ?? 'The host'} ended your access to ${title}. It's no longer in your listings.`
  return renderMail({
    subject: `Shared access to ${title} has ended`,
    preheader: 'It took effect right away.',
    heading: `Shared access to ${title} has ended`,
    blocks: [
      { kind: 'text', text: greet(fullName) },
      { kind: 'text', text },
      { kind: 'button', label: 'See shared access', url: new URL(SHARED, publicUrl).href },
    ],
    reason: REASON,
    publicUrl,
    supportEmail,
  })
}

export function cohostInvitationDeclinedMail(params: Omit<AccessParams, 'other'> & { email: string }): Mail {
  const { fullName, email, publicUrl, supportEmail } = params
  const title = own(params.title)
  return renderMail({
    subject: `Your invitation to help with ${title} was declined`,
    preheader: 'You can invite someone else anytime.',
    heading: `Your invitation to help with ${title} was declined`,
    blocks: [
      { kind: 'text', text: greet(fullName) },
      {
        kind: 'text',
        text: `The invitation you sent to ${own(email)} was declined, so nobody got access to ${title}.`,
      },
      { kind: 'button', label: 'See who has access', url: new URL(SHARED, publicUrl).href },
    ],
    reason: REASON,
    publicUrl,
    supportEmail,
  })
}

export function calendarAddressChangedMail(params: AccessParams): Mail {
  const { fullName, publicUrl, supportEmail } = params
  const title = own(params.title)
  const other = greetingName(params.other) ?? 'Your co-host'
  return renderMail({
    subject: `The calendar address of ${title} has changed`,
    preheader: 'Calendars that follow it need the new address.',
    heading: `The calendar address of ${title} has changed`,
    blocks: [
      { kind: 'text', text: greet(fullName) },
      {
        kind: 'text',
        text: `${other} no longer manages the calendar of ${title} but knew its secret address. We changed the address so they can't follow the calendar anymore.`,
      },
      {
        kind: 'text',
        text: "Do other calendars follow it? Copy the new address from the listing's calendar and paste it there. The old one no longer works.",
      },
      { kind: 'button', label: 'Get the new address', url: new URL('/hosting?tab=calendar', publicUrl).href },
    ],
    reason: REASON,
    publicUrl,
    supportEmail,
  })
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

export function cohostRequestMail(params: BookingParams & { host: string; expiresAt: Date }): Mail {
  const { fullName, startsAt, timeZone, link, expiresAt, publicUrl, supportEmail } = params
  const title = own(params.title)
  const guest = greetingName(params.guest) ?? 'A guest'
  const subject = `${guest} wants to book ${title}, ${startWords(startsAt, timeZone)}`
  return renderMail({
    subject,
    preheader: `Please answer by ${timeIn(expiresAt, timeZone)}.`,
    heading: subject,
    blocks: [
      { kind: 'text', text: greet(fullName) },
      {
        kind: 'text',
        text: `${guest} wants to book ${title}, which you help ${greetingName(params.host) ?? 'its host'} host. Either of you can answer.`,
      },
      {
        kind: 'facts',
        rows: [
          ['Production', own(params.production)],
          ['Starts', timeIn(startsAt, timeZone)],
          ['Answer by', timeIn(expiresAt, timeZone)],
        ],
      },
      { kind: 'button', label: 'Answer the request', url: link },
    ],
    reason: 'You got this because you help host this space on Roomtone.',
    publicUrl,
    supportEmail,
  })
}

export function cohostAnsweredMail(params: BookingParams & { helper: string; hasAccepted: boolean }): Mail {
  const { fullName, startsAt, timeZone, link, hasAccepted, publicUrl, supportEmail } = params
  const title = own(params.title)
  const guest = greetingName(params.guest) ?? 'the guest'
  const helper = greetingName(params.helper) ?? 'Your co-host'
  const where = `${title}, ${startWords(startsAt, timeZone)}`
  const subject = hasAccepted
    ? `${helper} accepted a request: ${where}`
    : `${helper} declined a request: ${where}`
  return renderMail({
    subject,
    preheader: hasAccepted ? "It's paid and confirmed." : 'The time is open in your calendar again.',
    heading: subject,
    blocks: [
      { kind: 'text', text: greet(fullName) },
      {
        kind: 'text',
        text: hasAccepted
          ? `${helper} accepted the request from ${guest} for you, and it's paid.`
          : `${helper} declined the request from ${guest} for you. The time is open in your calendar again.`,
      },
      {
        kind: 'facts',
        rows: [
          ['Production', own(params.production)],
          ['Starts', timeIn(startsAt, timeZone)],
        ],
      },
      { kind: 'button', label: 'See the booking', url: link },
    ],
    reason: 'You got this because you host this space on Roomtone.',
    publicUrl,
    supportEmail,
  })
}
