import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLanguages } from '../../../../texts/tool/folder.mjs'
import { formatMoney } from '../format/money.ts'
import { readCents, readDecimal, typedDollars } from './read-amount.ts'

const most = 10_000_000_000_00
const anyCents = fc.integer({ min: -most, max: most })
const examples: [number][] = [[0], [5], [-5], [99], [100], [41_850], [100_000], [-123_456_789]]

const languages = Object.values(readLanguages())
const [english, french] = ['en-US', 'fr-FR'].map((wanted) => moneyOf(wanted)) as [Money, Money]

type Money = (typeof languages)[number]['money']

function moneyOf(wanted: string): Money | undefined {
  return languages.find(({ locale }) => locale === wanted)?.money
}

describe.each(languages.map(({ name, money }) => [name, money] as const))('in %s', (_, marks) => {
  it('an amount is read as it is written', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(readCents(formatMoney(cents, marks), marks)).toBe(cents)
        expect(readCents(typedDollars(cents, marks), marks)).toBe(cents)
      }),
      { numRuns: 500, examples },
    )
  })

  it('nothing is ever read as a hundred or a thousand times what was typed', () => {
    const other = marks.decimal === ',' ? english : french
    fc.assert(
      fc.property(anyCents, (cents) => {
        const read = readCents(typedDollars(cents, other), marks)
        expect(Number.isNaN(read) || read === cents).toBe(true)
      }),
      { numRuns: 500, examples },
    )
  })

  it('a point comes before the cents, and a space between the thousands', () => {
    expect(readCents('1209.50', marks)).toBe(120_950)
    expect(readCents(' 1 209.5 ', marks)).toBe(120_950)
    expect(readCents('1\u00a0209\u00a0$', marks)).toBe(120_900)
    expect(readCents('.5', marks)).toBe(50)
    expect(readDecimal('-12.5', marks)).toBe(-12.5)
  })

  it('what is not an amount, or could be two, is none', () => {
    const texts = [
      '',
      ' ',
      '$',
      '.',
      ',',
      'free',
      '1e5',
      '1.234',
      '12,34',
      '1,23,456',
      '1 23',
      '1,234 567',
      '--5',
      '9'.repeat(20),
    ]
    // A comma comes before the cents in some languages, and a point between the thousands in others.
    const fine = [...(marks.decimal === ',' ? ['12,34'] : []), ...(marks.group === '.' ? ['1.234'] : [])]
    for (const text of texts.filter((one) => !fine.includes(one)))
      expect(readCents(text, marks), text).toBeNaN()
  })
})

it('a comma groups in English and comes before the cents in French', () => {
  expect(readCents('$1,209.50', english)).toBe(120_950)
  expect(readCents('209,50', english)).toBeNaN()
  expect(readCents('209,50', french)).toBe(20_950)
  expect(readCents('1,209', french)).toBeNaN()
  expect(readCents('1 209,50 $US', french)).toBe(120_950)
})
