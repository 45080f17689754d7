import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { everyDay } from '../availability/weekly-hours.ts'
import { hostPenalty } from '../cancellation/host-penalty.ts'
import { CANCELLATION_POLICIES, guestRefundPercent } from '../cancellation/policy.ts'
import { refundOf } from '../cancellation/refund.ts'
import { applyCredits } from '../credit/apply-credits.ts'
import { splitReturn } from '../credit/return-credits.ts'
import { percentOf } from '../money/cents.ts'
import { NO_MENU, USUAL_SHOOT } from '../pricing/menu.ts'
import { type Quote, quote } from '../pricing/quote.ts'
import { addDays } from '../time/local-date.ts'
import { type Account, guestAccount, hostDebt, hostPayable } from './accounts.ts'
import * as move from './movements.ts'
import { splitRefund } from './split-refund.ts'
import { reversalOf, type Transfer, transfer } from './transfer.ts'

const HOUR = 3_600_000
const SAMPLE = { rent: 60_000, subtotal: 65_000, platformFee: 7_800, tax: 5_900 }
const sample: move.BookedMoney = { bookingId: 'b', hostId: 'h', price: SAMPLE }

class Books {
  readonly #balances = new Map<Account, number>()
  readonly written: Transfer[] = []

  post(one: Transfer): void {
    this.written.push(one)
    for (const { account, amount } of one.postings) this.#balances.set(account, this.of(account) + amount)
  }

  of(account: Account): number {
    return this.#balances.get(account) ?? 0
  }

  sum(): number {
    return [...this.#balances.values()].reduce((sum, balance) => sum + balance, 0)
  }
}

function confirm(books: Books, booked: move.BookedMoney): void {
  books.post(move.chargeGuest(booked))
  books.post(move.capturePayment(booked.bookingId, refundOf(booked.price, 100)))
}

function giveBack(books: Books, booked: move.BookedMoney, percent: number): void {
  books.post(move.owedRefund(booked, percent))
  books.post(move.sendRefund(booked.bookingId, refundOf(booked.price, percent)))
}

function payOut(books: Books, hostId: string, due: number): number {
  const debt = books.of(hostDebt(hostId))
  const { paid } = move.payoutAfterDebt({ due, debt })
  books.post(move.owedPayout({ hostId, due, debt }))
  books.post(move.sendPayout(paid))
  return paid
}

describe('the sample of the specification', () => {
  it('puts 787 with the processor: 650 for the host, 78 for us, 59 for the tax office', () => {
    const books = new Books()
    confirm(books, sample)
    expect(books.of('processor')).toBe(78_700)
    expect(books.of(hostPayable('h'))).toBe(-65_000)
    expect(books.of('platform_fee')).toBe(-7_800)
    expect(books.of('tax_payable')).toBe(-5_900)
    expect(books.of(guestAccount('b'))).toBe(0)
  })

  it('refunds half of rent, fee and tax, and the whole cleaning fee', () => {
    expect(move.owedRefund(sample, 50).postings).toEqual([
      { account: hostPayable('h'), amount: 35_000 },
      { account: 'platform_fee', amount: 3_900 },
      { account: 'tax_payable', amount: 2_950 },
      { account: guestAccount('b'), amount: -41_850 },
    ])
    expect(move.hostShare(SAMPLE, 50)).toBe(30_000)
    expect(move.hostShare(SAMPLE, null)).toBe(65_000)
  })

  it('takes a penalty from the next payout, and what is left over from the one after', () => {
    const books = new Books()
    books.post(move.owedPenalty('h', 80_000))
    for (const bookingId of ['b', 'c']) confirm(books, { ...sample, bookingId })
    expect(payOut(books, 'h', 65_000)).toBe(0)
    expect(books.of(hostDebt('h'))).toBe(15_000)
    expect(payOut(books, 'h', 65_000)).toBe(50_000)
    expect(books.of(hostDebt('h'))).toBe(0)
    expect(books.of(hostPayable('h'))).toBe(0)
    expect(books.of('penalties')).toBe(-80_000)
  })
})

describe('a transfer', () => {
  it('cannot be made unless it balances, in whole cents', () => {
    expect(() => transfer('capture', [{ account: 'processor', amount: 1 }])).toThrow('balance')
    const halves: Transfer['postings'] = [
      { account: 'processor', amount: 0.5 },
      { account: 'payouts', amount: -0.5 },
    ]
    expect(() => transfer('payout', halves)).toThrow('whole cents')
  })

  it('skips zero: a penalty that is waived, a payout that a debt swallows', () => {
    expect(move.owedPenalty('h', 0).postings).toEqual([])
    expect(move.sendPayout(0).postings).toEqual([])
    expect(move.owedPayout({ hostId: 'h', due: 100, debt: 100 }).postings).toHaveLength(2)
  })

  it('is undone by its reversal', () => {
    const books = new Books()
    const due = move.owedPayout({ hostId: 'h', due: 65_000, debt: 5_000 })
    books.post(due)
    books.post(reversalOf(due))
    for (const account of [hostPayable('h'), hostDebt('h'), 'payouts'] as const)
      expect(books.of(account)).toBe(0)
  })
})

const cents = fc.integer({ min: 100, max: 10_000_000 })
const quotes: fc.Arbitrary<Quote> = fc
  .record({
    rates: fc.record({
      pricePerDay: cents,
      hourlyRate: fc.option(cents),
      weekendDays: fc.constant([5, 6]),
      weekendPrice: fc.option(cents),
      weekendHourlyRate: fc.option(cents),
      weeklyDiscountPercent: fc.integer({ min: 0, max: 90 }),
      cleaningFee: fc.integer({ min: 0, max: 1_000_000 }),
      feeHundredths: fc.integer({ min: 0, max: 3000 }),
      taxHundredths: fc.integer({ min: 0, max: 3000 }),
      minimumHours: fc.constant(1),
      overrides: fc.constant({}),
      hours: fc.constant(everyDay(480, 1320)),
      menu: fc.constant(NO_MENU),
    }),
    hours: fc.option(fc.integer({ min: 1, max: 24 })),
    days: fc.integer({ min: 0, max: 60 }),
  })
  .map(({ rates, hours, days }) => {
    const date = '2026-12-01'
    const result = quote(
      rates,
      hours === null
        ? { by: 'day', checkIn: date, checkOut: addDays(date, days), shoot: USUAL_SHOOT }
        : { by: 'hour', date, start: 540, hours, shoot: USUAL_SHOOT },
    )
    if (!result.ok) throw new Error(result.problem.code)
    return result.quote
  })

const START = new Date('2026-12-01T14:00:00Z')
const before = (hours: number) => new Date(START.getTime() - hours * HOUR)
const timesBefore = fc.double({ min: 0, max: 24 * 120, noNaN: true })

const outcomes = fc.oneof(
  fc.record({
    kind: fc.constant('guest cancels' as const),
    policy: fc.constantFrom(...CANCELLATION_POLICIES),
    hoursBefore: timesBefore,
    sinceConfirmed: fc.double({ min: 0, max: 100, noNaN: true }),
  }),
  fc.record({
    kind: fc.constant('host cancels' as const),
    hoursBefore: timesBefore,
    lastFreeAt: fc.constantFrom(null, before(24 * 60), before(24 * 400)),
  }),
  fc.record({ kind: fc.constant('takes place' as const) }),
)
type Outcome = typeof outcomes extends fc.Arbitrary<infer T> ? T : never

function refundPercent(outcome: Outcome): number | null {
  if (outcome.kind === 'takes place') return null
  if (outcome.kind === 'host cancels') return 100
  const { policy, hoursBefore, sinceConfirmed } = outcome
  const confirmedAt = before(hoursBefore + sinceConfirmed)
  return guestRefundPercent({ policy, start: START, confirmedAt, now: before(hoursBefore) })
}

function penalty(outcome: Outcome, { rent }: Quote): number {
  if (outcome.kind !== 'host cancels') return 0
  const { hoursBefore, lastFreeAt } = outcome
  return hostPenalty({ rent, start: START, now: before(hoursBefore), lastFreeAt }).owes
}

describe('any price', () => {
  it('is split for a refund so that the parts add up to the promised sum and none exceeds its source', () => {
    const any = fc.integer({ min: 0, max: 10_000_000 })
    const percents = fc.integer({ min: 0, max: 100 })
    fc.assert(
      fc.property(any, any, any, any, percents, (rent, cleaning, platformFee, tax, percent) => {
        const price = { rent, subtotal: rent + cleaning, platformFee, tax }
        const { total, fromHost, fromFee, fromTax } = splitRefund(price, percent)
        expect(total).toBe(refundOf(price, percent))
        expect(fromHost + fromFee + fromTax).toBe(total)
        for (const [part, whole] of [
          [fromHost - cleaning, rent],
          [fromFee, platformFee],
          [fromTax, tax],
        ] as const) {
          expect(part).toBeGreaterThanOrEqual(0)
          expect(part).toBeLessThanOrEqual(whole)
        }
      }),
    )
  })

  it('leaves nothing on guest, host, fee, tax and processor once it has all gone back', () => {
    fc.assert(
      fc.property(quotes, (price) => {
        const books = new Books()
        const booked = { bookingId: 'b', hostId: 'h', price }
        confirm(books, booked)
        expect(books.of('processor')).toBe(price.total)
        giveBack(books, booked, 100)
        for (const account of [
          guestAccount('b'),
          hostPayable('h'),
          'platform_fee',
          'tax_payable',
          'processor',
        ])
          expect(books.of(account as Account)).toBe(0)
      }),
    )
  })
})

/** What of each total a gift card and a coupon pay, in percent of it. */
const tenders = fc.record({ giftCard: fc.nat(100), coupon: fc.nat(100) })
type Tender = { giftCard: number; coupon: number }

type Story = { price: Quote; outcome: Outcome; tender: Tender }
type Counts = {
  /** From cards, and back to them. */
  captured: number
  refundedToCard: number
  /** In all, to credits and cards. */
  taken: number
  refunded: number
  refundedByHost: number
  penalties: number
  paid: number
  /** The value of gift cards, counted separately. */
  onGiftCards: number
}

function creditsFor({ total }: Quote, { giftCard, coupon }: Tender) {
  const card = { kind: 'gift_card', id: 'g', balance: percentOf(total, giftCard), expiresAt: null } as const
  const off = { kind: 'coupon', id: 'c', amount: null, percent: coupon, upTo: null, fromTotal: 0 } as const
  const { uses, rest } = applyCredits(total, [card, off])
  const amountOf = (id: string) => uses.find((use) => use.id === id)?.amount ?? 0
  return { giftCard: amountOf('g'), coupon: amountOf('c'), issued: card.balance, rest }
}

/** One booking's life, step by step, with a separate count to compare the ledger with. */
function stepsOf(books: Books, counts: Counts, story: Story, bookingId: string): (() => void)[] {
  const { price, outcome, tender } = story
  const booked = { bookingId, hostId: 'h', price }
  const percent = refundPercent(outcome)
  const paid = creditsFor(price, tender)
  const issue = () => {
    books.post(move.issueGiftCard(paid.issued))
    counts.onGiftCards += paid.issued
  }
  const take = () => {
    books.post(move.chargeGuest(booked))
    books.post(move.capturePayment(bookingId, paid.rest))
    books.post(move.spendCredit(bookingId, 'credits', paid.giftCard))
    books.post(move.spendCredit(bookingId, 'promotions', paid.coupon))
    counts.captured += paid.rest
    counts.taken += price.total
    counts.onGiftCards -= paid.giftCard
  }
  const cancel = () => {
    if (percent === null) return
    const amount = refundOf(price, percent)
    const spent = [
      { id: 'g', kind: 'gift_card' as const, left: paid.giftCard, isOver: false },
      { id: 'c', kind: 'coupon' as const, left: paid.coupon, isOver: false },
    ]
    const { returns, toCard } = splitReturn({ amount, spent, card: paid.rest })
    books.post(move.owedRefund(booked, percent))
    for (const { id, amount: part } of returns)
      books.post(move.returnCredit(bookingId, id === 'g' ? 'credits' : 'promotions', part))
    books.post(move.sendRefund(bookingId, toCard))
    counts.onGiftCards += returns.find(({ id }) => id === 'g')?.amount ?? 0
    counts.refundedToCard += toCard
    counts.refunded += amount
    counts.refundedByHost += splitRefund(price, percent).fromHost
    const fine = penalty(outcome, price)
    books.post(move.owedPenalty('h', fine))
    counts.penalties += fine
    expect(amount).toBeLessThanOrEqual(price.total)
    expect(toCard).toBeLessThanOrEqual(paid.rest)
  }
  const pay = () => {
    counts.paid += payOut(books, 'h', move.hostShare(price, percent))
  }
  return [issue, take, cancel, pay]
}

/** Takes the next step of one booking or another, whichever `picks` says, until all are done. */
function play(stories: Story[], picks: number[]): { books: Books; counts: Counts } {
  const books = new Books()
  const counts = {
    captured: 0,
    refundedToCard: 0,
    taken: 0,
    refunded: 0,
    refundedByHost: 0,
    penalties: 0,
    paid: 0,
    onGiftCards: 0,
  }
  const waiting = stories.map((story, index) => stepsOf(books, counts, story, `b${index}`))
  for (let turn = 0; waiting.some((steps) => steps.length > 0); turn += 1) {
    const open = waiting.filter((steps) => steps.length > 0)
    open[(picks[turn] ?? 0) % open.length]?.shift()?.()
    expect(books.sum()).toBe(0)
    expect(books.of('processor')).toBe(counts.captured - counts.refundedToCard - counts.paid)
    expect(books.of('credits') + counts.onGiftCards).toBe(0)
    expect(counts.refunded).toBeLessThanOrEqual(counts.taken)
  }
  return { books, counts }
}

describe('any bookings of one host, in any order', () => {
  const stories = fc.array(fc.record({ price: quotes, outcome: outcomes, tender: tenders }), {
    minLength: 1,
    maxLength: 12,
  })
  const picks = fc.array(fc.nat(1000), { maxLength: 48 })

  it('balance after every step, owe no guest anything, and leave with the processor what is ours', () => {
    fc.assert(
      fc.property(stories, picks, (told, order) => {
        const { books } = play(told, order)
        for (const { postings } of books.written)
          expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
        told.forEach((_, index) => {
          expect(books.of(guestAccount(`b${index}`))).toBe(0)
        })
        expect(books.of('payouts')).toBe(0)
        const given = books.of('promotions') + books.of('credits')
        const ours = books.of('platform_fee') + books.of('tax_payable') + books.of('penalties') + given
        expect(books.of('processor') + books.of(hostDebt('h')) + ours).toBe(0)
      }),
    )
  })

  it('pay the host subtotals less refunds less penalties, as far as there is something to take them from', () => {
    fc.assert(
      fc.property(stories, picks, (told, order) => {
        const { books, counts } = play(told, order)
        const subtotals = told.reduce((sum, { price }) => sum + price.subtotal, 0)
        const stillOwed = books.of(hostDebt('h'))
        expect(counts.paid).toBe(subtotals - counts.refundedByHost - (counts.penalties - stillOwed))
        expect(stillOwed).toBeGreaterThanOrEqual(0)
        expect(books.of(hostPayable('h'))).toBe(0)
        expect(books.of('penalties') + counts.penalties).toBe(0)
      }),
    )
  })
})
