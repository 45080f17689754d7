import { own } from '@roomtone/contract/language/own-words'
import { startWords, timeIn } from '../../../platform/documents/words.ts'
import { greet } from '../../../platform/mail/layout/greet.ts'
import { greetingName } from '../../../platform/mail/layout/greeting-name.ts'
import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

interface NewsParams extends MailSite {
  fullName: string
  title: string
  /** First names. */
  guest: string
  host: string
  production: string
  startsAt: Date
  timeZone: string
  link: string
}

type Words = { subject: string; preheader: string; text: string }

/** What became of a booking that whoever reads this helps with. */
function newsMail(params: NewsParams, words: Words, unsubscribeUrl: string | null = null): Mail {
  const { fullName, production, startsAt, timeZone, link, publicUrl, supportEmail } = params
  const { subject, preheader, text } = words
  return renderMail({
    subject,
    preheader,
    heading: subject,
    blocks: [
      { kind: 'text', text: greet(fullName) },
      { kind: 'text', text },
      {
        kind: 'facts',
        rows: [
          ['Production', own(production)],
          ['Starts', timeIn(startsAt, timeZone)],
        ],
      },
      { kind: 'button', label: 'See the booking', url: link },
    ],
    reason: 'You got this because you help host this space on Roomtone.',
    unsubscribeUrl,
    publicUrl,
    supportEmail,
  })
}

/** `Foundry Street Brick Loft, Sat, Dec 5, 9:00 AM` */
function spaceAndStart({ title, startsAt, timeZone }: NewsParams): string {
  return `${own(title)}, ${startWords(startsAt, timeZone)}`
}

function guestOf({ guest }: NewsParams): string {
  return greetingName(guest) ?? 'A guest'
}

export function cohostBookedMail(params: NewsParams): Mail {
  const { title, host } = params
  return newsMail(params, {
    subject: `New booking: ${guestOf(params)} at ${spaceAndStart(params)}`,
    preheader: "It's paid and confirmed.",
    text: `${guestOf(params)} booked ${own(title)}, which you help ${greetingName(host) ?? 'its host'} host. It booked instantly, so there's nothing to answer.`,
  })
}

export function cohostCancelledMail(params: NewsParams): Mail {
  const { title } = params
  return newsMail(params, {
    subject: `Canceled: ${guestOf(params)} at ${spaceAndStart(params)}`,
    preheader: 'Nobody is coming at that time.',
    text: `${guestOf(params)} isn't coming to ${own(title)}. The booking was canceled.`,
  })
}

export function cohostWithdrawnMail(params: NewsParams): Mail {
  const { title } = params
  return newsMail(params, {
    subject: `Request withdrawn: ${guestOf(params)} at ${spaceAndStart(params)}`,
    preheader: "There's nothing left to answer.",
    text: `The request from ${guestOf(params)} for ${own(title)} was withdrawn, so there's nothing left to answer.`,
  })
}

export function cohostReminderMail(params: NewsParams & { unsubscribeUrl: string | null }): Mail {
  const { title, startsAt, timeZone, unsubscribeUrl } = params
  const at = timeIn(startsAt, timeZone)
  const words = {
    subject: `Coming up: ${guestOf(params)} at ${spaceAndStart(params)}`,
    preheader: `Their booking starts ${at}.`,
    text: `${guestOf(params)} has ${own(title)} booked from ${at}. The booking page shows how to reach them.`,
  }
  return newsMail(params, words, unsubscribeUrl)
}
