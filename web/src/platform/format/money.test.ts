import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readLanguages } from '../../../../texts/tool/folder.mjs'
import { formatMoney } from './money.ts'

const languages = Object.values(readLanguages())

it.each(languages.map(({ locale, money }) => [locale, money] as const))(
  'an amount is written as is the custom in %s',
  (locale, money) => {
    const currency = { style: 'currency', currency: 'USD' } as const
    const whole = new Intl.NumberFormat(locale, { ...currency, maximumFractionDigits: 0 })
    const exact = new Intl.NumberFormat(locale, currency)
    const most = 10_000_000_00
    fc.assert(
      fc.property(fc.integer({ min: -most, max: most }), (cents) => {
        expect(formatMoney(cents, money)).toBe((cents % 100 === 0 ? whole : exact).format(cents / 100))
      }),
      { numRuns: 500, examples: [[0], [5], [-5], [99], [100], [100_000], [-123_456_789]] },
    )
  },
)
