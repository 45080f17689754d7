import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dollarWords as spanish } from '../language/amount.texts.es.ts'
import { dollarWords as french } from '../language/amount.texts.fr.ts'
import { dollarWords as english } from '../language/amount.texts.ts'
import { formatMoney } from './money.ts'

it.each([
  ['en-US', english],
  ['es-US', spanish],
  ['fr-FR', french],
])('an amount is written as is the custom in %s', (locale, words) => {
  const currency = { style: 'currency', currency: 'USD' } as const
  const whole = new Intl.NumberFormat(locale, { ...currency, maximumFractionDigits: 0 })
  const exact = new Intl.NumberFormat(locale, currency)
  const most = 10_000_000_00
  fc.assert(
    fc.property(fc.integer({ min: -most, max: most }), (cents) => {
      expect(formatMoney(cents, words)).toBe((cents % 100 === 0 ? whole : exact).format(cents / 100))
    }),
    { numRuns: 500, examples: [[0], [5], [-5], [99], [100], [100_000], [-123_456_789]] },
  )
})
