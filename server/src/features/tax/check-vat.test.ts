import { readTaxId } from '@roomtone/domain/tax/tax-id'
import fc from 'fast-check'
import { stdnum } from 'stdnum'
import { describe, expect, it } from 'vitest'
import { checkVat, vatCountries } from './check-vat.ts'

const GOOD: Record<string, string> = {
  AT: 'ATU13585627',
  BE: 'BE 0428 759 497',
  DE: 'DE136695976',
  ES: 'ESB58378431',
  FR: 'FR 40 303 265 045',
  GB: 'GB 980 7806 84',
  GR: 'EL 094259216',
  IE: 'IE6433435F',
  IT: 'IT 00743110157',
  NL: 'NL004495445B01',
  PT: 'PT501964843',
  SE: 'SE123456789701',
}

const isGood = (country: string, number: string) =>
  checkVat(country, number).then(
    () => true,
    () => false,
  )

describe('VAT ids', () => {
  it.each(Object.entries(GOOD))(
    'takes one of %s, with its prefix, without it and spaced',
    async (country, number) => {
      const compact = await checkVat(country, number)
      expect(await checkVat(country, compact)).toBe(compact)
      expect(await checkVat(country, compact.toLowerCase())).toBe(compact)
    },
  )

  it('tells a wrong form from a wrong check digit', async () => {
    await expect(checkVat('DE', 'DE12')).rejects.toThrow('a VAT ID from Germany')
    await expect(checkVat('DE', 'DE136695977')).rejects.toThrow('isn’t valid')
    await expect(checkVat('US', '123456789')).rejects.toThrow('country from the list')
  })

  it('notices every single wrong digit', async () => {
    const digit = fc.nat(9)
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('DE', 'IT'), fc.nat(7), digit, async (country, at, wrong) => {
        const number = await checkVat(country, GOOD[country] ?? '')
        const changed = number.slice(0, at) + wrong + number.slice(at + 1)
        expect(await isGood(country, changed)).toBe(changed === number)
      }),
    )
  })

  it('never throws anything but a refusal, whatever is written', async () => {
    const countries = await vatCountries()
    expect(countries).toEqual(expect.arrayContaining(['DE', 'FR', 'GB', 'NO', 'CH']))
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...countries), fc.string({ maxLength: 30 }), async (country, text) => {
        const failure = await checkVat(country, text).then(
          () => null,
          (error: Error) => error.name,
        )
        expect([null, 'Refused']).toContain(failure)
      }),
    )
  })
})

describe('tax ids', () => {
  const digits = fc.stringMatching(/^\d{9}$/)

  it('agree with the library about every number of the United States, Canada and Mexico', () => {
    fc.assert(
      fc.property(digits, (number) => {
        const us = stdnum['US']
        const ca = stdnum['CA']
        const isSsn = us?.['ssn']?.validate(number).isValid
        // They know more numbers that were once printed somewhere, and take a serial that was never given to anybody.
        if (isSsn && !number.endsWith('0000')) expect(readTaxId('US', 'individual', number)?.type).toBe('ssn')
        const isBn = ca?.['bn']?.validate(number).isValid
        expect(readTaxId('CA', 'business', number) !== null).toBe(isBn)
        const isEin = us?.['ein']?.validate(number).isValid
        if (readTaxId('US', 'business', number)?.type === 'ein') expect(isEin).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('agree about the check digit of an RFC', () => {
    const letters = fc.stringMatching(/^[A-Z]{4}$/)
    const day = fc.date({ min: new Date('1930-01-01'), max: new Date('1999-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(letters, day, fc.stringMatching(/^[A-Z0-9]{2}[0-9A]$/), (name, born, end) => {
        const number = `${name}${born.toISOString().slice(2, 10).replaceAll('-', '')}${end}`
        const theirs = stdnum['MX']?.['rfc']?.validate(number)
        // The other library also accepts words that the tax office gives to no one.
        if (theirs?.isValid) expect(readTaxId('MX', 'individual', number)).not.toBeNull()
        else if (theirs?.error?.name === 'InvalidChecksum')
          expect(readTaxId('MX', 'individual', number)).toBeNull()
      }),
      { numRuns: 500 },
    )
  })
})
