import { own } from '@roomtone/contract/language/own-words'
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
  /** Money and moments are words already. */
  asked: string
  awarded: string
  isNothing: boolean
  isAgreed: boolean
  owed: string
  answerBy: string
  link: string
}

type Words = { subject: string; preheader: string; heading: string; text: string[]; action: string }

function claimMail(letter: ClaimLetter, { subject, preheader, heading, text, action }: Words): Mail {
  const { side, fullName, title, production, when, asked, link, publicUrl, supportEmail } = letter
  return renderMail({
    subject,
    preheader,
    heading,
    blocks: [
      { kind: 'text', text: greet(fullName) },
      ...text.map((one) => ({ kind: 'text', text: one }) as const),
      {
        kind: 'facts',
        rows: [
          ['Space', own(title)],
          ['When', when],
          ['Production', own(production)],
          ['Amount asked', asked],
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

function nameOf({ other, side }: ClaimLetter): string {
  return greetingName(other) ?? (side === 'guest' ? 'The host' : 'The guest')
}

export function claimOpenedMail(letter: ClaimLetter): Mail {
  const { asked, answerBy } = letter
  const name = nameOf(letter)
  return claimMail(letter, {
    subject: `${name} reports a problem: please answer by ${answerBy}`,
    preheader: `${asked} is asked of you.`,
    heading: 'A problem was reported.',
    text: [
      `${name} reports a problem with this booking and asks for ${asked}.`,
      `Please answer by ${answerBy}: agree, or say what you have to say and show what you have. After that we decide, with your answer or without it.`,
    ],
    action: 'Read and answer',
  })
}

export function claimReminderMail(letter: ClaimLetter): Mail {
  const { answerBy } = letter
  return claimMail(letter, {
    subject: `Please answer by ${answerBy}`,
    preheader: 'A problem that was reported still waits for your answer.',
    heading: 'Your answer is due soon.',
    text: [
      `${nameOf(letter)} reported a problem with this booking. You can answer until ${answerBy}; then we decide with what we have.`,
    ],
    action: 'Read and answer',
  })
}

export function claimAnsweredMail(letter: ClaimLetter): Mail {
  const name = nameOf(letter)
  return claimMail(letter, {
    subject: `${name} has answered your report`,
    preheader: 'Now we decide.',
    heading: 'There is an answer.',
    text: [
      `${name} sees it otherwise. You can read the answer and show more until it is decided.`,
      'Someone at Roomtone now looks at both sides. You hear from us with a reason.',
    ],
    action: 'Read the answer',
  })
}

export function claimDecidedMail(letter: ClaimLetter): Mail {
  const { awarded, isAgreed } = letter
  return claimMail(letter, {
    subject: isAgreed ? `${nameOf(letter)} agrees to pay ${awarded}` : 'A decision about this booking',
    preheader: isAgreed ? 'What you asked for is on its way.' : 'With the reason for it.',
    heading: isAgreed ? 'Agreed.' : 'It is decided.',
    text: [
      isAgreed ? `${nameOf(letter)} agrees to all that you asked for.` : decisionWords(letter),
      whatFollows(letter),
    ],
    action: 'Read the decision',
  })
}

function decisionWords({ isNothing, awarded, asked, isOwn, other, side }: ClaimLetter): string {
  if (isNothing) return 'We have looked at both sides and decided that nothing is to be paid.'
  if (isOwn)
    return `We have looked at both sides and decided for you: you receive ${awarded} of the ${asked} that you asked for.`
  const whom = greetingName(other) ?? (side === 'guest' ? 'the host' : 'the guest')
  return `We have looked at both sides and decided that ${whom} shall have ${awarded} of the ${asked} that was asked for.`
}

function whatFollows({ isNothing, isOwn, side, awarded }: ClaimLetter): string {
  if (isNothing) return 'Payouts that waited for it go on their way.'
  if (side === 'guest')
    return isOwn
      ? `${awarded} goes back to where you paid from.`
      : `${awarded} is taken from the card of this booking. If that fails, we write to you.`
  return isOwn
    ? `${awarded} is taken from the guest’s card and paid out to you.`
    : `${awarded} is taken from what this booking brings you, or from your next payouts where that has been paid out.`
}

export function claimPaymentNeededMail(letter: ClaimLetter): Mail {
  const { owed } = letter
  return claimMail(letter, {
    subject: `Please pay ${owed}`,
    preheader: 'The card of this booking could not be charged.',
    heading: 'A payment is waiting.',
    text: [
      `${owed} was decided or agreed to, and the card of this booking could not be charged.`,
      'Please pay it with another card. Until then you cannot send new requests.',
    ],
    action: 'Pay now',
  })
}

export function claimWithdrawnMail(letter: ClaimLetter): Mail {
  const name = nameOf(letter)
  return claimMail(letter, {
    subject: `${name} has withdrawn the report`,
    preheader: 'You need not do anything.',
    heading: 'The report is withdrawn.',
    text: [`${name} has taken back what was reported about this booking. Nothing is asked of you any more.`],
    action: 'See the booking',
  })
}
