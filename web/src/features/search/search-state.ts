import type { Sort } from '@roomtone/contract/search/search'
import { AMENITIES, type Amenity } from '@roomtone/domain/listing/amenities'
import {
  PROPERTY_TYPES,
  type PropertyType,
  SPACE_KINDS,
  type SpaceKind,
} from '@roomtone/domain/listing/options'
import { isLocalDate, type LocalDate } from '@roomtone/domain/time/local-date'

/** The contract's own list would bring its schemas along; the compiler keeps the two alike. */
const SORTS: Record<Sort, true> = { recommended: true, price: true, price_high: true, newest: true }

/** The search, as in the page's address. */
export type SearchState = {
  where: string
  words: string
  from: LocalDate | null
  /** Never before `from`, and null without it. */
  to: LocalDate | null
  /** Minutes after midnight; only with one day. */
  start: number | null
  hours: number | null
  crew: number | null
  /** Whole dollars a day. */
  min: number | null
  max: number | null
  /** Whole dollars for the time asked for, with fee and tax; only with one. */
  minTotal: number | null
  maxTotal: number | null
  types: PropertyType[]
  kinds: SpaceKind[]
  amenities: Amenity[]
  isPrivate: boolean
  isInstant: boolean
  sort: Sort
  /** What a phone shows; a wide screen has room for both. */
  view: 'list' | 'map'
}

const LONGEST = 100
const DOLLARS_MAX = 1_000_000
const TOTAL_MAX = 100_000_000

/** Reads an address or a form. Anyone can write anything into either, so invalid values are left out. */
export function parseSearch(asked: URLSearchParams): SearchState {
  const text = (name: string) => (asked.get(name) ?? '').trim().slice(0, LONGEST)
  const date = (name: string) => (isLocalDate(text(name)) ? text(name) : null)
  const from = date('from')
  const to = from === null ? null : laterOf(from, date('to'))
  const isOneDay = from !== null && (to === null || to === from)
  return {
    where: text('where'),
    words: text('words'),
    from,
    to,
    start: isOneDay ? whole(text('start'), 0, 1439) : null,
    hours: isOneDay ? whole(text('hours'), 1, 24) : null,
    crew: whole(text('crew'), 1, 10_000),
    min: whole(text('min'), 1, DOLLARS_MAX),
    max: whole(text('max'), 1, DOLLARS_MAX),
    minTotal: from === null ? null : whole(text('minTotal'), 1, TOTAL_MAX),
    maxTotal: from === null ? null : whole(text('maxTotal'), 1, TOTAL_MAX),
    types: known(asked, 'types', PROPERTY_TYPES),
    kinds: known(asked, 'kinds', SPACE_KINDS),
    amenities: known(asked, 'amenities', AMENITIES),
    isPrivate: asked.get('privacy') === 'enhanced',
    isInstant: asked.get('instant') === '1',
    sort: isSort(text('sort')) ? (text('sort') as Sort) : 'recommended',
    view: asked.get('view') === 'map' ? 'map' : 'list',
  }
}

/** The address of a search, without default values. */
export function searchAddress(state: SearchState): string {
  const entries: [string, string | number | null][] = [
    ['where', state.where],
    ['words', state.words],
    ['from', state.from],
    ['to', state.to],
    ['start', state.start],
    ['hours', state.hours],
    ['crew', state.crew],
    ['min', state.min],
    ['max', state.max],
    ['minTotal', state.minTotal],
    ['maxTotal', state.maxTotal],
    ['types', state.types.join()],
    ['kinds', state.kinds.join()],
    ['amenities', state.amenities.join()],
    ['privacy', state.isPrivate ? 'enhanced' : null],
    ['instant', state.isInstant ? 1 : null],
    ['sort', state.sort === 'recommended' ? null : state.sort],
    ['view', state.view === 'map' ? 'map' : null],
  ]
  const said = entries.filter(([, value]) => value !== null && value !== '')
  // A comma needs no escape, and people read and edit these addresses.
  const query = new URLSearchParams(said.map(([name, value]) => [name, String(value)]))
  return said.length === 0 ? '/search' : `/search?${query.toString().replaceAll('%2C', ',')}`
}

/** In the form of the server's search: prices in cents. */
export function searchInput(state: SearchState) {
  const cents = (dollars: number | null) => (dollars === null ? undefined : dollars * 100)
  return {
    where: state.where || undefined,
    words: state.words || undefined,
    from: state.from ?? undefined,
    to: state.to ?? undefined,
    start: state.start ?? undefined,
    hours: state.hours ?? undefined,
    crew: state.crew ?? undefined,
    minPrice: cents(state.min),
    maxPrice: cents(state.max),
    minTotal: cents(state.minTotal),
    maxTotal: cents(state.maxTotal),
    types: state.types.join() || undefined,
    kinds: state.kinds.join() || undefined,
    amenities: state.amenities.join() || undefined,
    privacy: state.isPrivate ? ('enhanced' as const) : undefined,
    instant: state.isInstant ? ('1' as const) : undefined,
    sort: state.sort,
  }
}

/** The query of a card's link: the time and the crew that its total is for. */
export function choiceOf({ from, to, start, hours, crew }: SearchState): string {
  const asked = Object.entries({ from, to, start, hours, crew }).filter(([, value]) => value !== null)
  return new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString()
}

function laterOf(from: LocalDate, to: LocalDate | null): LocalDate | null {
  return to !== null && to < from ? from : to
}

function whole(text: string, least: number, most: number): number | null {
  if (!/^\d{1,9}$/.test(text)) return null
  const value = Number(text)
  return value < least ? null : Math.min(value, most)
}

/** A form repeats the name, a shared address joins values with commas. */
function known<T extends string>(asked: URLSearchParams, name: string, all: readonly T[]): T[] {
  const said = new Set(asked.getAll(name).join().split(','))
  return all.filter((value) => said.has(value))
}

function isSort(text: string): boolean {
  return Object.hasOwn(SORTS, text)
}
