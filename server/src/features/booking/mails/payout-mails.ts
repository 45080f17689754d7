import { own } from '@roomtone/contract/language/own-words'
import { greet } from '../../../platform/mail/layout/greet.ts'
import { greetingName } from '../../../platform/mail/layout/greeting-name.ts'
import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import type { MailBlock } from '../../../platform/mail/layout/mail-block.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'
import { moneyWords, whenWords } from './mail-words.ts'

type Debt = { kind: string; title: string | null; production: string | null; amount: number }

interface PayoutLetter extends MailSite {
  fullName: string
  /** Null: a reward for the friend below. */
  booking: { title: string; production: string; startsAt: Date; endsAt: Date; timeZone: string } | null
  friend: string | null
  /** Cents: what goes to the bank, and what of the sum went to a debt. */
  paid: number
  withheld: number
  /** What that debt came from. */
  debts: Debt[]
}

const HOSTS = 'You got this because you host a space on Roomtone.'
const REFERS = 'You got this because you referred a host on Roomtone.'

export function payoutSentMail(letter: PayoutLetter): Mail {
  const { fullName, paid, publicUrl, supportEmail } = letter
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
        rows: [...factsOf(letter), ...keptFacts(letter), ['Sent', moneyWords(paid)]],
      },
      wayToPayouts(letter),
    ],
    reason: letter.booking ? HOSTS : REFERS,
    publicUrl,
    supportEmail,
  })
}

/** All of it went to a debt. */
export function payoutWithheldMail(letter: PayoutLetter): Mail {
  const { fullName, withheld, publicUrl, supportEmail } = letter
  const amount = moneyWords(withheld)
  return renderMail({
    subject: `${amount} was kept for what you owed`,
    preheader: whatFor(letter),
    heading: 'A payout went to what you owed.',
    blocks: [
      { kind: 'text', text: greet(fullName) },
      {
        kind: 'text',
        text: `${amount} was due to you, and all of it was kept for what you owed. Nothing was sent to your bank.`,
      },
      {
        kind: 'facts',
        rows: [...factsOf(letter), ...keptFacts(letter), ['Sent', moneyWords(0)]],
      },
      wayToPayouts(letter),
      { kind: 'note', text: `If you think that this is wrong, write to ${supportEmail}.` },
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

function wayToPayouts({ booking, publicUrl }: PayoutLetter): MailBlock {
  return {
    kind: 'button',
    label: booking ? 'See your payouts' : 'See your referrals',
    url: new URL(booking ? '/hosting?tab=payments' : '/refer-host', publicUrl).href,
  }
}

function keptFacts({ withheld, debts }: PayoutLetter): [string, string][] {
  if (withheld <= 0) return []
  return [['Kept for what you owed', moneyWords(withheld)], ...debts.map(debtFact)]
}

const DEBTS: Record<string, string> = {
  refund_due: 'A refund to your guest',
  penalty: 'A booking that you cancelled',
}

function debtFact({ kind, title, production, amount }: Debt): [string, string] {
  const words = moneyWords(amount)
  return [
    DEBTS[kind] ?? 'From an earlier booking',
    title && production ? `${words} for the production ${own(production)} at ${own(title)}` : words,
  ]
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
