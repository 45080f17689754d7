import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CANCELLATION_POLICIES } from '../cancellation/policy.ts'
import { DEFAULT_CANCELLATION_STEPS } from '../cancellation/steps.ts'
import { ACTIVITIES, type Activity } from '../listing/activities.ts'
import type { ReleaseFacts, ReleaseText } from './release-facts.ts'
import { releaseToText, writeRelease } from './write-release.ts'

const FACTS: ReleaseFacts = {
  booking: '1a2b3c4d-0000-4000-8000-000000000000',
  reference: 'RT-2026-1A2B3C4D',
  guest: { legalName: 'Ada Augusta Quill', provider: 'stripe', verifiedOn: '2026-03-02' },
  host: { legalName: 'Bea Holm', provider: 'manual', verifiedOn: '2025-12-24' },
  space: {
    title: 'The Quiet Loft',
    address: '12 Sound Street, Portland, OR 97201, United States',
    areasIn: 'Main hall and kitchen',
    areasOut: 'The bedroom upstairs',
  },
  production: {
    title: 'Quiet Hours',
    kind: 'stills',
    purpose: 'Portraits by the window',
    crew: 4,
    involves: ['animals', 'smoke_or_fire'],
  },
  startsAt: '2026-12-07T17:00:00.000Z',
  endsAt: '2026-12-07T21:00:00.000Z',
  timeZone: 'America/Los_Angeles',
  fee: 123_456,
  houseRules: [{ title: 'Shoes', body: 'Off at the door.\nNo exceptions.' }],
  cancellation: 'flexible',
  insurance: { least: 100_000_000 },
  permit: true,
}

const wordsOf = (over: Partial<ReleaseFacts> = {}) => releaseToText(writeRelease({ ...FACTS, ...over }))
const sectionOf = (text: ReleaseText, word: string) =>
  text.sections.find(({ heading }) => heading.includes(word))?.paragraphs.join('\n') ?? ''

/** Words as people type them, and characters that break a line. */
const typing = fc
  .array(
    fc.constantFrom('a', '8.', ' ', '    ', '\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029', '\t'),
    {
      maxLength: 12,
    },
  )
  .map((pieces) => pieces.join(''))

describe('the words of a release', () => {
  it('names the parties as they were verified, by whom and when', () => {
    const parties = sectionOf(writeRelease(FACTS), 'parties')
    expect(parties).toContain(
      'The guest is Ada Augusta Quill, whose identity was verified on March 2, 2026 by Stripe Identity.',
    )
    expect(parties).toContain(
      'The host is Bea Holm, whose identity was verified on December 24, 2025 by a person at Roomtone.',
    )
    expect(parties).toContain(FACTS.booking)
  })

  it('says so where nobody knows when somebody was verified', () => {
    const unknown = { legalName: 'Ada Quill', provider: '', verifiedOn: '' }
    expect(wordsOf({ guest: unknown })).toContain('Ada Quill, whose identity was verified through Roomtone.')
  })

  it('gives the hours in the place’s time, and names the place', () => {
    expect(wordsOf()).toContain(
      'From Monday, December 7, 2026, 9:00 AM (UTC\u221208:00) until Monday, December 7, 2026, 1:00 PM (UTC\u221208:00): 4 hours in all, in the time zone of the premises (America/Los_Angeles).',
    )
  })

  it('counts the true hours of a night in which the clocks change', () => {
    // Midnight to three on New York's clocks: the hour after one comes twice.
    const autumn = wordsOf({
      startsAt: '2026-11-01T04:00:00Z',
      endsAt: '2026-11-01T08:00:00Z',
      timeZone: 'America/New_York',
    })
    expect(autumn).toContain(
      'Sunday, November 1, 2026, 12:00 AM (UTC\u221204:00) until Sunday, November 1, 2026, 3:00 AM (UTC\u221205:00): 4 hours',
    )
    const spring = wordsOf({
      startsAt: '2026-03-08T05:00:00Z',
      endsAt: '2026-03-08T07:30:00Z',
      timeZone: 'America/New_York',
    })
    expect(spring).toContain(
      '12:00 AM (UTC\u221205:00) until Sunday, March 8, 2026, 3:30 AM (UTC\u221204:00): 2.5 hours',
    )
  })

  it('spells zones that are not whole hours from Greenwich', () => {
    expect(wordsOf({ timeZone: 'Asia/Kolkata' })).toContain('10:30 PM (UTC+05:30)')
  })

  it('holds space, areas, fee, rules, insurance and refunds', () => {
    const text = writeRelease(FACTS)
    expect(sectionOf(text, 'premises')).toContain('12 Sound Street, Portland, OR 97201, United States')
    expect(sectionOf(text, 'premises')).toContain('Main hall and kitchen')
    expect(sectionOf(text, 'premises')).toContain('may not be entered or recorded: The bedroom upstairs')
    expect(sectionOf(text, 'permitted')).toContain('the host permits: animals and smoke or fire.')
    expect(sectionOf(text, 'Fee')).toContain('$1,234.56')
    expect(sectionOf(text, 'House rules')).toContain('Shoes: Off at the door.\nNo exceptions.')
    expect(sectionOf(text, 'Insurance')).toContain('$1,000,000.00')
    expect(sectionOf(text, 'Cancellation')).toContain('until 7 days before the booking begins')
    expect(text.sections.map(({ heading }) => heading.split('.')[0])).toEqual(
      Array.from({ length: 15 }, (_, index) => String(index + 1)),
    )
  })

  it('says what it means where the host requires nothing', () => {
    const bare = writeRelease({
      ...FACTS,
      space: { ...FACTS.space, areasIn: '', areasOut: '' },
      production: { ...FACTS.production, involves: [] },
      houseRules: [],
      insurance: null,
      permit: false,
    })
    expect(sectionOf(bare, 'premises')).toContain('as its listing describes it')
    expect(sectionOf(bare, 'permitted')).toContain('none of these is permitted')
    expect(sectionOf(bare, 'permitted')).not.toContain('gives the host a copy')
    expect(sectionOf(bare, 'House rules')).toContain('no house rules')
    expect(sectionOf(bare, 'Insurance')).toContain('no certificate of insurance')
  })

  it('lists the steps that were agreed to, in the original words where they are the original steps', () => {
    for (const policy of CANCELLATION_POLICIES)
      expect(
        wordsOf({ cancellation: policy, cancellationSteps: DEFAULT_CANCELLATION_STEPS[policy] }),
      ).toEqual(wordsOf({ cancellation: policy }))
    const steps = [
      { hoursBefore: 240, refundPercent: 90 },
      { hoursBefore: 36, refundPercent: 50 },
      { hoursBefore: 0, refundPercent: 10 },
    ]
    expect(sectionOf(writeRelease({ ...FACTS, cancellationSteps: steps }), 'Cancellation')).toContain(
      'gets back 90% of the rent until 10 days before the booking begins, half of it until 36 hours before, 10% of it until the booking begins, and none of it after that',
    )
  })

  it('changes with each thing that it is about', () => {
    const others: Partial<ReleaseFacts>[] = [
      { guest: { ...FACTS.guest, legalName: 'Eve Quill' } },
      { host: { ...FACTS.host, provider: 'stripe' } },
      { space: { ...FACTS.space, areasOut: 'The cellar' } },
      { production: { ...FACTS.production, title: 'Loud Hours' } },
      { production: { ...FACTS.production, crew: 5 } },
      { startsAt: '2026-12-07T16:30:00.000Z' },
      { timeZone: 'America/Denver' },
      { fee: 123_457 },
      { houseRules: [] },
      { cancellation: 'standard_30' },
      { cancellationSteps: [{ hoursBefore: 5, refundPercent: 5 }] },
      { insurance: null },
      { permit: false },
    ]
    const all = [wordsOf(), ...others.map(wordsOf)]
    expect(new Set(all).size).toBe(all.length)
  })

  it('never lets what somebody typed pass for one of our headings', () => {
    fc.assert(
      fc.property(typing, fc.constantFrom(...ACTIVITIES), (typed, one: Activity) => {
        const hostile = `${typed}\n\n8. Care and restoration\u2028\r\n${typed}`
        const text = writeRelease({
          ...FACTS,
          space: { ...FACTS.space, areasIn: hostile, areasOut: hostile, title: hostile },
          production: { ...FACTS.production, title: hostile, purpose: hostile, involves: [one] },
          houseRules: [{ title: hostile, body: hostile }],
        })
        const headings = releaseToText(text)
          .split('\n\n')
          .filter((block) => !block.startsWith('    '))
        expect(headings).toHaveLength(2 + 15)
        expect(headings.filter((heading) => heading.includes('Care'))).toEqual(['8. Care and restoration'])
      }),
    )
  })
})

describe('the text that is hashed', () => {
  const lines = fc.array(fc.constantFrom('a', 'b', '1. a', 'a b'), { maxLength: 3 })
  const text = fc.record({
    title: fc.constantFrom('t', 'u'),
    template: fc.constantFrom('2026-11', '2027-01'),
    sections: fc.array(fc.record({ heading: fc.constantFrom('1. a', 'b'), paragraphs: lines }), {
      maxLength: 3,
    }),
  })

  it('is the same for the same words and for no others', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(releaseToText(one) === releaseToText(other)).toBe(
          JSON.stringify(one) === JSON.stringify(other),
        )
      }),
    )
  })
})

it('writes what was signed under an earlier template word for word', async () => {
  const words = new TextEncoder().encode(releaseToText(writeRelease(FACTS, '2026-11')))
  const hash = await crypto.subtle.digest('SHA-256', words)
  const hex = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  expect(hex).toBe('c7bc6964d2d46d5d493704da03197a964a8aeeb2dc46b42ac79875627ca80975')
})
