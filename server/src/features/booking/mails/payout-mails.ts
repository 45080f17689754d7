import { own } from '@roomtone/contract/language/own-words'
import { greet } from '../../../platform/mail/layout/greet.ts'
import { greetingName } from '../../../platform/mail/layout/greeting-name.ts'
import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'
import { moneyWords, whenWords } from './mail-words.ts'

interface PayoutLetter extends MailSite {
  fullName: string
  /** Null: a reward for the friend below. */
  booking: { title: string; production: string; startsAt: Date; endsAt: Date; timeZone: string } | null
  friend: string | null
  /** Cents: what goes to the bank, and what of the sum went to a debt. */
  paid: number
  withheld: number
}

const HOSTS = 'You got this because you host a space on Roomtone.'
const REFERS = 'You got this because you referred a host on Roomtone.'

export function payoutSentMail(letter: PayoutLetter): Mail {
  const { fullName, paid, withheld, publicUrl, supportEmail } = letter
  return renderMail({
    subject: `${moneyWords(paid)} is on its way to your bank`,
    preheader: whatFor(letter),
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
        label: letter.booking ? 'See your payouts' : 'See your referrals',
        url: new URL(letter.booking ? '/hosting?tab=payments' : '/refer-host', publicUrl).href,
      },
    ],
    reason: letter.booking ? HOSTS : REFERS,
    publicUrl,
    supportEmail,
  })
}

/** There is nowhere to send it, or the bank would not have it. */
export function payoutProblemMail(letter: PayoutLetter, problem: 'without_account' | 'refused'): Mail {
  const { fullName, publicUrl, supportEmail } = letter
  const text =
    problem === 'refused'
      ? 'Your bank did not take this payout. The money is safe with us. Please look at your payout account: as soon as it is in order, we send it again.'
      : 'A payout for you is ready, and we do not know where to send it. Please set up your payout account: as soon as it is there, the money is on its way.'
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
        url: new URL('/settings/payments?tab=payouts', publicUrl).href,
      },
    ],
    reason: letter.booking ? HOSTS : REFERS,
    publicUrl,
    supportEmail,
  })
}

function nameOf({ friend }: PayoutLetter): string {
  return greetingName(friend ?? '') ?? 'a friend'
}

function whatFor(letter: PayoutLetter): string {
  const { booking } = letter
  return booking
    ? `For the production ${own(booking.production)} at ${own(booking.title)}.`
    : `For bringing ${nameOf(letter)} to Roomtone.`
}

function factsOf(letter: PayoutLetter): [string, string][] {
  const { booking } = letter
  if (!booking) return [['Reward for referring', nameOf(letter)]]
  return [
    ['Space', own(booking.title)],
    ['Production', own(booking.production)],
    ['When', whenWords(booking.startsAt, booking.endsAt, booking.timeZone)],
  ]
}
