import { formatsIn } from '@roomtone/texts/all/formats'
import { textsIn as frameIn } from '@roomtone/texts/all/mail/about-booking'
import { textsIn } from '@roomtone/texts/all/payout/mails'
import type { Language } from '@roomtone/texts/languages'
import { greeting } from '../../../platform/mail/layout/greeting.ts'
import { greetingName } from '../../../platform/mail/layout/greeting-name.ts'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import type { MailBlock } from '../../../platform/mail/layout/mail-block.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'
import type { Fact } from './letter.ts'

type Debt = { kind: string; title: string | null; production: string | null; amount: number }

interface PayoutLetter extends MailSite {
  fullName: string
  /** Null: a reward for the friend below. */
  booking: { title: string; production: string; startsAt: Date; endsAt: Date; timeZone: string } | null
  friend: string | null
  /** Cents: what goes to the bank, and what part of the sum went to a debt. */
  paid: number
  withheld: number
  /** What that debt came from. */
  debts: Debt[]
}

type Texts = ReturnType<typeof textsIn>['payouts']
type Writing = { letter: PayoutLetter; language: Language; texts: Texts; money: (cents: number) => string }
type Said = { subject: string; preheader: string; text: string; rest: MailBlock[] }

function payoutMail(letter: PayoutLetter, say: (writing: Writing) => Said): MailIn {
  return (language) => {
    const { fullName, booking, publicUrl, supportEmail } = letter
    const texts = textsIn(language).payouts
    const { money } = formatsIn(language)
    const { subject, preheader, text, rest } = say({ letter, language, texts, money })
    return writeMail(language, {
      subject,
      preheader,
      heading: subject,
      blocks: [{ kind: 'text', text: greeting(language, fullName) }, { kind: 'text', text }, ...rest],
      reason: booking ? frameIn(language).aboutBooking.hosts : texts.reason,
      publicUrl,
      supportEmail,
    })
  }
}

export function payoutSentMail(letter: PayoutLetter): MailIn {
  return payoutMail(letter, (writing) => {
    const { texts, money } = writing
    const { paid } = letter
    return {
      subject: texts.sent.subject({ paid }),
      preheader: whatFor(writing),
      text: texts.sent.text({ paid }),
      rest: [
        {
          kind: 'facts',
          rows: [...factsOf(writing), ...keptFacts(writing), [texts.sentAmount, money(paid)]],
        },
        wayToPayouts(writing),
      ],
    }
  })
}

/** All of it went to a debt. */
export function payoutWithheldMail(letter: PayoutLetter): MailIn {
  return payoutMail(letter, (writing) => {
    const { language, texts, money } = writing
    const { withheld, supportEmail } = letter
    return {
      subject: texts.withheld.subject({ withheld }),
      preheader: whatFor(writing),
      text: texts.withheld.text({ withheld }),
      rest: [
        {
          kind: 'facts',
          rows: [...factsOf(writing), ...keptFacts(writing), [texts.sentAmount, money(0)]],
        },
        wayToPayouts(writing),
        { kind: 'note', text: frameIn(language).aboutBooking.wrong({ supportEmail }) },
      ],
    }
  })
}

/** There is nowhere to send it, or the bank rejected it. */
export function payoutProblemMail(letter: PayoutLetter, problem: 'without_account' | 'refused'): MailIn {
  return payoutMail(letter, (writing) => {
    const { preheader, [problem]: words } = writing.texts.problem
    const url = new URL('/settings/payments?tab=payouts', letter.publicUrl).href
    return {
      subject: words.subject,
      preheader,
      text: words.text,
      rest: [
        { kind: 'facts', rows: factsOf(writing) },
        { kind: 'button', label: words.action, url },
      ],
    }
  })
}

function wayToPayouts({ letter, texts: { actions } }: Writing): MailBlock {
  const { booking, publicUrl } = letter
  return {
    kind: 'button',
    label: booking ? actions.payouts : actions.referrals,
    url: new URL(booking ? '/hosting?tab=payments' : '/refer-host', publicUrl).href,
  }
}

function keptFacts(writing: Writing): Fact[] {
  const { letter, texts, money } = writing
  if (letter.withheld <= 0) return []
  return [
    [texts.keptForDebts, money(letter.withheld)],
    ...letter.debts.map((debt): Fact => [texts.debt(debt), debtAmount(debt, writing)]),
  ]
}

function debtAmount({ title, production, amount }: Debt, { texts, money }: Writing): string {
  return title && production ? texts.debtAmount({ amount, production, title }) : money(amount)
}

function nameOf({ letter, texts }: Writing): string {
  return greetingName(letter.friend ?? '') ?? texts.friend
}

function whatFor(writing: Writing): string {
  const { letter, texts } = writing
  return letter.booking ? texts.forBooking(letter.booking) : texts.forReward({ friend: nameOf(writing) })
}

function factsOf(writing: Writing): Fact[] {
  const { letter, language, texts } = writing
  if (!letter.booking) return [[texts.rewardFor, nameOf(writing)]]
  const { title, production, startsAt, endsAt, timeZone } = letter.booking
  const { aboutBooking } = frameIn(language)
  return [
    [aboutBooking.space, title],
    [aboutBooking.production, production],
    [aboutBooking.when, formatsIn(language).range('exact', { from: startsAt, until: endsAt, timeZone })],
  ]
}
