import type { Cents } from '@roomtone/domain/money/cents'
import { CARD_BRAND_LABELS, type CardSummary } from '@roomtone/domain/payment/card'
import type { Block } from '../../platform/documents/sheet.ts'
import { dayIn, money } from '../../platform/documents/words.ts'
import type { UseRow } from '../credit/entry.ts'
import type { BookingFacts, RefundFacts } from './papers.store.ts'
import { PAPERS } from './papers.texts.ts'

/** With which the guest paid; null for whoever is not to know it. */
export type Tender = { card: CardSummary | null; credits: UseRow[] } | null

export function paymentsBlock(facts: BookingFacts, tender: Tender, refunds: RefundFacts[]): Block {
  const refunded = sumOf(refunds)
  return {
    kind: 'table',
    columns: [
      { name: PAPERS.date, share: 0.22 },
      { name: PAPERS.what, share: 0.56 },
      { name: PAPERS.amount, share: 0.22, align: 'right' },
    ],
    rows: [
      ...paidWith(facts, tender).map(([what, amount]) => [
        dayIn(facts.confirmedAt, facts.zone),
        what,
        money(amount),
      ]),
      ...refunds.flatMap((refund) =>
        refundRows(refund, tender !== null).map(([what, amount]) => [
          dayIn(refund.at, facts.zone),
          what,
          money(-amount),
        ]),
      ),
    ],
    sums: [
      { name: PAPERS.paid, value: money(facts.total) },
      ...(refunded > 0 ? [{ name: PAPERS.refunded, value: money(-refunded) }] : []),
      { name: PAPERS.afterRefunds, value: money(facts.total - refunded), isTotal: true },
    ],
  }
}

type Row = [what: string, amount: Cents]

function paidWith({ total }: BookingFacts, tender: Tender): Row[] {
  const credits = tender?.credits.filter(({ state }) => state === 'spent') ?? []
  const rest = total - credits.reduce((sum, { amount }) => sum + amount, 0)
  const rows = credits.map(({ kind, last4, amount }): Row => [PAPERS.paidWithCredit(kind, last4), amount])
  return rest > 0 ? [...rows, [cardWords(tender?.card ?? null), rest]] : rows
}

function cardWords(card: CardSummary | null): string {
  return card ? PAPERS.paidWith(`${CARD_BRAND_LABELS[card.brand]} ending in ${card.last4}`) : PAPERS.paid
}

/** What went back where is for whoever paid; everybody else reads one sum. */
function refundRows({ state, amount, toCredit }: RefundFacts, isKnown: boolean): Row[] {
  if (!isKnown && toCredit > 0) return [[PAPERS.refunded, amount]]
  const toCard = amount - toCredit
  const rows: Row[] = toCredit > 0 ? [[PAPERS.refundToCredit, toCredit]] : []
  if (toCard > 0) rows.push([state === 'done' ? PAPERS.refund : PAPERS.refundOnItsWay, toCard])
  return rows
}

function sumOf(refunds: RefundFacts[]): Cents {
  return refunds.reduce((sum, { amount }) => sum + amount, 0)
}

/** The latest thing that such a paper tells of. */
export function latestOf({ confirmedAt }: BookingFacts, refunds: RefundFacts[]): Date {
  return new Date(Math.max(confirmedAt.getTime(), ...refunds.map(({ at }) => at.getTime())))
}
