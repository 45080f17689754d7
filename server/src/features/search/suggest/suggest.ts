import type { Reply } from '@roomtone/contract/endpoint'
import type { suggest as suggestEndpoint } from '@roomtone/contract/search/suggest'
import type { Deps } from '../../../platform/deps.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { requireWithin } from '../../../platform/limits/require-within.ts'
import { LIMITS } from '../limits.ts'
import { isTooSlow } from '../unless-too-slow.ts'
import { type CityRow, findCitiesByPrefix, findCitiesLike, findRegionsByPrefix } from './place.store.ts'
import { findTitlesByWords, findTitlesLike, type TitleRow } from './suggestion.store.ts'

type Suggestions = Reply<typeof suggestEndpoint>

const PLACES = 6
const LISTINGS = 4
const SHORTEST_TITLE = 3
const SHORTEST_GUESS = 4

export async function suggest(
  deps: Deps,
  text: string,
  caller: Pick<Caller, 'address'>,
): Promise<Suggestions> {
  await requireWithin(deps, LIMITS.suggestionsFromAddress, caller.address)
  const typed = text.trim().replace(/\s+/g, ' ').toLowerCase()
  const [places, listings] = await Promise.all([suggestPlaces(deps, typed), suggestListings(deps, typed)])
  return { places, listings }
}

/** What begins with it, the largest first; then what resembles it. Nothing typed yet: the largest of all. */
async function suggestPlaces({ db }: Deps, typed: string): Promise<Suggestions['places']> {
  const name = typed.split(',')[0]?.trim() ?? ''
  const [cities, regions] = await Promise.all([
    findCitiesByPrefix(db, name, PLACES),
    name === '' ? [] : findRegionsByPrefix(db, name, PLACES),
  ])
  const begun = [
    ...cities.map(asCity),
    ...regions.map(({ name: label, size }) => ({ label, kind: 'state' as const, count: size })),
  ].sort((a, b) => b.count - a.count)
  if (begun.length > 0 || name.length < SHORTEST_GUESS) return begun.slice(0, PLACES)
  return (await findCitiesLike(db, { city: name, region: null }, PLACES)).map(asCity)
}

function asCity({ name, regionCode, size }: CityRow): Suggestions['places'][number] {
  return { label: `${name}, ${regionCode}`, kind: 'city', count: size }
}

async function suggestListings({ reads }: Deps, typed: string): Promise<Suggestions['listings']> {
  if (typed.length < SHORTEST_TITLE) return []
  try {
    const found = await findTitlesByWords(reads.gather, typed, LISTINGS)
    const rows =
      found.length > 0 || typed.length < SHORTEST_GUESS
        ? found
        : await findTitlesLike(reads.gather, typed, LISTINGS)
    return rows.map(titleView)
  } catch (error) {
    // Places alone are better than an error under somebody's fingers.
    if (isTooSlow(error)) return []
    throw error
  }
}

function titleView({ id, title, city, state }: TitleRow): Suggestions['listings'][number] {
  return { id, title, city, state }
}
