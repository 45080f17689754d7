import { own } from '@roomtone/contract/language/own-words'
import type { CohostRight } from '@roomtone/domain/access/cohost-rights'
import { timeIn } from '../../../platform/documents/words.ts'
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
const REASON = 'You got this because it concerns access to a listing. These mails cannot be switched off.'

export function cohostJoinedMail(params: AccessParams & { rights: readonly CohostRight[] }): Mail {
  const { fullName, rights, publicUrl, supportEmail } = params
  const title = own(params.title)
  const other = greetingName(params.other) ?? 'Your co-host'
  return renderMail({
    subject: `${other} helps with ${title} now`,
    preheader: 'Your invitation was accepted.',
    heading: 'Your invitation was accepted.',
    blocks: [
      { kind: 'text', text: greet(fullName) },
      { kind: 'text', text: `${other} accepted your invitation and has access to ${title} from now on.` },
      { kind: 'facts', rows: [['What they can do', rights.map((right) => RIGHTS_WORDS[right]).join('. ')]] },
      { kind: 'button', label: 'See who has access', url: new URL(SHARED, publicUrl).href },
      { kind: 'note', text: 'You can change what they may do, or end it, at any time. It counts at once.' },
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
      ? `${other ?? 'Your co-host'} no longer helps with ${title}. They ended it themselves, and have no access to it any more.`
      : `${other ?? 'The host'} ended your access to ${title}. It no longer appears among your listings.`
  return renderMail({
    subject: `Shared access to ${title} has ended`,
    preheader: 'It counts at once.',
    heading: 'Shared access has ended.',
    blocks: [
      { kind: 'text', text: greet(fullName) },
      { kind: 'text', text },
      { kind: 'button', label: 'Shared access', url: new URL(SHARED, publicUrl).href },
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
    heading: 'Your invitation was declined.',
    blocks: [
      { kind: 'text', text: greet(fullName) },
      {
        kind: 'text',
        text: `The invitation to help with ${title} that you sent to ${own(email)} was declined. Nobody got access.`,
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
    heading: 'Your calendar has a new address.',
    blocks: [
      { kind: 'text', text: greet(fullName) },
      {
        kind: 'text',
        text: `${other} no longer manages the calendar of ${title}, but knows the secret address you publish it at. We changed that address, so they can't follow the calendar any more.`,
      },
      {
        kind: 'text',
        text: 'Do other calendars follow it? Copy the new address from the calendar of the listing and paste it there. The old one has stopped working.',
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
  return renderMail({
    subject: `${guest} would like to book ${title}`,
    preheader: `Please answer by ${timeIn(expiresAt, timeZone)}.`,
    heading: 'A request to answer.',
    blocks: [
      { kind: 'text', text: greet(fullName) },
      {
        kind: 'text',
        text: `${guest} would like to book ${title}, which you look after together with ${greetingName(params.host) ?? 'its host'}. Whoever answers first answers for both.`,
      },
      {
        kind: 'facts',
        rows: [
          ['Production', own(params.production)],
          ['Begins', timeIn(startsAt, timeZone)],
          ['Answer by', timeIn(expiresAt, timeZone)],
        ],
      },
      { kind: 'button', label: 'Answer the request', url: link },
    ],
    reason: 'You got this because you help to host this space on Roomtone.',
    publicUrl,
    supportEmail,
  })
}

export function cohostAnsweredMail(params: BookingParams & { helper: string; hasAccepted: boolean }): Mail {
  const { fullName, startsAt, timeZone, link, hasAccepted, publicUrl, supportEmail } = params
  const title = own(params.title)
  const guest = greetingName(params.guest) ?? 'the guest'
  const helper = greetingName(params.helper) ?? 'Your co-host'
  return renderMail({
    subject: hasAccepted
      ? `${helper} accepted a request for ${title}`
      : `${helper} declined a request for ${title}`,
    preheader: hasAccepted ? 'It is paid and confirmed.' : 'Your calendar is free again.',
    heading: hasAccepted ? 'A booking is confirmed.' : 'A request was declined.',
    blocks: [
      { kind: 'text', text: greet(fullName) },
      {
        kind: 'text',
        text: hasAccepted
          ? `${helper} accepted the request by ${guest} on your behalf, and it is paid.`
          : `${helper} declined the request by ${guest} on your behalf. The time is free again.`,
      },
      {
        kind: 'facts',
        rows: [
          ['Production', own(params.production)],
          ['Begins', timeIn(startsAt, timeZone)],
        ],
      },
      { kind: 'button', label: 'See the booking', url: link },
    ],
    reason: 'You got this because it is a booking of a space of yours on Roomtone.',
    publicUrl,
    supportEmail,
  })
}
