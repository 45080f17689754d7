import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyCredits,
  CARD_LEAST,
  type Coupon,
  type Credit,
  couponWorth,
  type GiftCard,
} from './apply-credits.ts'
import { CODE_ALPHABET, CODE_LENGTH, formatCode, makeCode, readCode } from './code.ts'
import { splitReturn } from './return-credits.ts'
import { endOfLastDay, expiryAfterReturn, lastDayOf, standingOf } from './standing.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
const DAY = 86_400_000
const sumOf = (parts: { amount: number }[]) => parts.reduce((sum, { amount }) => sum + amount, 0)

const codes = fc.array(fc.nat(CODE_ALPHABET.length - 1), { minLength: 15, maxLength: 15 }).map((numbers) => {
  let at = 0
  return makeCode(() => numbers[at++] ?? 0)
})

describe('a code', () => {
  it('is read however it is typed', () => {
    fc.assert(
      fc.property(codes, (code) => {
        expect(code).toHaveLength(CODE_LENGTH)
        expect(code).not.toMatch(/[01OIL]/)
        expect(readCode(code)).toBe(code)
        expect(formatCode(code)).toMatch(/^\w{4}-\w{4}-\w{4}-\w{4}$/)
        expect(readCode(`  ${formatCode(code).toLowerCase().replaceAll('-', ' – ')} `)).toBe(code)
      }),
    )
  })

  it('knows every single mistake and every two neighbors that have changed places', () => {
    fc.assert(
      fc.property(codes, fc.nat(CODE_LENGTH - 1), fc.nat(CODE_ALPHABET.length - 1), (code, place, other) => {
        const wrong = CODE_ALPHABET.charAt(other)
        const mistyped = code.slice(0, place) + wrong + code.slice(place + 1)
        expect(readCode(mistyped)).toBe(mistyped === code ? code : null)
        const at = Math.min(place, CODE_LENGTH - 3)
        const swapped = code.slice(0, at) + code.charAt(at + 1) + code.charAt(at) + code.slice(at + 2)
        expect(readCode(swapped)).toBe(swapped === code ? code : null)
      }),
    )
  })

  it.each(['', 'hello', '0000-0000-0000-0000', '2222', '2'.repeat(17)])('is not %s', (typed) => {
    expect(readCode(typed)).toBeNull()
  })
})

const cents = fc.integer({ min: 1, max: 200_000 })
const giftCards: fc.Arbitrary<GiftCard> = fc.record({
  kind: fc.constant('gift_card' as const),
  id: fc.uuid(),
  balance: cents,
  expiresAt: fc.option(fc.integer({ min: 1, max: 400 }).map((days) => new Date(NOW.getTime() + days * DAY))),
})
const coupons: fc.Arbitrary<Coupon> = fc
  .record({
    id: fc.uuid(),
    isShare: fc.boolean(),
    worth: cents,
    percent: fc.integer({ min: 1, max: 100 }),
    upTo: fc.option(cents),
    fromTotal: fc.constantFrom(0, 5000, 150_000),
  })
  .map(({ id, isShare, worth, percent, upTo, fromTotal }) => ({
    kind: 'coupon' as const,
    id,
    amount: isShare ? null : worth,
    percent: isShare ? percent : null,
    upTo: isShare ? upTo : null,
    fromTotal,
  }))
const credits: fc.Arbitrary<Credit[]> = fc.uniqueArray(fc.oneof(giftCards, coupons), {
  maxLength: 6,
  selector: ({ id }) => id,
})
const totals = fc.integer({ min: 100, max: 300_000 })

describe('what credits pay of a total', () => {
  it('is never more than the total nor than what is on them, with one coupon, and leaves cards what they can take', () => {
    fc.assert(
      fc.property(totals, credits, (total, chosen) => {
        const { uses, credit, rest } = applyCredits(total, chosen)
        expect(credit + rest).toBe(total)
        expect(credit).toBe(sumOf(uses))
        expect(rest).toBeGreaterThanOrEqual(0)
        if (rest > 0) expect(rest).toBeGreaterThanOrEqual(CARD_LEAST)
        const of = (id: string) => chosen.find((one) => one.id === id)
        expect(uses.filter(({ id }) => of(id)?.kind === 'coupon').length).toBeLessThanOrEqual(1)
        for (const { id, amount } of uses) {
          const one = of(id)
          expect(amount).toBeGreaterThan(0)
          if (one?.kind === 'gift_card') expect(amount).toBeLessThanOrEqual(one.balance)
          if (one?.kind === 'coupon') expect(amount).toBeLessThanOrEqual(couponWorth(one, total))
        }
      }),
    )
  })

  it('uses everything available, in whatever order they were chosen', () => {
    fc.assert(
      fc.property(totals, credits, (total, chosen) => {
        const applied = applyCredits(total, chosen)
        expect(applyCredits(total, [...chosen].reverse())).toEqual(applied)
        const onCards = chosen.reduce((sum, one) => sum + (one.kind === 'gift_card' ? one.balance : 0), 0)
        const best = Math.max(
          0,
          ...chosen.map((one) => (one.kind === 'coupon' ? couponWorth(one, total) : 0)),
        )
        const most = Math.min(total, onCards + best)
        const isTight = most < total && total - most < CARD_LEAST
        expect(applied.credit).toBe(isTight ? total - CARD_LEAST : most)
      }),
    )
  })

  it('is the coupon first, then the gift cards that end soonest', () => {
    const soon = { kind: 'gift_card', id: 'soon', balance: 3000, expiresAt: NOW } as const
    const never = { kind: 'gift_card', id: 'never', balance: 9000, expiresAt: null } as const
    const coupon = { kind: 'coupon', id: 'c', amount: null, percent: 10, upTo: 500, fromTotal: 0 } as const
    expect(applyCredits(10_000, [never, soon, coupon])).toEqual({
      uses: [
        { id: 'c', amount: 500 },
        { id: 'soon', amount: 3000 },
        { id: 'never', amount: 6500 },
      ],
      credit: 10_000,
      rest: 0,
    })
    expect(couponWorth({ ...coupon, fromTotal: 10_001 }, 10_000)).toBe(0)
  })
})

describe('where a refund goes', () => {
  const paid = fc.record({
    cards: fc.array(cents, { maxLength: 3 }),
    coupon: fc.option(cents),
    isOver: fc.boolean(),
    card: fc.nat(100_000),
    shares: fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 5 }),
  })

  it('returns to each no more than it paid, and everything to all in the end', () => {
    fc.assert(
      fc.property(paid, ({ cards, coupon, isOver, card, shares }) => {
        const left = [
          ...cards.map((amount, index) => ({
            id: `g${index}`,
            kind: 'gift_card' as const,
            left: amount,
            isOver: false,
          })),
          ...(coupon === null ? [] : [{ id: 'c', kind: 'coupon' as const, left: coupon, isOver }]),
        ]
        let onCard = card
        let all = left.reduce((sum, one) => sum + one.left, card)
        for (const share of [...shares, 100]) {
          const amount = share === 100 ? all : Math.floor((all * share) / 100)
          if (amount === 0) continue
          const before = left
            .filter(({ kind }) => kind === 'gift_card')
            .reduce((sum, one) => sum + one.left, 0)
          const { returns, toCredit, toCard } = splitReturn({ amount, spent: left, card: onCard })
          expect(sumOf(returns)).toBe(toCredit)
          expect(toCredit + toCard).toBe(amount)
          // Gift cards before everything else.
          expect(toCredit).toBeGreaterThanOrEqual(Math.min(amount, before))
          for (const { id, amount: part } of returns) {
            const one = left.find((use) => use.id === id)
            if (one) one.left -= part
          }
          onCard -= toCard
          all -= amount
          // A coupon that was returned in part has nowhere else to go.
          const rest = left.find(({ id }) => id === 'c')?.left ?? 0
          if (coupon !== null && rest > 0 && rest < coupon) expect(onCard).toBe(0)
          // A credit that nobody can use again gets nothing that fits on the card.
          if (coupon !== null && isOver && rest < coupon) expect(onCard).toBe(0)
          for (const one of left) expect(one.left).toBeGreaterThanOrEqual(0)
          expect(onCard).toBeGreaterThanOrEqual(0)
        }
        expect(left.every((one) => one.left === 0)).toBe(true)
        expect(onCard).toBe(0)
      }),
    )
  })

  it('is refused where nobody has paid that much', () => {
    expect(() => splitReturn({ amount: 2, spent: [], card: 1 })).toThrow('Nobody has paid')
  })
})

describe('the state of a credit', () => {
  const card = {
    kind: 'gift_card',
    expiresAt: null,
    isStopped: false,
    balance: 1,
    usesLeft: null,
    isUsedByThem: false,
  } as const
  it('is what matters most to its owner', () => {
    expect(standingOf(card, NOW)).toBe('usable')
    expect(standingOf({ ...card, balance: 0, isStopped: true }, NOW)).toBe('stopped')
    expect(standingOf({ ...card, balance: 0, expiresAt: NOW }, NOW)).toBe('used_up')
    expect(standingOf({ ...card, expiresAt: NOW }, NOW)).toBe('expired')
    expect(standingOf({ ...card, kind: 'coupon', isUsedByThem: true }, NOW)).toBe('used_up')
    expect(standingOf({ ...card, kind: 'coupon', usesLeft: 0 }, NOW)).toBe('used_up')
    expect(standingOf({ ...card, kind: 'coupon', balance: 0 }, NOW)).toBe('usable')
  })

  it('is valid on its last day anywhere on earth, and for ninety days after money is returned to it', () => {
    expect(endOfLastDay('2026-12-31')).toEqual(new Date('2027-01-01T12:00:00Z'))
    expect(lastDayOf(endOfLastDay('2026-12-31'))).toBe('2026-12-31')
    expect(expiryAfterReturn(null, NOW)).toBeNull()
    const ninety = new Date(NOW.getTime() + 90 * DAY)
    expect(expiryAfterReturn(NOW, NOW)).toEqual(ninety)
    const later = new Date(ninety.getTime() + 1)
    expect(expiryAfterReturn(later, NOW)).toEqual(later)
  })
})
