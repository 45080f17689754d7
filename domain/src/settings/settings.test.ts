import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CANCELLATION_POLICIES, refundPercentAt, refundSteps } from '../cancellation/policy.ts'
import { areStepsSound, HOURS_BEFORE_MAX } from '../cancellation/steps.ts'
import { announcementIn, isAnnounced } from './announcement.ts'
import { DEFAULT_SETTINGS } from './settings.ts'
import { isShowcaseSound } from './showcase.ts'
import { areRowsSound, type TaxRow, taxAt } from './tax.ts'

const row = (hundredths: number, country: string | null, state: string | null, city: string | null) => ({
  country,
  state,
  city,
  hundredths,
})
const LOS_ANGELES = { country: 'United States', state: 'CA', city: 'Los Angeles' }

describe('the settings as the product begins', () => {
  it('are sound by their own rules', () => {
    expect(areRowsSound(DEFAULT_SETTINGS.tax)).toBe(true)
    expect(isShowcaseSound(DEFAULT_SETTINGS.showcase)).toBe(true)
    for (const policy of CANCELLATION_POLICIES)
      expect(areStepsSound(DEFAULT_SETTINGS.cancellation[policy]), policy).toBe(true)
  })
})

describe('the tax of a place', () => {
  const rows = [
    row(900, null, null, null),
    row(1000, 'United States', null, null),
    row(1025, 'United States', 'CA', null),
    row(1400, 'United States', 'CA', 'Los Angeles'),
    row(1600, 'Mexico', 'Nuevo León', null),
  ]

  it.each([
    [{ ...LOS_ANGELES }, 1400],
    [{ ...LOS_ANGELES, city: 'los angeles ' }, 1400],
    [{ ...LOS_ANGELES, city: 'Fresno' }, 1025],
    [{ ...LOS_ANGELES, state: 'NY' }, 1000],
    [{ country: 'Mexico', state: 'NUEVO LEON', city: 'Monterrey' }, 1600],
    [{ country: 'Canada', state: 'ON', city: 'Ottawa' }, 900],
  ])('is that of the most exact row: %o', (place, hundredths) => {
    expect(taxAt(rows, place)).toBe(hundredths)
    expect(taxAt([...rows].reverse(), place)).toBe(hundredths)
  })

  it('never depends on the order of the rows, and always comes from a row that covers the place', () => {
    const name = fc.constantFrom('a', 'b', 'c')
    const part = fc.option(name)
    const rowOf = fc
      .record({ country: part, state: part, city: part, hundredths: fc.integer({ min: 0, max: 3000 }) })
      .map(
        ({ country, state, city, hundredths }): TaxRow =>
          row(hundredths, country, country && state, country && state && city),
      )
    fc.assert(
      fc.property(
        fc.uniqueArray(rowOf, { selector: ({ country, state, city }) => `${country}${state}${city}` }),
        fc.record({ country: name, state: name, city: name }),
        (some, place) => {
          const all = [...some.filter(({ country }) => country !== null), row(900, null, null, null)]
          const tax = taxAt(all, place)
          expect(taxAt([...all].reverse(), place)).toBe(tax)
          const covering = all.filter(
            (one) =>
              (one.country === null || one.country === place.country) &&
              (one.state === null || one.state === place.state) &&
              (one.city === null || one.city === place.city),
          )
          expect(covering.map(({ hundredths }) => hundredths)).toContain(tax)
        },
      ),
    )
  })

  it('needs a default, names no place twice and leaves no gap', () => {
    expect(areRowsSound(rows)).toBe(true)
    expect(areRowsSound(rows.slice(1))).toBe(false)
    expect(areRowsSound([...rows, row(1, 'United States', 'ca', 'LOS ANGELES')])).toBe(false)
    expect(areRowsSound([...rows, row(1, 'United States', null, 'Austin')])).toBe(false)
  })
})

describe('steps of a cancellation policy', () => {
  it('go down in time and in share, within a year', () => {
    expect(areStepsSound([])).toBe(false)
    expect(areStepsSound([{ hoursBefore: HOURS_BEFORE_MAX + 1, refundPercent: 50 }])).toBe(false)
    expect(areStepsSound([{ hoursBefore: 24, refundPercent: 101 }])).toBe(false)
    expect(areStepsSound([{ hoursBefore: 1.5, refundPercent: 100 }])).toBe(false)
    const both = (hours: number, percent: number) =>
      areStepsSound([
        { hoursBefore: 48, refundPercent: 60 },
        { hoursBefore: hours, refundPercent: percent },
      ])
    expect(both(24, 30)).toBe(true)
    expect(both(48, 30)).toBe(false)
    expect(both(24, 60)).toBe(false)
  })

  it('are what decides, whatever the policy is called', () => {
    const steps = fc
      .uniqueArray(
        fc.record({ hours: fc.integer({ min: 0, max: 8760 }), cut: fc.integer({ min: 1, max: 25 }) }),
        {
          minLength: 1,
          maxLength: 4,
          selector: ({ hours }) => hours,
        },
      )
      .map((some) => {
        let percent = 100
        return [...some]
          .sort((one, other) => other.hours - one.hours)
          .map(({ hours, cut }) => {
            const step = { hoursBefore: hours, refundPercent: percent }
            percent -= cut
            return step
          })
      })
    const start = new Date('2030-01-01T00:00:00Z')
    fc.assert(
      fc.property(steps, fc.integer({ min: 0, max: 9000 }), (some, hours) => {
        expect(areStepsSound(some)).toBe(true)
        const now = new Date(start.getTime() - hours * 3_600_000)
        const percent = refundPercentAt('flexible', start, now, some)
        expect(percent).toBe(some.find(({ hoursBefore }) => hours >= hoursBefore)?.refundPercent ?? 0)
        expect(refundSteps('standard_90', start, now, some)[0]?.refundPercent ?? 0).toBe(percent)
      }),
    )
  })
})

describe('an announcement', () => {
  const base = {
    id: 'one',
    text: 'We rest on Sunday',
    link: { label: 'Read on', path: '/help' },
    tone: 'info' as const,
    audience: 'everyone' as const,
    from: null,
    until: null,
  }

  it('is told in the language of the page, and in English where nobody has said it', () => {
    const also = { es: { text: 'Descansamos el domingo', linkLabel: null } }
    expect(announcementIn({ ...base, also }, 'es')).toEqual({
      ...base,
      text: 'Descansamos el domingo',
      language: 'es',
    })
    const named = { es: { text: 'Descansamos', linkLabel: 'Leer' } }
    expect(announcementIn({ ...base, also: named }, 'es').link).toEqual({ label: 'Leer', path: '/help' })
    expect(announcementIn({ ...base, also: named, link: null }, 'es').link).toBeNull()
    expect(announcementIn({ ...base, also }, 'fr')).toEqual({ ...base, language: 'en' })
    expect(announcementIn({ ...base, also }, 'en').text).toBe(base.text)
  })

  it('from before there were others is English everywhere', () => {
    expect(announcementIn(base, 'fr')).toEqual({ ...base, language: 'en' })
  })

  it('is shown from its first moment to just before its last', () => {
    const at = (from: string | null, until: string | null, now: string) =>
      isAnnounced({ from, until }, new Date(now))
    const [one, two, three] = ['2026-11-15T10:00:00Z', '2026-11-15T11:00:00Z', '2026-11-15T12:00:00Z']
    expect(at(null, null, two)).toBe(true)
    expect([at(two, null, one), at(two, null, two)]).toEqual([false, true])
    expect([at(one, two, one), at(one, two, two), at(one, two, three)]).toEqual([true, false, false])
  })
})

describe('the showcase', () => {
  it('shows three to eight', () => {
    const some = DEFAULT_SETTINGS.showcase
    expect(isShowcaseSound(some.slice(0, 2))).toBe(false)
    expect(isShowcaseSound(some.map((one, index) => ({ ...one, isOn: index < 3 })))).toBe(true)
    expect(isShowcaseSound(some.map((one) => ({ ...one, id: 'same' })))).toBe(false)
  })
})
