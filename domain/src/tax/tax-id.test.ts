import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compactTaxId, readTaxId, taxIdTypesFor } from './tax-id.ts'

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))

describe('tax ids', () => {
  it('knows the numbers of each country', () => {
    expect(readTaxId('US', 'individual', '536-90-4399')).toEqual({ type: 'ssn', number: '536904399' })
    expect(readTaxId('US', 'individual', '912-90-3456')).toEqual({ type: 'itin', number: '912903456' })
    expect(readTaxId('US', 'business', '91-1144442')).toEqual({ type: 'ein', number: '911144442' })
    expect(readTaxId('CA', 'individual', '123 456 782')).toEqual({ type: 'sin', number: '123456782' })
    expect(readTaxId('CA', 'business', '12302 6635 RC 0001')).toEqual({
      type: 'bn',
      number: '123026635RC0001',
    })
    expect(readTaxId('MX', 'individual', 'GODE 561231 GR8')).toEqual({ type: 'rfc', number: 'GODE561231GR8' })
    expect(readTaxId('DE', 'business', '12/345/67890')).toEqual({ type: 'other', number: '1234567890' })
  })

  it('refuses numbers that nobody can have', () => {
    for (const ssn of ['000-12-3456', '666-12-3456', '123-00-4567', '123-45-0000', '078-05-1120', '12345678'])
      expect(readTaxId('US', 'individual', ssn)?.type, ssn).not.toBe('ssn')
    expect(readTaxId('US', 'business', '07-1234567')?.type).not.toBe('ein')
    expect(readTaxId('CA', 'individual', '123456789')).toBeNull()
    expect(readTaxId('CA', 'business', '046 454 287')).toBeNull()
    expect(readTaxId('MX', 'individual', 'GODE561231GR7')).toBeNull()
    expect(readTaxId('MX', 'individual', 'GODE561331GR8')).toBeNull()
    expect(readTaxId('MX', 'business', 'GODE561231GR8')).toBeNull()
    expect(readTaxId('FR', 'individual', '12')).toBeNull()
  })

  it('reads a number the same however it is spaced', () => {
    fc.assert(
      fc.property(digits(9), fc.constantFrom('-', ' ', '.', ''), fc.nat(8), (number, mark, at) => {
        const written = `${number.slice(0, at)}${mark}${number.slice(at)}`
        expect(compactTaxId(written)).toBe(number)
        for (const country of ['US', 'CA', 'DE'])
          for (const kind of ['individual', 'business'] as const)
            expect(readTaxId(country, kind, written)).toEqual(readTaxId(country, kind, number))
      }),
    )
  })

  it('accepts at most one in ten neighbors of a number with a check digit', () => {
    fc.assert(
      fc.property(digits(8), (body) => {
        const fitting = [...'0123456789'].filter((last) => readTaxId('CA', 'business', body + last))
        expect(fitting).toHaveLength(1)
      }),
    )
  })

  it('only answers a type that the country knows', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('US', 'CA', 'MX', 'DE'),
        fc.constantFrom('individual' as const, 'business' as const),
        fc.string({ maxLength: 20 }),
        (country, kind, written) => {
          const read = readTaxId(country, kind, written)
          if (read) expect(taxIdTypesFor(country, kind)).toContain(read.type)
        },
      ),
    )
  })
})
