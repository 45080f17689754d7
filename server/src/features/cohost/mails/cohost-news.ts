import { own } from '@roomtone/contract/language/own-words'
import { timeIn } from '../../../platform/documents/words.ts'
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

type Words = { subject: string; preheader: string; heading: string; text: string }

/** What became of a booking that whoever reads this helps with. */
function newsMail(params: NewsParams, words: Words, unsubscribeUrl: string | null = null): Mail {
  const { fullName, production, startsAt, timeZone, link, publicUrl, supportEmail } = params
  const { subject, preheader, heading, text } = words
  return renderMail({
    subject,
    preheader,
    heading,
    blocks: [
      { kind: 'text', text: greet(fullName) },
      { kind: 'text', text },
      {
        kind: 'facts',
        rows: [
          ['Production', own(production)],
          ['Begins', timeIn(startsAt, timeZone)],
        ],
      },
      { kind: 'button', label: 'See the booking', url: link },
    ],
    reason: 'You got this because you help to host this space on Roomtone.',
    unsubscribeUrl,
    publicUrl,
    supportEmail,
  })
}

function guestOf({ guest }: NewsParams): string {
  return greetingName(guest) ?? 'A guest'
}

export function cohostBookedMail(params: NewsParams): Mail {
  const { title, host } = params
  return newsMail(params, {
    subject: `Confirmed: ${guestOf(params)} booked ${own(title)}`,
    preheader: 'It is paid and confirmed.',
    heading: 'A booking is confirmed.',
    text: `${guestOf(params)} booked ${own(title)}, which you look after together with ${greetingName(host) ?? 'its host'}. It was confirmed at once, and nobody has to answer.`,
  })
}

export function cohostCancelledMail(params: NewsParams): Mail {
  const { title } = params
  return newsMail(params, {
    subject: `Cancelled: ${guestOf(params)} at ${own(title)}`,
    preheader: 'Nobody comes at that time.',
    heading: 'A booking is cancelled.',
    text: `${guestOf(params)} no longer comes to ${own(title)}: the booking is cancelled.`,
  })
}

export function cohostWithdrawnMail(params: NewsParams): Mail {
  const { title } = params
  return newsMail(params, {
    subject: `A request for ${own(title)} was withdrawn`,
    preheader: 'There is nothing left to answer.',
    heading: 'One request less.',
    text: `${guestOf(params)} no longer asks for ${own(title)}: the request was withdrawn, and there is nothing to answer any more.`,
  })
}

export function cohostReminderMail(params: NewsParams & { unsubscribeUrl: string | null }): Mail {
  const { title, startsAt, timeZone, unsubscribeUrl } = params
  const at = timeIn(startsAt, timeZone)
  const words = {
    subject: `${guestOf(params)} comes to ${own(title)} soon`,
    preheader: `They come at ${at}.`,
    heading: 'A crew arrives soon.',
    text: `${guestOf(params)} arrives at ${own(title)} on ${at}. How to reach them is on the page of the booking.`,
  }
  return newsMail(params, words, unsubscribeUrl)
}
