import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import type { QuoteView } from '@roomtone/contract/listing/quote'
import type { TimeChoice } from '@roomtone/domain/availability/time-rules'
import { refundPercentAt } from '@roomtone/domain/cancellation/policy'
import { type Cents, percentOf } from '@roomtone/domain/money/cents'
import type { Shoot } from '@roomtone/domain/pricing/menu'
import { transfersOf } from '../../src/features/ledger/entry.ts'
import { wordsIn } from '../../src/platform/documents/words.ts'
import { simulatedToken } from '../booking.ts'
import { moneyOf } from '../booking-life.ts'
import { readPdf } from '../read-pdf.ts'
import type { TestServer } from '../server.ts'
import type { RandomTerms } from './random-terms.ts'

export type Tokens = { host: string; guests: string[] }
/** `guest` counts them. */
export type Booked = {
  id: string
  guest: number
  price: NonNullable<QuoteView['price']>
  terms: RandomTerms
}

const guestOf = ({ guests }: Tokens, { guest }: Pick<Booked, 'guest'>) => ({ token: guests[guest] ?? null })
type Wanted = Pick<Booked, 'id' | 'guest' | 'terms'> & { time: TimeChoice; shoot: Shoot; quote: QuoteView }

/** What disagrees, each with both sides of it. */
type Facts = [what: string, is: unknown, shouldBe: unknown][]
const faultsIn = (facts: Facts) =>
  facts
    .filter(([, is, shouldBe]) => !isDeepStrictEqual(is, shouldBe))
    .map(([what, is, shouldBe]) => `${what} is ${JSON.stringify(is)} instead of ${JSON.stringify(shouldBe)}`)

/** Asked for, accepted where the host wants to be asked, and paid. */
export async function book(
  server: TestServer,
  { id: propertyId, guest, time, shoot, quote, terms }: Wanted,
  tokens: Tokens,
): Promise<Booked> {
  const { price } = quote
  if (!price) throw new Error('What has no price is not booked')
  const { kind, crew, addOns } = shoot
  const { id, state } = await server.call(
    bookingCalls.request,
    {
      body: {
        key: randomUUID(),
        propertyId,
        choice: time,
        crew,
        addOns,
        production: { title: 'Quiet Hours', kind, purpose: 'Portraits by the window', involves: [] },
        expectedTotal: price.total,
        expectedTerms: quote.terms.mark,
        agreed: true,
        card: { token: simulatedToken() },
      },
    },
    guestOf(tokens, { guest }),
  )
  if (state === 'pending')
    await server.call(bookingCalls.accept, { params: { id }, body: {} }, { token: tokens.host })
  return { id, guest, price, terms }
}

/** The page of the booking, the card, the ledger and the receipt, beside what checkout said. */
export async function compareBooked(server: TestServer, booked: Booked, tokens: Tokens): Promise<string[]> {
  const { id, price } = booked
  const view = await server.call(bookingCalls.show, { params: { id } }, guestOf(tokens, booked))
  const { captured, book, bookSum } = await moneyOf(server, id)
  const transfers = await transfersOf(server.deps.db, id)
  return [
    ...faultsIn([
      ['the state', view.state, 'confirmed'],
      ['the price of the booking', view.price, price],
      ['its total', view.total, price.total],
      ['the sum of its lines', sumOf(price.lines), price.subtotal],
      ['its total by its parts', price.subtotal + price.platformFee + price.tax, price.total],
      ['what the card has paid', captured, price.total],
      ['what the charges add up to', sumOf(view.charges), price.total],
      ['the ledger', { ...EMPTY, ...book }, ledgerOf(price, NOTHING_BACK)],
      ['the sum of the ledger', bookSum, 0],
      [
        'what does not balance',
        transfers.filter(({ postings }) => sumOf(postings) !== 0).map(({ kind }) => kind),
        [],
      ],
    ]),
    ...(await compareReceipt(server, booked, tokens)),
  ]
}

const sumOf = (parts: readonly { amount: Cents }[]) => parts.reduce((sum, { amount }) => sum + amount, 0)

/** Amounts alone, in their order: how a line is called is the business of the papers' own tests. */
async function compareReceipt(server: TestServer, booked: Booked, tokens: Tokens): Promise<string[]> {
  const { money } = wordsIn('en')
  const params = { id: booked.id }
  const file = await server.call(bookingCalls.receipt, { params }, guestOf(tokens, booked))
  const { text } = await readPdf(file)
  const table = text.slice(text.indexOf('Price')).replace(/\s+/g, ' ')
  const amounts: string[] = table.match(/[-−]?\$[\d,]+\.\d\d/g) ?? []
  const { lines, subtotal, platformFee, tax, total } = booked.price
  const wanted = [...lines.map(({ amount }) => amount), subtotal, platformFee, tax, total].map((amount) =>
    money(amount),
  )
  const missing = wanted.filter((amount) => {
    const at = amounts.indexOf(amount)
    if (at >= 0) amounts.splice(0, at + 1)
    return at < 0
  })
  return missing.map((amount) => `the receipt lacks ${amount}: ${table}`)
}

type Back = { total: Cents; fromHost: Cents; fromFee: Cents; fromTax: Cents }
const NOTHING_BACK: Back = { total: 0, fromHost: 0, fromFee: 0, fromTax: 0 }

function ledgerOf({ subtotal, platformFee, tax, total }: Booked['price'], back: Back) {
  return {
    guest: 0,
    host_payable: back.fromHost - subtotal,
    platform_fee: back.fromFee - platformFee,
    tax_payable: back.fromTax - tax,
    processor: total - back.total,
  }
}

/** Of an account that nothing has touched, there is no row. */
const EMPTY = { guest: 0, host_payable: 0, platform_fee: 0, tax_payable: 0, processor: 0 }

type Cancelled = {
  booked: Booked
  percent: number
  /** Once the processor has been told. */
  faults(): Promise<string[]>
}

/** The guest cancels: the policy's share of everything but the cleaning, which comes back whole. */
export async function cancel(server: TestServer, booked: Booked, tokens: Tokens): Promise<Cancelled> {
  const { id, price, terms } = booked
  const params = { id }
  const guest = guestOf(tokens, booked)
  const { startsAt } = await server.call(bookingCalls.show, { params }, guest)
  const percent = refundPercentAt(terms.cancellationPolicy, new Date(startsAt), server.clock.now())
  const preview = await server.call(bookingCalls.cancellation, { params }, guest)
  const body = { reason: 'plans_changed' as const, expectedRefund: preview.refund }
  const view = await server.call(bookingCalls.cancel, { params, body }, guest)
  const cleaning = sumOf(price.lines.filter(({ kind }) => kind === 'cleaning'))
  const refund = cleaning + percentOf(price.total - cleaning, percent)
  const fromTax = percentOf(price.tax, percent)
  const fromFee = percentOf(price.platformFee + price.tax, percent) - fromTax
  const back = { total: refund, fromTax, fromFee, fromHost: refund - fromFee - fromTax }
  return {
    booked,
    percent,
    async faults() {
      const { refunded, book, bookSum } = await moneyOf(server, id)
      return faultsIn([
        ['the state', view.state, 'cancelled'],
        ['the share that comes back', preview.refundPercent, percent],
        ['the refund that was shown', preview.refund, refund],
        ['the refund of the booking', view.refunded, refund],
        ['what the card got back', refunded, refund],
        ['the ledger', { ...EMPTY, ...book }, ledgerOf(price, back)],
        ['the sum of the ledger', bookSum, 0],
      ])
    },
  }
}

/** What is left of any add-on's stock once everything has been cancelled. */
export async function stockInUse({ deps: { db } }: TestServer): Promise<unknown[]> {
  return db.selectFrom('add_on_days').selectAll().where('used', '>', 0).execute()
}
