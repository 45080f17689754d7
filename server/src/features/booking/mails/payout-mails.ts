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
    heading: `${moneyWords(paid)} is on its way to your bank`,
    blocks: [
      { kind: 'text', text: greet(fullName) },
      {
        kind: 'text',
        text: `We sent ${moneyWords(paid)} to your bank. It may take a few days to show up.`,
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
    subject: `${amount} payout used for what you owed`,
    preheader: whatFor(letter),
    heading: `${amount} payout used for what you owed`,
    blocks: [
      { kind: 'text', text: greet(fullName) },
      {
        kind: 'text',
        text: `Your ${amount} payout went toward what you owed, so nothing was sent to your bank.`,
      },
      {
        kind: 'facts',
        rows: [...factsOf(letter), ...keptFacts(letter), ['Sent', moneyWords(0)]],
      },
      wayToPayouts(letter),
      { kind: 'note', text: `Think this is wrong? Write to ${supportEmail}.` },
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
      ? "Your bank didn't accept this payout. The money is safe with us. Please check your payout account, and we'll send it again."
      : "Your payout is ready, but you don't have a payout account yet. Set one up, and we'll send the money."
  return renderMail({
    subject: problem === 'refused' ? 'Your bank returned a payout' : 'Set up an account for your payout',
    preheader: 'The money is safe with us.',
    heading: problem === 'refused' ? 'Your bank returned a payout' : 'Set up an account for your payout',
    blocks: [
      { kind: 'text', text: greet(fullName) },
      { kind: 'text', text },
      { kind: 'facts', rows: factsOf(letter) },
      {
        kind: 'button',
        label: problem === 'refused' ? 'Check your payout account' : 'Set up your payout account',
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
  return [['Used for what you owed', moneyWords(withheld)], ...debts.map(debtFact)]
}

const DEBTS: Record<string, string> = {
  refund_due: 'A refund to your guest',
  penalty: 'A booking you canceled',
}

function debtFact({ kind, title, production, amount }: Debt): [string, string] {
  const words = moneyWords(amount)
  return [
    DEBTS[kind] ?? 'From an earlier booking',
    title && production ? `${words} for ${own(production)} at ${own(title)}` : words,
  ]
}

function nameOf({ friend }: PayoutLetter): string {
  return greetingName(friend ?? '') ?? 'a friend'
}

function whatFor(letter: PayoutLetter): string {
  const { booking } = letter
  return booking
    ? `For ${own(booking.production)} at ${own(booking.title)}.`
    : `For referring ${nameOf(letter)} to Roomtone.`
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
