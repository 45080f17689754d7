import { own } from '@roomtone/contract/language/own-words'
import type { ReviewSide } from '@roomtone/domain/review/review'
import { greet } from '../../../platform/mail/layout/greet.ts'
import { greetingName } from '../../../platform/mail/layout/greeting-name.ts'
import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import type { MailBlock } from '../../../platform/mail/layout/mail-block.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

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
  /** The booking's page, where the reviews stand. */
  link: string
  unsubscribeUrl: string | null
}

type Words = {
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
export function reviewReceivedMail(letter: ReviewLetter): Mail {
  const name = nameOf(letter, letter.side)
  return write(letter, {
    subject: `${name} reviewed your booking at ${own(letter.title)}`,
    preheader: 'Read it and reply. You can reply once.',
    heading: 'You have a new review',
    text: `Here's what ${name} wrote about your booking at ${own(letter.title)}:`,
    quote: letter.body,
    facts: [['Rating', stars(letter.rating)]],
    action: 'Read and answer',
    note: 'Everyone can read your reply below the review. You can only write one, so take your time.',
  })
}

/** To its author, when the window closed and the other side had stayed silent. */
export function reviewPublishedMail(letter: ReviewLetter): Mail {
  return write(letter, {
    subject: `Your review of ${own(letter.title)} is public`,
    preheader: 'Everyone can read it now.',
    heading: 'Your review is public',
    text: `The 14 days to review your booking at ${own(letter.title)} are over, so everyone can now read what you wrote:`,
    quote: letter.body,
    facts: [['Rating', stars(letter.rating)]],
    action: 'See your review',
    note: "You can't change it anymore. If something in it is wrong, write to us.",
  })
}

/** To its author: whom it was about has answered. */
export function reviewReplyMail(letter: ReviewLetter): Mail {
  const name = nameOf(letter, letter.side === 'guest' ? 'host' : 'guest')
  return write(letter, {
    subject: `${name} replied to your review`,
    preheader: `About your booking at ${own(letter.title)}.`,
    heading: 'You have a reply to your review',
    text: `${name} replied to what you wrote about your booking at ${own(letter.title)}:`,
    quote: letter.reply ?? '',
    facts: [],
    action: 'See the review and reply',
    note: 'The reply is below your review. Each side writes once, so that closes the exchange.',
  })
}

/** By first name, or by their part where the name is none that a mail should carry. */
function nameOf({ other }: ReviewLetter, side: ReviewSide): string {
  return greetingName(other) ?? (side === 'guest' ? 'A guest' : 'The host')
}

function stars(rating: number): string {
  return `${rating} of 5`
}

function write(letter: ReviewLetter, words: Words): Mail {
  const { fullName, unsubscribeUrl, publicUrl, supportEmail, title } = letter
  const { subject, preheader, heading, note } = words
  const blocks: MailBlock[] = [
    { kind: 'text', text: greet(fullName) },
    { kind: 'text', text: words.text },
    { kind: 'quote', text: words.quote },
    { kind: 'facts', rows: [['Space', own(title)], ...words.facts] },
    { kind: 'button', label: words.action, url: letter.link },
    { kind: 'note', text: note },
  ]
  const reason = 'You got this because of one of your bookings on Roomtone.'
  return renderMail({ subject, preheader, heading, blocks, reason, unsubscribeUrl, publicUrl, supportEmail })
}
