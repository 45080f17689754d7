import { own } from '@roomtone/contract/language/own-words'
import { startWords } from '../../../platform/documents/words.ts'
import { greet } from '../../../platform/mail/layout/greet.ts'
import { greetingName } from '../../../platform/mail/layout/greeting-name.ts'
import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

/** What a mail about a case says. What the two wrote stays on the page, where only they read it. */
export interface ClaimLetter extends MailSite {
  side: 'guest' | 'host'
  /** Of who reads it. */
  fullName: string
  /** First name of the other side. */
  other: string
  /** Who made the claim. */
  isOwn: boolean
  title: string
  production: string
  when: string
  startsAt: Date
  timeZone: string
  /** Money and moments are words already. */
  asked: string
  awarded: string
  isNothing: boolean
  isAgreed: boolean
  owed: string
  answerBy: string
  link: string
}

type Words = { subject: string; preheader: string; text: string[]; action: string }

function claimMail(letter: ClaimLetter, { subject, preheader, text, action }: Words): Mail {
  const { side, fullName, title, production, when, asked, link, publicUrl, supportEmail } = letter
  return renderMail({
    subject,
    preheader,
    heading: subject,
    blocks: [
      { kind: 'text', text: greet(fullName) },
      ...text.map((one) => ({ kind: 'text', text: one }) as const),
      {
        kind: 'facts',
        rows: [
          ['Space', own(title)],
          ['When', when],
          ['Production', own(production)],
          ['Amount claimed', asked],
        ],
      },
      { kind: 'button', label: action, url: link },
    ],
    reason:
      side === 'guest'
        ? 'You got this because you booked a space on Roomtone.'
        : 'You got this because you host a space on Roomtone.',
    publicUrl,
    supportEmail,
  })
}

function spaceAndStart({ title, startsAt, timeZone }: ClaimLetter): string {
  return `${own(title)}, ${startWords(startsAt, timeZone)}`
}

function nameOf({ other, side }: ClaimLetter): string {
  return greetingName(other) ?? (side === 'guest' ? 'The host' : 'The guest')
}

export function claimOpenedMail(letter: ClaimLetter): Mail {
  const { asked, answerBy } = letter
  const name = nameOf(letter)
  return claimMail(letter, {
    subject: `${name} reported a problem: ${spaceAndStart(letter)}`,
    preheader: `Please answer by ${answerBy}.`,
    text: [
      `${name} reported a problem with this booking and is asking for ${asked}.`,
      `Please answer by ${answerBy}. You can agree, or tell us your side and add evidence. After that we decide, with or without your answer.`,
    ],
    action: 'Read and answer',
  })
}

export function claimReminderMail(letter: ClaimLetter): Mail {
  const { answerBy } = letter
  return claimMail(letter, {
    subject: `Your answer is due soon: ${spaceAndStart(letter)}`,
    preheader: `Please answer by ${answerBy}.`,
    text: [
      `${nameOf(letter)} reported a problem with this booking. You can answer until ${answerBy}. After that we decide with what we have.`,
    ],
    action: 'Read and answer',
  })
}

export function claimAnsweredMail(letter: ClaimLetter): Mail {
  const name = nameOf(letter)
  return claimMail(letter, {
    subject: `${name} answered your claim: ${spaceAndStart(letter)}`,
    preheader: 'We decide next.',
    text: [
      `${name} disagrees with your claim. You can read the answer and add evidence until we decide.`,
      "Someone at Roomtone is looking at both sides. We'll email you the decision and the reason for it.",
    ],
    action: 'Read the answer',
  })
}

export function claimDecidedMail(letter: ClaimLetter): Mail {
  const { awarded, isAgreed } = letter
  return claimMail(letter, {
    subject: isAgreed
      ? `${nameOf(letter)} agreed to pay ${awarded}: ${spaceAndStart(letter)}`
      : `Claim decided: ${spaceAndStart(letter)}`,
    preheader: isAgreed ? "You'll get everything you asked for." : 'Read the decision and the reason for it.',
    text: [
      isAgreed ? `${nameOf(letter)} agreed to pay everything you asked for.` : decisionWords(letter),
      whatFollows(letter),
    ],
    action: 'Read the decision',
  })
}

function decisionWords({ isNothing, awarded, asked, isOwn, other, side }: ClaimLetter): string {
  if (isNothing) return 'We looked at both sides and decided that nothing needs to be paid.'
  if (isOwn)
    return `We looked at both sides and decided that you get ${awarded} of the ${asked} you asked for.`
  const whom = greetingName(other) ?? (side === 'guest' ? 'the host' : 'the guest')
  return `We looked at both sides and decided that ${whom} gets ${awarded} of the ${asked} they asked for.`
}

function whatFollows({ isNothing, isOwn, side, awarded }: ClaimLetter): string {
  if (isNothing) return 'Any payouts that were on hold for this go out now.'
  if (side === 'guest')
    return isOwn
      ? `We'll refund ${awarded} to the way you paid.`
      : `We'll charge ${awarded} to the card you used for this booking. If that doesn't work, we'll email you.`
  return isOwn
    ? `We'll charge ${awarded} to the guest's card and pay it out to you.`
    : `We'll take ${awarded} out of this booking's payout, or out of your next payouts if it has already gone out.`
}

export function claimPaymentNeededMail(letter: ClaimLetter): Mail {
  const { owed } = letter
  return claimMail(letter, {
    subject: `Please pay ${owed}: ${spaceAndStart(letter)}`,
    preheader: "We couldn't charge the card you used for this booking.",
    text: [
      `You owe ${owed} for a claim, and we couldn't charge the card you used for this booking.`,
      "Please pay with another card. Until then, you can't send new requests.",
    ],
    action: 'Pay now',
  })
}

export function claimWithdrawnMail(letter: ClaimLetter): Mail {
  const name = nameOf(letter)
  return claimMail(letter, {
    subject: `${name} withdrew the claim: ${spaceAndStart(letter)}`,
    preheader: "You don't need to do anything.",
    text: [`${name} withdrew the claim about this booking, so you don't need to do anything.`],
    action: 'See the booking',
  })
}
