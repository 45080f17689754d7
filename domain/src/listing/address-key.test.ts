import { describe, expect, it } from 'vitest'
import { addressKey } from './address-key.ts'

const keyOf = (address: string, over: { city?: string; zip?: string } = {}) =>
  addressKey({ address, city: 'Los Angeles', country: 'United States', zip: '90012', ...over })

describe('the key of an address', () => {
  it.each([
    '12 West Mill Lane',
    '  12 W. Mill Ln ',
    '12 west mill lane, Apt 4B',
    '12 W Mill Ln #7',
    '12 W Mill Lane, Suite 300',
    '12 W Mill Lane 2nd floor',
    'Unit 9, 12 West Mill Lane',
  ])('is one for every spelling: %s', (spelling) => {
    expect(keyOf(spelling)).toBe(keyOf('12 W Mill Ln'))
  })

  it('ignores accents, letter case and the last four digits of a ZIP code', () => {
    expect(keyOf('5 Calle Peña', { city: 'LOS ANGELES', zip: '90012-1234' })).toBe(keyOf('5 calle pena'))
  })

  it('tells neighbors apart', () => {
    const keys = ['12 Mill Ln', '14 Mill Ln', '12 Mill Rd', '12 East Mill Ln', '120 Mill Ln'].map((each) =>
      keyOf(each),
    )
    keys.push(keyOf('12 Mill Ln', { zip: '90013' }), keyOf('12 Mill Ln', { city: 'Pasadena' }))
    expect(new Set(keys).size).toBe(keys.length)
  })
})
