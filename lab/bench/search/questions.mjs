import { searchQuery } from '../../../contract/dist/search/search-properties.js'
import { addDays } from '../../../domain/dist/time/local-date.js'
import { seeded } from '../../stage/seeded.mjs'
import { FESTIVAL_DAY, FIRST_DAY, WINDOW_DAYS } from './fill.mjs'
import { rankFor, wordAt } from './words.mjs'

/** What a question asks for, and which of a hundred do: up to and without this one. */
const KINDS = [
  ['city', 35],
  ['near', 60],
  ['state', 70],
  ['words', 90],
  ['words + city', 100],
]
const AMENITIES = ['natural_light', 'wifi', 'high_ceilings', 'kitchen', 'free_parking', 'pool', 'piano']
const DAYS_AHEAD = WINDOW_DAYS * 5 - 10

export function makeQuestions(count, places, seed) {
  const random = seeded(seed)
  return Array.from({ length: count }, () => {
    const kind = chooseKind(random)
    // Large cities are asked for more often, as they have more to offer.
    const asked = random.next()
    const place = places.find(({ upTo }) => upTo > asked) ?? places[0]
    const dates = datesOf(random)
    const total = dates.from && random.chance(0.2) && { maxTotal: random.pick([400, 800, 1600, 4000]) * 100 }
    const query = { ...whereOf(kind, random, place), ...dates, ...filtersOf(random), ...total }
    const pagesIn = random.chance(0.08) ? 10 : 0
    return { kind, place, query: searchQuery.parse(query), pagesIn }
  })
}

/**
 * The cases known to be slow: a day when all but a few are taken, typos, and words and filters that match
 * nothing.
 */
export function makeHardQuestions(places) {
  const [largest] = places
  const festival = addDays(FIRST_DAY, FESTIVAL_DAY)
  const queries = [
    { where: largest.name, from: festival, to: festival },
    { where: largest.code, from: festival, to: festival },
    { where: largest.region.name, from: festival, to: addDays(festival, 1), amenities: 'pool,piano' },
    { where: largest.name, from: festival, start: 600, hours: 8, sort: 'price' },
    { from: addDays(festival, 20), to: addDays(festival, 21), sort: 'price' },
    { where: largest.region.name, from: addDays(festival, 20), minTotal: 2_000_000 },
    { where: `${largest.city.slice(0, 3)}${largest.city.slice(4)}` },
    { where: 'qqzzvv' },
    { words: `${wordAt(40)} ${wordAt(60)} ${wordAt(90)}`, amenities: 'pool,piano,kitchen' },
    { words: `${wordAt(0)} ${wordAt(1)}`, crew: 79, maxPrice: 12000 },
    { where: largest.name, crew: 10000 },
    { crew: 10000 },
    { amenities: 'pool,hot_tub,garden,terrace,fireplace,piano,cyclorama' },
    {},
  ]
  return queries.map((query) => ({ kind: 'hard', query: searchQuery.parse(query), pagesIn: 0 }))
}

function chooseKind(random) {
  const drawn = random.int(0, 99)
  return KINDS.find(([, upTo]) => drawn < upTo)[0]
}

function whereOf(kind, random, place) {
  const words = Array.from({ length: random.pick([1, 1, 2, 3]) }, () => wordAt(rankFor(random.next()))).join(
    ' ',
  )
  switch (kind) {
    case 'city':
      return { where: place.name }
    case 'near':
      return { where: place.code }
    case 'state':
      return { where: place.region.name }
    case 'words':
      return { words }
    default:
      return { words, where: place.name }
  }
}

function datesOf(random) {
  if (!random.chance(0.6)) return {}
  const from = addDays(FIRST_DAY, random.int(0, DAYS_AHEAD))
  const days = random.pick([1, 1, 1, 2, 3, 5])
  if (days > 1) return { from, to: addDays(from, days - 1) }
  if (random.chance(0.5)) return { from, to: from }
  return { from, start: random.int(16, 28) * 30, hours: random.int(4, 8) }
}

function filtersOf(random) {
  return {
    ...(random.chance(0.4) && { crew: random.pick([2, 4, 8, 15, 40]) }),
    ...(random.chance(0.25) && { maxPrice: random.pick([200, 400, 800, 2000]) * 100 }),
    ...(random.chance(0.1) && { minPrice: 20_000 }),
    ...(random.chance(0.15) && { types: random.pick(['House', 'Apartment,Barn', 'Cabin']) }),
    ...(random.chance(0.3) && {
      amenities: [...new Set([random.pick(AMENITIES), random.pick(AMENITIES)])].join(','),
    }),
    ...(random.chance(0.1) && { instant: '1' }),
    ...(random.chance(0.1) && { privacy: 'enhanced' }),
    sort: random.pick(['recommended', 'recommended', 'recommended', 'price', 'price_high', 'newest']),
  }
}
