import { greet } from '../../../platform/mail/layout/greet.ts'
import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'
import { moneyWords, whenWords } from './mail-words.ts'

interface PayoutLetter extends MailSite {
  fullName: string
  title: string
  production: string
  startsAt: Date
  endsAt: Date
  timeZone: string
  /** Cents: what goes to the bank, and what of the sum went to a debt. */
  paid: number
  withheld: number
}

const REASON = 'You got this because you host a space on Roomtone.'

export function payoutSentMail(letter: PayoutLetter): Mail {
  const { fullName, paid, withheld, publicUrl, supportEmail } = letter
  return renderMail({
    subject: `${moneyWords(paid)} is on its way to your bank`,
    preheader: `For ${letter.production} at ${letter.title}.`,
    heading: 'You have been paid.',
    blocks: [
      { kind: 'text', text: greet(fullName) },
      {
        kind: 'text',
        text: `We have sent ${moneyWords(paid)} to your bank. Banks take a few days to show it.`,
      },
      {
        kind: 'facts',
        rows: [
          ...factsOf(letter),
          ...(withheld > 0 ? [['Kept for what you owed', moneyWords(withheld)] as [string, string]] : []),
          ['Sent', moneyWords(paid)],
        ],
      },
      {
        kind: 'button',
        label: 'See your payouts',
        url: new URL('/hosting?tab=payments', publicUrl).href,
      },
    ],
    reason: REASON,
    publicUrl,
    supportEmail,
  })
}

/** There is nowhere to send it, or the bank would not have it. */
export function payoutProblemMail(letter: PayoutLetter, problem: 'without_account' | 'refused'): Mail {
  const { fullName, publicUrl, supportEmail } = letter
  const text =
    problem === 'refused'
      ? 'Your bank did not take the payout for this booking. The money is safe with us. Please look at your payout account: as soon as it is in order, we send it again.'
      : 'The payout for this booking is ready, and we do not know where to send it. Please set up your payout account: as soon as it is there, the money is on its way.'
  return renderMail({
    subject: problem === 'refused' ? 'Your payout came back' : 'Your payout needs an account',
    preheader: 'The money is safe. We need something from you.',
    heading: problem === 'refused' ? 'Your payout came back.' : 'Where should we send it?',
    blocks: [
      { kind: 'text', text: greet(fullName) },
      { kind: 'text', text },
      { kind: 'facts', rows: factsOf(letter) },
      {
        kind: 'button',
        label: 'Look at your payout account',
        url: new URL('/settings/payments', publicUrl).href,
      },
    ],
    reason: REASON,
    publicUrl,
    supportEmail,
  })
}

function factsOf({ title, production, startsAt, endsAt, timeZone }: PayoutLetter): [string, string][] {
  return [
    ['Space', title],
    ['Production', production],
    ['When', whenWords(startsAt, endsAt, timeZone)],
  ]
}
