import type { Cents } from '@roomtone/domain/money/cents'
import type { CardSummary } from '@roomtone/domain/payment/card'
import { textsIn } from '@roomtone/texts/all/card/brands'
import type { Block } from '../../../platform/documents/sheet.ts'
import { dayIn, money } from '../../../platform/documents/words.ts'
import type { UseRow } from '../../credit/entry.ts'
import type { Later } from './find-later.ts'
import type { BookingFacts, ClaimPaymentFacts, RefundFacts } from './papers.store.ts'
import { PAPERS } from './papers.texts.ts'

/** Papers are in English. */
const { cardBrands } = textsIn('en')

/** With which the guest paid; null for whoever is not to know it. */
export type Tender = { card: CardSummary | null; credits: UseRow[] } | null

export function paymentsBlock(facts: BookingFacts, tender: Tender, { refunds, claims }: Later): Block {
  const refunded = sumOf(refunds)
  const paid = facts.total + sumOf(claims)
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
      ...claims.map((claim) => [dayIn(claim.at, facts.zone), claimWords(claim, tender), money(claim.amount)]),
      ...refunds.flatMap((refund) =>
        refundRows(refund, tender !== null).map(([what, amount]) => [
          dayIn(refund.at, facts.zone),
          what,
          money(-amount),
        ]),
      ),
    ],
    sums:
      refunded > 0
        ? [
            { name: PAPERS.paid, value: money(paid) },
            { name: PAPERS.refunded, value: money(-refunded) },
            { name: PAPERS.afterRefunds, value: money(paid - refunded), isTotal: true },
          ]
        : [{ name: PAPERS.totalPaid, value: money(paid), isTotal: true }],
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
  return card ? PAPERS.paidWith(cardName(card)) : PAPERS.paid
}

function cardName({ brand, last4 }: CardSummary): string {
  return `${cardBrands[brand]} ending in ${last4}`
}

function claimWords({ card }: ClaimPaymentFacts, tender: Tender): string {
  return tender && card ? PAPERS.claimPaidWith(cardName(card)) : PAPERS.claimPaid
}

/** What went back where is for whoever paid; everybody else reads one sum. */
function refundRows({ state, amount, toCredit }: RefundFacts, isKnown: boolean): Row[] {
  if (!isKnown && toCredit > 0) return [[PAPERS.refunded, amount]]
  const toCard = amount - toCredit
  const rows: Row[] = toCredit > 0 ? [[PAPERS.refundToCredit, toCredit]] : []
  if (toCard > 0) rows.push([state === 'done' ? PAPERS.refund : PAPERS.refundOnItsWay, toCard])
  return rows
}

function sumOf(parts: { amount: Cents }[]): Cents {
  return parts.reduce((sum, { amount }) => sum + amount, 0)
}

/** The latest thing that such a paper tells of. */
export function latestOf({ confirmedAt }: BookingFacts, { refunds, claims }: Later): Date {
  return new Date(Math.max(confirmedAt.getTime(), ...[...refunds, ...claims].map(({ at }) => at.getTime())))
}
