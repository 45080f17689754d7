import type { ClaimSide } from '@roomtone/domain/claim/claim'
import type { Cents } from '@roomtone/domain/money/cents'
import { textsIn } from '@roomtone/texts/all/claim/mails'
import { formatsIn } from '@roomtone/texts/all/formats'
import { textsIn as frameIn } from '@roomtone/texts/all/mail/about-booking'
import { greeting } from '../../../platform/mail/layout/greeting.ts'
import { greetingName } from '../../../platform/mail/layout/greeting-name.ts'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'

/** What a mail about a case says. What the two wrote stays on the page, where only they read it. */
export interface ClaimLetter extends MailSite {
  side: ClaimSide
  /** Of who reads it. */
  fullName: string
  /** First name of the other side. */
  other: string
  /** The viewer made the claim. */
  isOwn: boolean
  title: string
  production: string
  startsAt: Date
  endsAt: Date
  timeZone: string
  asked: Cents
  /** 0: nothing, or not decided yet. */
  awarded: Cents
  isAgreed: boolean
  owed: Cents
  answerDueAt: Date
  link: string
}

type Texts = ReturnType<typeof textsIn>
type Values = ReturnType<typeof valuesOf>
type Said = { subject: string; preheader: string; text: string[]; action: string }

function claimMail(letter: ClaimLetter, say: (texts: Texts, values: Values) => Said): MailIn {
  return (language) => {
    const { side, fullName, title, production, asked, link, publicUrl, supportEmail } = letter
    const { startsAt: from, endsAt: until, timeZone } = letter
    const texts = textsIn(language)
    const { aboutBooking } = frameIn(language)
    const { money, range } = formatsIn(language)
    const { subject, preheader, text, action } = say(texts, valuesOf(letter, texts))
    return writeMail(language, {
      subject,
      preheader,
      heading: subject,
      blocks: [
        { kind: 'text', text: greeting(language, fullName) },
        ...text.map((one) => ({ kind: 'text', text: one }) as const),
        {
          kind: 'facts',
          rows: [
            [aboutBooking.space, title],
            [aboutBooking.when, range('exact', { from, until, timeZone })],
            [aboutBooking.production, production],
            [texts.amountClaimed, money(asked)],
          ],
        },
        { kind: 'button', label: action, url: link },
      ],
      reason: side === 'guest' ? aboutBooking.booked : aboutBooking.hosts,
      publicUrl,
      supportEmail,
    })
  }
}

/** What messages name; each takes what it needs. */
function valuesOf(letter: ClaimLetter, { names }: Texts) {
  const { side, other, title, startsAt, timeZone, asked, awarded, owed, isAgreed, answerDueAt } = letter
  const known = greetingName(other)
  return {
    /** The other side by first name, or by their role where the name does not belong in a mail. */
    name: known ?? (side === 'guest' ? names.host : names.guest),
    inside: known ?? (side === 'guest' ? names.hostInside : names.guestInside),
    title,
    start: { at: startsAt, timeZone },
    due: { at: answerDueAt, timeZone },
    asked,
    awarded,
    owed,
    isAgreed,
  }
}

export function claimOpenedMail(letter: ClaimLetter): MailIn {
  return claimMail(letter, ({ opened }, values) => ({
    subject: opened.subject(values),
    preheader: opened.preheader(values),
    text: [opened.text(values), opened.how(values)],
    action: opened.action,
  }))
}

export function claimReminderMail(letter: ClaimLetter): MailIn {
  return claimMail(letter, ({ opened, reminder }, values) => ({
    subject: reminder.subject(values),
    preheader: opened.preheader(values),
    text: [reminder.text(values)],
    action: opened.action,
  }))
}

export function claimAnsweredMail(letter: ClaimLetter): MailIn {
  return claimMail(letter, ({ answered }, values) => ({
    subject: answered.subject(values),
    preheader: answered.preheader,
    text: [answered.text(values), answered.next],
    action: answered.action,
  }))
}

export function claimDecidedMail(letter: ClaimLetter): MailIn {
  return claimMail(letter, ({ decided }, values) => ({
    subject: decided.subject(values),
    preheader: decided.preheader(values),
    text: [
      decided.text({ ...values, outcome: outcomeOf(letter) }),
      decided.follows({ ...values, follows: whatFollows(letter) }),
    ],
    action: decided.action,
  }))
}

function outcomeOf({ isAgreed, awarded, isOwn }: ClaimLetter): 'agreed' | 'nothing' | 'reader' | 'other' {
  if (isAgreed) return 'agreed'
  if (awarded === 0) return 'nothing'
  return isOwn ? 'reader' : 'other'
}

function whatFollows({ awarded, isOwn, side }: ClaimLetter) {
  if (awarded === 0) return 'nothing'
  if (side === 'guest') return isOwn ? 'refund' : 'charge'
  return isOwn ? 'payout' : 'deduct'
}

export function claimPaymentNeededMail(letter: ClaimLetter): MailIn {
  return claimMail(letter, ({ paymentNeeded }, values) => ({
    subject: paymentNeeded.subject(values),
    preheader: paymentNeeded.preheader,
    text: [paymentNeeded.text(values), paymentNeeded.how],
    action: paymentNeeded.action,
  }))
}

export function claimWithdrawnMail(letter: ClaimLetter): MailIn {
  return claimMail(letter, ({ withdrawn }, values) => ({
    subject: withdrawn.subject(values),
    preheader: withdrawn.preheader,
    text: [withdrawn.text(values)],
    action: withdrawn.action,
  }))
}
