import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  brandOf,
  digitsOf,
  findCardProblems,
  formatCvc,
  formatExpiry,
  formatNumber,
  isCvcComplete,
  isExpired,
  passesLuhn,
  readExpiry,
} from './card.ts'

const digits = (min: number, max: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: min, maxLength: max }).map((all) => all.join(''))

function withCheckDigit(body: string): string {
  const last = [...'0123456789'].find((digit) => passesLuhn(body + digit))
  if (last === undefined) throw new Error('every body has one check digit')
  return body + last
}

const noon = (date: string) => new Date(`${date}T12:00:00Z`)
const now = noon('2026-12-01')

describe('the brand', () => {
  it.each([
    ['4242424242424242', 'visa'],
    ['5555555555554444', 'mastercard'],
    ['2221000000000000', 'mastercard'],
    ['2720990000000000', 'mastercard'],
    ['2721000000000000', 'unknown'],
    ['378282246310005', 'amex'],
    ['6011111111111117', 'discover'],
    ['6440000000000000', 'discover'],
    ['3056930009020004', 'diners'],
    ['3566002020360505', 'jcb'],
    ['6200000000000005', 'unionpay'],
    ['9', 'unknown'],
    ['', 'unknown'],
  ])('%s is %s', (number, brand) => {
    expect(brandOf(number)).toBe(brand)
  })

  it('is known as soon as the digits leave no choice, and not before', () => {
    expect(['4', '3', '37', '2', '222', '2221'].map(brandOf)).toEqual([
      'visa',
      'unknown',
      'amex',
      'unknown',
      'unknown',
      'mastercard',
    ])
  })
})

describe('the number', () => {
  it('is written in the groups of its card', () => {
    expect(formatNumber('4242424242424242')).toBe('4242 4242 4242 4242')
    expect(formatNumber('378282246310005')).toBe('3782 822463 10005')
    expect(formatNumber('42424')).toBe('4242 4')
    expect(formatNumber('4242-4242 x')).toBe('4242 4242')
    expect(formatNumber('')).toBe('')
    expect(formatNumber('55555555555544449999')).toBe('5555 5555 5555 4444')
  })

  it('leaves formatted text unchanged, and invents no digit', () => {
    fc.assert(
      fc.property(fc.string(), digits(0, 25), (noise, typed) => {
        const once = formatNumber(typed + noise)
        expect(formatNumber(once)).toBe(once)
        expect(digitsOf(typed + noise).startsWith(digitsOf(once))).toBe(true)
      }),
    )
  })

  it('detects one wrong digit by the check digit', () => {
    fc.assert(
      fc.property(digits(11, 18), fc.nat(), fc.integer({ min: 1, max: 9 }), (body, where, by) => {
        const number = withCheckDigit(body)
        expect(passesLuhn(number)).toBe(true)
        const at = where % number.length
        const wrong = (Number(number[at]) + by) % 10
        expect(passesLuhn(number.slice(0, at) + wrong + number.slice(at + 1))).toBe(false)
      }),
    )
    expect(passesLuhn('')).toBe(false)
  })
})

describe('the expiry', () => {
  it.each([
    ['', ''],
    ['1', '1'],
    ['5', '05'],
    ['12', '12'],
    ['13', '01 / 3'],
    ['123', '12 / 3'],
    ['1230', '12 / 30'],
    ['3/2031', '03 / 31'],
    ['12 / 203', '12 / 203'],
    ['12 / 2031', '12 / 31'],
    ['122031', '12 / 31'],
    ['12 / 315', '12 / 31'],
    ['1/', '01'],
    ['12 / ', '12'],
  ])('%j becomes %j', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown)
  })

  it('leaves formatted text unchanged', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9/ ]{0,9}$/), (typed) => {
        const once = formatExpiry(typed)
        expect(formatExpiry(once)).toBe(once)
      }),
    )
  })

  it('is read back for every month and year, however it was typed', () => {
    const month = fc.integer({ min: 1, max: 12 })
    const year = fc.integer({ min: 2000, max: 2099 })
    fc.assert(
      fc.property(month, year, (month, year) => {
        const two = String(month).padStart(2, '0')
        const short = String(year).slice(2)
        for (const typed of [`${two}${short}`, `${month}/${short}`, `${two}/${year}`, `${two} / ${short}`])
          expect(readExpiry(formatExpiry(typed))).toEqual({ month, year })
      }),
    )
    expect(readExpiry('00 / 30')).toBeNull()
    expect(readExpiry('12')).toBeNull()
  })

  it('is good to the end of its month, everywhere on Earth', () => {
    const card = { month: 12, year: 2026 }
    expect(isExpired(card, new Date('2026-12-31T23:59:59Z'))).toBe(false)
    expect(isExpired(card, new Date('2027-01-01T11:59:59Z'))).toBe(false)
    expect(isExpired(card, noon('2027-01-01'))).toBe(true)
  })
})

describe('the code', () => {
  it('is as long as the brand prints it', () => {
    expect(isCvcComplete('123', 'visa')).toBe(true)
    expect(isCvcComplete('1234', 'visa')).toBe(false)
    expect(isCvcComplete('123', 'amex')).toBe(false)
    expect(isCvcComplete('1234', 'amex')).toBe(true)
    expect(['12', '123', '1234'].map((cvc) => isCvcComplete(cvc, 'unknown'))).toEqual([false, true, true])
    expect(formatCvc('12 34', 'visa')).toBe('123')
    expect(formatCvc('12345', 'amex')).toBe('1234')
  })
})

describe('problems of a card', () => {
  const good = { number: '4242 4242 4242 4242', expiry: '12 / 26', cvc: '123' }

  it('has none for a valid one', () => {
    expect(findCardProblems(good, now)).toEqual({})
  })

  it('names each field', () => {
    expect(findCardProblems({ number: '', expiry: '', cvc: '' }, now)).toEqual({
      number: 'incomplete',
      expiry: 'incomplete',
      cvc: 'incomplete',
    })
    expect(findCardProblems({ ...good, number: '4242 4242 4242 4241' }, now)).toEqual({ number: 'invalid' })
    expect(findCardProblems({ ...good, number: '5555 5555 5555 4444 1' }, now)).toEqual({ number: 'invalid' })
    expect(findCardProblems({ ...good, expiry: '11 / 26' }, now)).toEqual({ expiry: 'expired' })
    expect(findCardProblems({ ...good, expiry: '00 / 30' }, now)).toEqual({ expiry: 'invalid' })
    expect(findCardProblems({ ...good, expiry: '12 / 203' }, now)).toEqual({ expiry: 'incomplete' })
    expect(findCardProblems({ ...good, expiry: '12 / 99' }, now)).toEqual({ expiry: 'invalid' })
  })
})
