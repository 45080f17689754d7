import { addOnsOf, writeAddOns } from '@roomtone/contract/listing/add-on-list'
import type { PropertyView } from '@roomtone/contract/listing/property'
import type { ChoiceView } from '@roomtone/contract/listing/quote'
import { usualHours, usualStart } from '@roomtone/domain/availability/usual-time'
import { PRODUCTION_KINDS, type ProductionKind } from '@roomtone/domain/booking/production'
import { TIME_STEP_MINUTES } from '@roomtone/domain/listing/editing'
import {
  ADD_ON_COUNT_MAX,
  type ChosenAddOn,
  CREW_MAX,
  type Menu,
  PREP_DAYS_MAX,
  PREP_HOURS_MAX,
  type Shoot,
  USUAL_SHOOT,
} from '@roomtone/domain/pricing/menu'
import { asksCrew, asksKind, leastHours } from '@roomtone/domain/pricing/what-menu-asks'
import { isLocalDate, type LocalDate } from '@roomtone/domain/time/local-date'
import type { ChoiceQuery } from './property.query.ts'

/** The booking card's choice; a date is empty until somebody chooses one. */
export type Choice = {
  by: 'hour' | 'day'
  date: LocalDate | ''
  start: number
  hours: number
  checkIn: LocalDate | ''
  checkOut: LocalDate | ''
  /** Hours before the call and after the wrap, or days around those of the shoot. */
  prep: number
  strike: number
  /** Empty and none where the listing's price does not depend on them. */
  kind: ProductionKind | ''
  /** Null where the price does not depend on it and nobody has said it. */
  crew: number | null
  addOns: ChosenAddOn[]
}

/** Without a menu, anything the address says about the shoot is accepted: the quote has the last word. */
type Terms = Pick<PropertyView, 'hours' | 'minimumHours' | 'rentsBy'> & { menu?: Menu | undefined }

const ID = /^[0-9a-f-]{36}$/

/** From the page's address: its own parameters, or those of a search that led here. */
export function readChoice(search: URLSearchParams, terms: Terms): Choice {
  const from = dateOf(search.get('from'))
  const to = dateOf(search.get('to')) || from
  const wantsDays = search.get('by') === 'day' || (!search.has('by') && from !== to)
  // An option that the host does not offer is never chosen, whatever the address says; the day it says stays.
  const isByDay = terms.rentsBy === 'both' ? wantsDays : terms.rentsBy === 'day'
  const checkIn = dateOf(search.get('checkIn')) || from
  const date = dateOf(search.get('date')) || from || (isByDay ? '' : checkIn)
  const asked = askedOf(search, terms.menu)
  const ofKind = termsFor(terms, asked.kind)
  const hours = within(search.get('hours'), 1, 24) ?? usualHours(ofKind, date)
  return {
    by: isByDay ? 'day' : 'hour',
    date,
    start: startOf(search.get('start')) ?? usualStart(ofKind, date, hours),
    hours,
    checkIn: checkIn || (isByDay ? date : ''),
    checkOut: dateOf(search.get('checkOut')) || to || (isByDay ? date : ''),
    ...aroundOf(search, terms.menu, isByDay ? PREP_DAYS_MAX : PREP_HOURS_MAX),
    ...asked,
  }
}

type Asked = Pick<Choice, 'kind' | 'crew' | 'addOns'>

function askedOf(search: URLSearchParams, menu: Menu | undefined): Asked {
  const kind = PRODUCTION_KINDS.find((one) => one === search.get('kind')) ?? ''
  const crew = within(search.get('crew'), 1, CREW_MAX)
  const addOns = addOnsOf(search.get('addOns') ?? '').filter(
    ({ id, count }) => ID.test(id) && Number.isInteger(count) && count >= 1 && count <= ADD_ON_COUNT_MAX,
  )
  if (!menu) return { kind, crew, addOns }
  return {
    kind: asksKind(menu) ? kind || USUAL_SHOOT.kind : '',
    crew: crew ?? (asksCrew(menu) ? USUAL_SHOOT.crew : null),
    addOns: menu.addOns.flatMap(({ id, min, max }) => {
      const chosen = addOns.find((one) => one.id === id)
      return chosen ? [{ id, count: Math.min(Math.max(chosen.count, min), max) }] : []
    }),
  }
}

function aroundOf(search: URLSearchParams, menu: Menu | undefined, most: number) {
  const isOffered = menu === undefined || menu.prepPercent !== null
  const read = (name: string) => (isOffered ? (within(search.get(name), 0, most) ?? 0) : 0)
  return { prep: read('prep'), strike: read('strike') }
}

/** A kind of production may have its own minimum. */
export function termsFor<T extends Pick<Terms, 'minimumHours' | 'menu'>>(terms: T, kind: Choice['kind']): T {
  if (!terms.menu || kind === '') return terms
  return { ...terms, minimumHours: leastHours({ ...terms, menu: terms.menu }, kind) }
}

/** The shoot that the price is calculated for, also while something is still open. */
export function shootOf({ kind, crew, addOns }: Asked): Shoot {
  return { kind: kind || USUAL_SHOOT.kind, crew: crew ?? USUAL_SHOOT.crew, addOns }
}

/**
 * The parameters of the choice for the page's address, the quote and the checkout; null while a date is
 * missing.
 */
export function toQuery(choice: Choice): ChoiceQuery | null {
  const { by, date, start, hours, checkIn, checkOut, prep, strike, kind, crew, addOns } = choice
  const rest = {
    ...(prep > 0 && { prep }),
    ...(strike > 0 && { strike }),
    ...(kind !== '' && { kind }),
    ...(crew !== null && { crew }),
    ...(addOns.length > 0 && { addOns: writeAddOns(addOns) }),
  }
  if (by === 'hour') return date === '' ? null : { by, date, start, hours, ...rest }
  return checkIn === '' || checkOut === '' ? null : { by, checkIn, checkOut, ...rest }
}

export function toSearch(query: ChoiceQuery): URLSearchParams {
  return new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
}

export function withAlternative(
  choice: Choice,
  { by, date, start, hours, checkIn, checkOut, prep, strike }: ChoiceView,
): Choice {
  const next = { ...choice, by, prep, strike }
  return by === 'hour' ? { ...next, date, start, hours } : { ...next, checkIn, checkOut }
}

/** Another time for the same shoot, as an address writes it. */
export function atTime(query: ChoiceQuery, view: ChoiceView): ChoiceQuery {
  const { kind, crew, addOns } = query
  const { by, date, start, hours, checkIn, checkOut, prep, strike } = view
  const rest = {
    ...(prep > 0 && { prep }),
    ...(strike > 0 && { strike }),
    ...(kind && { kind }),
    ...(crew && { crew }),
    ...(addOns && { addOns }),
  }
  return by === 'hour' ? { by, date, start, hours, ...rest } : { by, checkIn, checkOut, ...rest }
}

/** Whether two choices are the same time, whatever else is in them. */
export function isSameTime(one: ChoiceQuery, other: ChoiceQuery): boolean {
  const timeOf = ({ kind: _kind, crew: _crew, addOns: _addOns, ...time }: ChoiceQuery) =>
    JSON.stringify(Object.entries(time).sort())
  return timeOf(one) === timeOf(other)
}

/** Switching to hours or days keeps the date; hours of prep are no days, so they go. */
export function switchTo(choice: Choice, by: Choice['by']): Choice {
  if (by === choice.by) return choice
  const next = { ...choice, by, prep: 0, strike: 0 }
  if (by === 'hour') return { ...next, date: choice.date || choice.checkIn }
  const { checkIn, checkOut, date } = choice
  return { ...next, checkIn: checkIn || date, checkOut: checkOut || checkIn || date }
}

/** A stay cannot end before it begins: the other end follows. */
export function withStay(choice: Choice, end: 'checkIn' | 'checkOut', date: LocalDate | ''): Choice {
  const next = { ...choice, [end]: date }
  const isInOrder = next.checkIn !== '' && next.checkIn <= next.checkOut
  return date === '' || isInOrder ? next : { ...next, checkIn: date, checkOut: date }
}

function dateOf(text: string | null): LocalDate | '' {
  return text !== null && isLocalDate(text) ? text : ''
}

function startOf(text: string | null): number | null {
  const start = within(text, 0, 1439)
  return start !== null && start % TIME_STEP_MINUTES === 0 ? start : null
}

function within(text: string | null, least: number, most: number): number | null {
  const value = Number(text)
  return text !== null && text !== '' && Number.isInteger(value) && value >= least && value <= most
    ? value
    : null
}
