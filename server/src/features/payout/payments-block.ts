import type { Cents } from '@roomtone/domain/money/cents'
import { CARD_BRAND_LABELS, type CardSummary } from '@roomtone/domain/payment/card'
import type { Block } from '../../platform/documents/sheet.ts'
import { dayIn, money } from '../../platform/documents/words.ts'
import type { BookingFacts, RefundFacts } from './papers.store.ts'
import { PAPERS } from './papers.texts.ts'

/** Null for whoever is not to know the card. */
export function paymentsBlock(facts: BookingFacts, card: CardSummary | null, refunds: RefundFacts[]): Block {
  const refunded = sumOf(refunds)
  return {
    kind: 'table',
    columns: [
      { name: PAPERS.date, share: 0.22 },
      { name: PAPERS.what, share: 0.56 },
      { name: PAPERS.amount, share: 0.22, align: 'right' },
    ],
    rows: [
      [dayIn(facts.confirmedAt, facts.zone), paidWith(card), money(facts.total)],
      ...refunds.map(({ at, state, amount }) => [
        dayIn(at, facts.zone),
        state === 'done' ? PAPERS.refund : PAPERS.refundOnItsWay,
        money(-amount),
      ]),
    ],
    sums: [
      { name: PAPERS.paid, value: money(facts.total) },
      ...(refunded > 0 ? [{ name: PAPERS.refunded, value: money(-refunded) }] : []),
      { name: PAPERS.afterRefunds, value: money(facts.total - refunded), isTotal: true },
    ],
  }
}

function paidWith(card: CardSummary | null): string {
  return card ? PAPERS.paidWith(`${CARD_BRAND_LABELS[card.brand]} ending in ${card.last4}`) : PAPERS.paid
}

function sumOf(refunds: RefundFacts[]): Cents {
  return refunds.reduce((sum, { amount }) => sum + amount, 0)
}

/** The latest thing that such a paper tells of. */
export function latestOf({ confirmedAt }: BookingFacts, refunds: RefundFacts[]): Date {
  return new Date(Math.max(confirmedAt.getTime(), ...refunds.map(({ at }) => at.getTime())))
}
