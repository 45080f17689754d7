import { amenities, propertyTypes, spaceKinds } from '@roomtone/texts/labels'
import { searchTexts } from '@roomtone/texts/search/search'
import { dayWords } from '../../parts/time/when.ts'
import { formatMoney } from '../../platform/format/money.ts'
import { timeWords } from '../../platform/language/clock.ts'
import type { SearchState } from './search-state.ts'

const texts = searchTexts.chips

/** One filter of the search, and the search without it. */
export type ActiveFilter = { key: string; label: string; without: SearchState }

export function activeFilters(state: SearchState): ActiveFilter[] {
  const chips: ActiveFilter[] = []
  const add = (key: string, label: string | null, without: Partial<SearchState>) => {
    if (label) chips.push({ key, label, without: { ...state, ...without } })
  }
  add('where', state.where, { where: '' })
  add('words', state.words && texts.words({ words: state.words }), { words: '' })
  add('dates', datesLabel(state), {
    from: null,
    to: null,
    start: null,
    hours: null,
    minTotal: null,
    maxTotal: null,
  })
  add('crew', state.crew === null ? null : texts.crew({ count: state.crew }), { crew: null })
  add('total', totalLabel(state), { minTotal: null, maxTotal: null })
  add('price', perDayLabel(state), { min: null, max: null })
  for (const type of state.types)
    add(type, propertyTypes[type], { types: state.types.filter((other) => other !== type) })
  for (const kind of state.kinds)
    add(kind, spaceKinds[kind], { kinds: state.kinds.filter((other) => other !== kind) })
  for (const amenity of state.amenities)
    add(amenity, amenities[amenity], {
      amenities: state.amenities.filter((other) => other !== amenity),
    })
  add('privacy', state.isPrivate ? texts.private : null, { isPrivate: false })
  add('instant', state.isInstant ? texts.instant : null, { isInstant: false })
  return chips
}

/** Sat, Dec 5 · 9:00 AM · 4 hours */
export function datesLabel({ from, to, start, hours }: SearchState): string | null {
  if (from === null) return null
  if (to !== null && to !== from) return `${dayWords(from)} – ${dayWords(to)}`
  return [
    dayWords(from),
    ...(start === null ? [] : [timeWords(start)]),
    ...(hours === null ? [] : [texts.hours({ count: hours })]),
  ].join(' · ')
}

export function priceLabel(state: SearchState): string | null {
  return totalLabel(state) ?? perDayLabel(state)
}

function totalLabel({ minTotal, maxTotal }: SearchState): string | null {
  const range = rangeWords(minTotal, maxTotal)
  return range && texts.inTotal({ range })
}

function perDayLabel({ min, max }: SearchState): string | null {
  const range = rangeWords(min, max)
  return range && texts.perDay({ range })
}

function rangeWords(min: number | null, max: number | null): string | null {
  if (min === null) return max === null ? null : texts.upTo({ price: formatMoney(max * 100) })
  return max === null
    ? texts.from({ price: formatMoney(min * 100) })
    : `${formatMoney(min * 100)} – ${formatMoney(max * 100)}`
}
