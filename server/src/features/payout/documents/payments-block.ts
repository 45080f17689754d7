import type { Cents } from '@roomtone/domain/money/cents'
import type { CardSummary } from '@roomtone/domain/payment/card'
import type { Block } from '../../../platform/documents/sheet.ts'
import type { UseRow } from '../../credit/entry.ts'
import type { Later } from './find-later.ts'
import type { BookingFacts, ClaimPaymentFacts, RefundFacts } from './papers.store.ts'
import type { Writing } from './writing.ts'

/** What the guest paid with; null for readers who may not know it. */
export type Tender = { card: CardSummary | null; credits: UseRow[] } | null

export function paymentsBlock(
  facts: BookingFacts,
  tender: Tender,
  { refunds, claims }: Later,
  writing: Writing,
): Block {
  const { papers, dayIn, money } = writing
  const refunded = sumOf(refunds)
  const paid = facts.total + sumOf(claims)
  return {
    kind: 'table',
    columns: [
      { name: papers.date, share: 0.22 },
      { name: papers.what, share: 0.56 },
      { name: papers.amount, share: 0.22, align: 'right' },
    ],
    rows: [
      ...paidWith(facts, tender, writing).map(([what, amount]) => [
        dayIn(facts.confirmedAt, facts.zone),
        what,
        money(amount),
      ]),
      ...claims.map((claim) => [
        dayIn(claim.at, facts.zone),
        claimWords(claim, tender, writing),
        money(claim.amount),
      ]),
      ...refunds.flatMap((refund) =>
        refundRows(refund, tender !== null, writing).map(([what, amount]) => [
          dayIn(refund.at, facts.zone),
          what,
          money(-amount),
        ]),
      ),
    ],
    sums:
      refunded > 0
        ? [
            { name: papers.paid, value: money(paid) },
            { name: papers.refunded, value: money(-refunded) },
            { name: papers.afterRefunds, value: money(paid - refunded), isTotal: true },
          ]
        : [{ name: papers.totalPaid, value: money(paid), isTotal: true }],
  }
}

type Row = [what: string, amount: Cents]

function paidWith({ total }: BookingFacts, tender: Tender, writing: Writing): Row[] {
  const { papers } = writing
  const credits = tender?.credits.filter(({ state }) => state === 'spent') ?? []
  const rest = total - credits.reduce((sum, { amount }) => sum + amount, 0)
  const rows = credits.map(({ kind, last4, amount }): Row => [papers.paidWithCredit({ kind, last4 }), amount])
  return rest > 0 ? [...rows, [cardWords(tender?.card ?? null, writing), rest]] : rows
}

function cardWords(card: CardSummary | null, writing: Writing): string {
  const { papers } = writing
  return card ? papers.paidWith({ card: cardName(card, writing) }) : papers.paid
}

function cardName({ brand, last4 }: CardSummary, { papers, cardBrands }: Writing): string {
  return papers.card({ brand: cardBrands[brand], last4 })
}

function claimWords({ card }: ClaimPaymentFacts, tender: Tender, writing: Writing): string {
  const { papers } = writing
  return tender && card ? papers.claimPaidWith({ card: cardName(card, writing) }) : papers.claimPaid
}

/** Only the person who paid reads what went back where; everyone else reads one sum. */
function refundRows({ state, amount, toCredit }: RefundFacts, isKnown: boolean, { papers }: Writing): Row[] {
  if (!isKnown && toCredit > 0) return [[papers.refunded, amount]]
  const toCard = amount - toCredit
  const rows: Row[] = toCredit > 0 ? [[papers.refundToCredit, toCredit]] : []
  if (toCard > 0) rows.push([state === 'done' ? papers.refund : papers.refundOnItsWay, toCard])
  return rows
}

function sumOf(parts: { amount: Cents }[]): Cents {
  return parts.reduce((sum, { amount }) => sum + amount, 0)
}

/** The latest thing that such a paper tells of. */
export function latestOf({ confirmedAt }: BookingFacts, { refunds, claims }: Later): Date {
  return new Date(Math.max(confirmedAt.getTime(), ...[...refunds, ...claims].map(({ at }) => at.getTime())))
}
