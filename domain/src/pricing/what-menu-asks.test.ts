import { expect, it } from 'vitest'
import { type AddOn, type Menu, NO_MENU } from './menu.ts'
import { asksCrew, asksKind, isEmptyMenu, leastHours, mostCrew } from './what-menu-asks.ts'

const own = { hourlyRate: null, pricePerDay: null, minimumHours: null, crewMax: null }
const withKind = (over: object): Menu => ({ ...NO_MENU, kinds: [{ kind: 'motion', ...own, ...over }] })
const withAddOn = (over: Partial<AddOn>): Menu => ({
  ...NO_MENU,
  addOns: [{ unit: 'once', requiredIf: null, ...over } as AddOn],
})
const asks = (menu: Menu) => [asksKind(menu), asksCrew(menu)]

it('asks for what its prices or its demands depend on, and for nothing else', () => {
  expect(asks(NO_MENU)).toEqual([false, false])
  expect(asks(withKind({}))).toEqual([true, false])
  expect(asks(withKind({ crewMax: 6 }))).toEqual([true, true])
  expect(asks({ ...NO_MENU, crewTiers: [{ from: 8, perHour: 1, perDay: 1 }] })).toEqual([false, true])
  expect(asks(withAddOn({}))).toEqual([false, false])
  expect(asks(withAddOn({ unit: 'person' }))).toEqual([false, true])
  const required = { kinds: [], crewFrom: null, outside: null }
  expect(asks(withAddOn({ requiredIf: { ...required, crewFrom: 8 } }))).toEqual([false, true])
  expect(asks(withAddOn({ requiredIf: { ...required, kinds: ['motion'] } }))).toEqual([true, false])
})

it('is empty only when the menu is', () => {
  expect(isEmptyMenu(NO_MENU)).toBe(true)
  expect(isEmptyMenu({ ...NO_MENU, prepPercent: 0 })).toBe(false)
  expect(isEmptyMenu({ ...NO_MENU, longDay: { fromHours: 8, percent: 10 } })).toBe(false)
  expect(isEmptyMenu(withAddOn({}))).toBe(false)
})

it('takes a kind’s own limits before the listing’s, and never more people than fit', () => {
  const menu = withKind({ crewMax: 6, minimumHours: 8 })
  const limits = { menu, maxGuests: 12, minimumHours: 4 }
  expect([mostCrew(limits, 'motion'), mostCrew(limits, 'stills')]).toEqual([6, 12])
  expect(mostCrew({ ...limits, maxGuests: 5 }, 'motion')).toBe(5)
  expect([leastHours(limits, 'motion'), leastHours(limits, 'stills')]).toEqual([8, 4])
})
