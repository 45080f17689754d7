import type { ReviewSide } from '@roomtone/domain/review/review'
import { textsIn as frameIn } from '@roomtone/texts/all/mail/about-booking'
import { textsIn } from '@roomtone/texts/all/review/mails'
import { greeting } from '../../../platform/mail/layout/greeting.ts'
import { greetingName } from '../../../platform/mail/layout/greeting-name.ts'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import type { MailBlock } from '../../../platform/mail/layout/mail-block.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'

export interface ReviewLetter extends MailSite {
  /** Which side wrote the review. */
  side: ReviewSide
  /** Of who reads this. */
  fullName: string
  /** First name of the other side. */
  other: string
  title: string
  rating: number
  body: string
  reply: string | null
  /** The booking's page, which shows the reviews. */
  link: string
  unsubscribeUrl: string | null
}

type Texts = ReturnType<typeof textsIn>['reviews']

type Said = {
  subject: string
  preheader: string
  heading: string
  text: string
  quote: string
  facts: [string, string][]
  action: string
  note: string
}

/** To whom it is about, as soon as it can be seen. */
export function reviewReceivedMail(letter: ReviewLetter): MailIn {
  return reviewMail(letter, (texts) => {
    const { received } = texts
    const { title, body } = letter
    const name = nameOf(letter, letter.side, texts)
    return {
      subject: received.subject({ name, title }),
      preheader: received.preheader,
      heading: received.heading,
      text: received.text({ name, title }),
      quote: body,
      facts: [[texts.rating, texts.stars(letter)]],
      action: received.action,
      note: received.note,
    }
  })
}

/** To its author, when the window closed and the other side had stayed silent. */
export function reviewPublishedMail(letter: ReviewLetter): MailIn {
  return reviewMail(letter, (texts) => {
    const { published } = texts
    return {
      subject: published.subject(letter),
      preheader: published.preheader,
      heading: published.heading,
      text: published.text(letter),
      quote: letter.body,
      facts: [[texts.rating, texts.stars(letter)]],
      action: published.action,
      note: published.note,
    }
  })
}

/** To its author: whom it was about has answered. */
export function reviewReplyMail(letter: ReviewLetter): MailIn {
  return reviewMail(letter, (texts) => {
    const { reply } = texts
    const { title } = letter
    const name = nameOf(letter, letter.side === 'guest' ? 'host' : 'guest', texts)
    return {
      subject: reply.subject({ name }),
      preheader: reply.preheader({ title }),
      heading: reply.heading,
      text: reply.text({ name, title }),
      quote: letter.reply ?? '',
      facts: [],
      action: reply.action,
      note: reply.note,
    }
  })
}

/** By first name, or by their role where the name does not belong in a mail. */
function nameOf({ other }: ReviewLetter, side: ReviewSide, { guest, host }: Texts): string {
  return greetingName(other) ?? (side === 'guest' ? guest : host)
}

function reviewMail(letter: ReviewLetter, say: (texts: Texts) => Said): MailIn {
  return (language) => {
    const { fullName, unsubscribeUrl, publicUrl, supportEmail, title } = letter
    const { reviews } = textsIn(language)
    const { subject, preheader, heading, text, quote, facts, action, note } = say(reviews)
    const blocks: MailBlock[] = [
      { kind: 'text', text: greeting(language, fullName) },
      { kind: 'text', text },
      { kind: 'quote', text: quote },
      { kind: 'facts', rows: [[frameIn(language).aboutBooking.space, title], ...facts] },
      { kind: 'button', label: action, url: letter.link },
      { kind: 'note', text: note },
    ]
    const { reason } = reviews
    return writeMail(language, {
      subject,
      preheader,
      heading,
      blocks,
      reason,
      unsubscribeUrl,
      publicUrl,
      supportEmail,
    })
  }
}
