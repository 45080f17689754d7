import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TimeChoice } from '../availability/time-rules.ts'
import { everyDay } from '../availability/weekly-hours.ts'
import { PRODUCTION_KINDS } from '../booking/production.ts'
import { addDays } from '../time/local-date.ts'
import { checkMenu, checkTermsWithMenu, type TermsAroundMenu } from './check-menu.ts'
import { type AddOn, addOnsFor, crewTierFor, isRequired, type Menu, NO_MENU, type Shoot } from './menu.ts'
import { mostCrew } from './what-menu-asks.ts'

const SUNDAY = '2026-11-29'
const hours = everyDay(480, 1_320)
const terms: TermsAroundMenu = { hours, maxGuests: 12, noticeHours: 24 }

const addOn = (over: Partial<AddOn> = {}): AddOn => ({
  id: '5f0c2f0e-8f5b-4e53-9a57-0a5b63a4f001',
  name: 'Site manager',
  note: '',
  unit: 'hour',
  price: 3_500,
  min: 1,
  max: 1,
  stockPerDay: null,
  leadHours: 0,
  photo: null,
  requiredIf: null,
  ...over,
})
const another = (over: Partial<AddOn>) => addOn({ id: '5f0c2f0e-8f5b-4e53-9a57-0a5b63a4f002', ...over })

const NEVER = { kinds: [], crewFrom: null, outside: null }
const ALWAYS = { ...NEVER, kinds: [...PRODUCTION_KINDS] }
const kind = {
  kind: 'motion',
  hourlyRate: null,
  pricePerDay: null,
  minimumHours: null,
  crewMax: null,
} as const
const tier = { from: 5, perHour: 1_000, perDay: 5_000 }

const check = (menu: Partial<Menu>, over: Partial<TermsAroundMenu> = {}) =>
  checkMenu({ ...NO_MENU, ...menu }, { ...terms, ...over })

describe('a menu', () => {
  it('says where it contradicts itself, and why', () => {
    expect(check({ kinds: [kind, kind] })).toEqual({ field: 'kinds.1.kind', code: 'kind_repeated' })
    expect(check({ kinds: [{ ...kind, minimumHours: 15 }] })).toEqual({
      field: 'kinds.0.minimumHours',
      code: 'minimum_above_opening',
    })
    expect(check({ crewTiers: [tier, tier] })).toEqual({
      field: 'crewTiers.1.from',
      code: 'tiers_out_of_order',
    })
    expect(check({ crewTiers: [tier, { ...tier, from: 9, perDay: 4_000 }] })).toEqual({
      field: 'crewTiers.1.perDay',
      code: 'tiers_get_cheaper',
    })
    for (const name of ['site manager ', 'Site  Manager', 'Site\u00a0manager'])
      expect(check({ addOns: [addOn(), another({ name })] })).toEqual({
        field: 'addOns.1.name',
        code: 'add_on_repeated',
      })
    expect(check({ addOns: [addOn({ min: 3, max: 2 })] })).toMatchObject({ code: 'least_above_most' })
    expect(check({ addOns: [addOn({ max: 3, stockPerDay: 2 })] })).toMatchObject({
      code: 'most_above_stock',
    })
  })

  it('counts on no crew above the limit of its space', () => {
    expect(check({ kinds: [{ ...kind, crewMax: 13 }] })).toEqual({
      field: 'kinds.0.crewMax',
      code: 'cap_above_limit',
      max: 12,
    })
    expect(check({ kinds: [{ ...kind, crewMax: 12 }], crewTiers: [{ ...tier, from: 12 }] })).toBeNull()
    expect(check({ crewTiers: [tier, { ...tier, from: 13 }] })).toEqual({
      field: 'crewTiers.1.from',
      code: 'tier_above_limit',
      max: 12,
    })
    const kinds = PRODUCTION_KINDS.map((one) => ({ ...kind, kind: one, crewMax: 6 }))
    expect(check({ kinds, crewTiers: [{ ...tier, from: 7 }] })).toMatchObject({ max: 6 })
    expect(check({ addOns: [addOn({ requiredIf: { ...NEVER, crewFrom: 13 } })] })).toEqual({
      field: 'addOns.0.requiredIf',
      code: 'never_required',
    })
  })

  it('requires nothing that no booking could meet', () => {
    const when = (requiredIf: AddOn['requiredIf']) => check({ addOns: [addOn({ requiredIf })] })?.code
    expect(when(NEVER)).toBe('never_required')
    expect(when({ ...NEVER, outside: { from: 480, until: 1_320 } })).toBe('never_required')
    expect(when({ ...NEVER, outside: { from: 480, until: 1_200 } })).toBeUndefined()
    expect(when({ ...NEVER, crewFrom: 12 })).toBeUndefined()
    expect(when({ ...NEVER, kinds: ['podcast'] })).toBeUndefined()
  })

  it('requires of no crew what there is too little of', () => {
    const seat = addOn({ name: 'Seat', unit: 'person', stockPerDay: 5 })
    const from = (crewFrom: number) => ({ ...NEVER, crewFrom })
    expect(check({ addOns: [{ ...seat, requiredIf: from(6) }] })).toEqual({
      field: 'addOns.0.stockPerDay',
      code: 'stock_below_crew',
      min: 6,
    })
    expect(check({ addOns: [{ ...seat, requiredIf: from(5) }] })).toBeNull()
    expect(check({ addOns: [{ ...seat, unit: 'once', requiredIf: from(6) }] })).toBeNull()
  })

  it('has no two required add-ons that exclude each other', () => {
    const seat = addOn({ name: 'Seat', unit: 'person', stockPerDay: 5 })
    const medic = another({ name: 'Set medic', requiredIf: { ...NEVER, crewFrom: 8 } })
    expect(check({ addOns: [{ ...seat, requiredIf: ALWAYS }, medic] })).toEqual({
      field: 'addOns.1.requiredIf',
      code: 'required_exclude',
      name: 'Seat',
      max: 5,
    })
    // A motion crew of 8 can have the medic: only stills crews need seats.
    expect(check({ addOns: [{ ...seat, requiredIf: { ...NEVER, kinds: ['stills'] } }, medic] })).toBeNull()
    expect(check({ addOns: [{ ...seat, requiredIf: null }, medic] })).toBeNull()
  })

  it('asks no longer notice of every booking than its listing does', () => {
    const slow = (requiredIf: AddOn['requiredIf']) =>
      check({ addOns: [addOn({ leadHours: 48, requiredIf })] })
    expect(slow(ALWAYS)).toEqual({ field: 'addOns.0.leadHours', code: 'lead_above_notice', max: 24 })
    expect(slow({ ...NEVER, crewFrom: 1 })).toMatchObject({ code: 'lead_above_notice' })
    // A large crew may have to book earlier than a small one.
    expect(slow({ ...NEVER, crewFrom: 8 })).toBeNull()
    expect(slow(null)).toBeNull()
  })
})

describe('changed terms', () => {
  const against = (menu: Partial<Menu>, over: Partial<TermsAroundMenu>) =>
    checkTermsWithMenu({ ...NO_MENU, ...menu }, { ...terms, ...over }, (field) => field in over)

  it('are told what the unchanged menu needs of the hours', () => {
    const kinds = [
      { ...kind, minimumHours: 6 },
      { ...kind, kind: 'stills' as const, minimumHours: 10 },
    ]
    const outside = { ...NEVER, outside: { from: 480, until: 1_200 } }
    const menu = { kinds, addOns: [addOn({ requiredIf: outside })] }
    expect(against(menu, { hours })).toBeNull()
    expect(against(menu, { hours: everyDay(480, 1_020) })).toEqual({
      field: 'hours',
      code: 'hours_below_kind',
      min: 10,
    })
    expect(against(menu, { hours: everyDay(480, 1_200) })).toEqual({
      field: 'hours',
      code: 'hours_without_requirement',
      name: addOn().name,
    })
  })

  it('are told how many people the menu counts on, and how long before it needs to know', () => {
    const menu = {
      kinds: [{ ...kind, crewMax: 9 }],
      crewTiers: [{ ...tier, from: 8 }],
      addOns: [
        addOn({ requiredIf: { ...NEVER, crewFrom: 10 } }),
        another({ name: 'Guard', requiredIf: ALWAYS, leadHours: 6 }),
      ],
    }
    expect(against(menu, { maxGuests: 10, noticeHours: 6 })).toBeNull()
    expect(against(menu, { maxGuests: 9 })).toEqual({ field: 'maxGuests', code: 'limit_below_menu', min: 10 })
    expect(against(menu, { noticeHours: 5 })).toEqual({
      field: 'noticeHours',
      code: 'notice_below_lead',
      min: 6,
      name: 'Guard',
    })
  })

  it('of another kind are let through, also beside a menu from before these rules', () => {
    const old = { kinds: [{ ...kind, crewMax: 40 }], crewTiers: [{ ...tier, from: 30 }] }
    expect(against(old, {})).toBeNull()
    expect(against(old, { hours, noticeHours: 0 })).toBeNull()
  })
})

describe('any menu that may be saved', () => {
  it('can be met by a crew, tier by tier and requirement by requirement', () => {
    fc.assert(
      fc.property(aMenu, fc.integer({ min: 1, max: 12 }), (menu, maxGuests) => {
        fc.pre(checkMenu(menu, { ...terms, maxGuests }) === null)
        const shoots = PRODUCTION_KINDS.flatMap((one) =>
          Array.from(
            { length: mostCrew({ maxGuests, menu }, one) },
            (_, people): Shoot => ({ kind: one, crew: people + 1, addOns: [] }),
          ),
        )
        for (const each of menu.crewTiers)
          expect(shoots.some(({ crew }) => crewTierFor(menu, crew) === each)).toBe(true)
        for (const one of menu.addOns.filter(({ requiredIf }) => requiredIf !== null))
          expect(
            TIMES.some((time) =>
              shoots.some((shoot) => isRequired(one, shoot, time, hours) && isInStock(menu, shoot, time)),
            ),
          ).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it('stays one when it is checked against the terms it was saved with', () => {
    fc.assert(
      fc.property(aMenu, (menu) => {
        fc.pre(checkMenu(menu, terms) === null)
        expect(checkTermsWithMenu(menu, terms, () => true)).toBeNull()
      }),
    )
  })
})

const TIMES: TimeChoice[] = [
  { by: 'hour', date: SUNDAY, start: 720, hours: 1 },
  { by: 'day', checkIn: SUNDAY, checkOut: addDays(SUNDAY, 1) },
]

function isInStock(menu: Menu, shoot: Shoot, time: TimeChoice): boolean {
  return addOnsFor(menu, shoot, time, hours).every(
    ({ id, count }) => count <= (menu.addOns.find((each) => each.id === id)?.stockPerDay ?? count),
  )
}

const crew = fc.integer({ min: 1, max: 14 })
const aMenu: fc.Arbitrary<Menu> = fc.record({
  kinds: fc.uniqueArray(
    fc.record({
      kind: fc.constantFrom(...PRODUCTION_KINDS),
      hourlyRate: fc.constant(null),
      pricePerDay: fc.constant(null),
      minimumHours: fc.constant(null),
      crewMax: fc.option(crew),
    }),
    { selector: (one) => one.kind },
  ),
  crewTiers: fc
    .uniqueArray(
      crew.filter((from) => from > 1),
      { maxLength: 2 },
    )
    .map((all) => all.sort((a, b) => a - b).map((from) => ({ ...tier, from }))),
  addOns: fc.uniqueArray(
    fc
      .record({
        id: fc.uuid(),
        name: fc.string({ minLength: 1, maxLength: 20 }),
        unit: fc.constantFrom('once' as const, 'person' as const, 'item' as const),
        stockPerDay: fc.option(crew),
        leadHours: fc.constantFrom(0, 24, 48),
        requiredIf: fc.option(
          fc.record({
            kinds: fc.uniqueArray(fc.constantFrom(...PRODUCTION_KINDS)),
            crewFrom: fc.option(crew),
            outside: fc.option(fc.constantFrom({ from: 540, until: 1_080 }, { from: 0, until: 1_440 })),
          }),
        ),
      })
      .map(addOn),
    { selector: ({ id }) => id, maxLength: 4 },
  ),
  prepPercent: fc.constant(null),
  longDay: fc.constant(null),
})
