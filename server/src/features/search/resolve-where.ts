import type { SearchReply } from '@roomtone/contract/search/search'
import { isMisspelling } from '@roomtone/domain/text/likeness'
import type { Deps } from '../../platform/deps.ts'
import type { Scope } from './search-filter.ts'
import {
  type CityRow,
  countNear,
  findCitiesLike,
  findCity,
  findRegion,
  findRegionsByPrefix,
  type Reading,
  type RegionRow,
} from './suggest/place.store.ts'

/** What *Where* was understood as, what to look through for it, and about how many listings that is. */
export type Whereabouts = {
  place: NonNullable<SearchReply['place']>
  scope: Scope
  size: number
  /** The text itself, where it names no place. */
  words: string
}

const NEAR_KM = 40
const CODE_MAX = 3
const CANDIDATES = 20
/** More than the states of all three countries. */
const REGIONS = 200

export async function resolveWhere(deps: Deps, text: string): Promise<Whereabouts | null> {
  const typed = text.trim().replace(/\s+/g, ' ')
  if (typed === '') return null
  return (
    (await findPostal(deps, typed)) ??
    (await findNamed(deps, typed.toLowerCase())) ?? {
      place: { kind: 'words', label: typed, lat: null, lng: null },
      scope: { by: 'all' },
      size: 0,
      words: typed,
    }
  )
}

async function findPostal({ geocoder, db }: Deps, typed: string): Promise<Whereabouts | null> {
  if (!/\d/.test(typed)) return null
  const found = await geocoder.findPostalCode(typed)
  if (!found) return null
  const { lat, lng, city, region } = found
  const around = { lat, lng, km: NEAR_KM }
  return {
    place: { kind: 'near', label: `Near ${typed.toUpperCase()}, ${city}, ${region.code}`, lat, lng },
    scope: { by: 'near', around },
    size: await countNear(db, around),
    words: '',
  }
}

async function findNamed({ db }: Deps, typed: string): Promise<Whereabouts | null> {
  if (typed.length <= CODE_MAX) {
    const code = await findRegion(db, typed)
    if (code) return asState(code)
  }
  const readings = readingsOf(typed)
  const city = await findCity(db, readings)
  if (city) return asCity(city)
  const region = await findRegion(db, typed.split(',')[0]?.trim() ?? '')
  if (region) return asState(region)
  for (const reading of readings) {
    const alike = await findCitiesLike(db, reading, CANDIDATES)
    const meant = alike.find(({ name }) => isMisspelling(reading.city, name))
    if (meant) return asCity(meant)
  }
  const states = await findRegionsByPrefix(db, '', REGIONS)
  const state = states.find(({ name }) => isMisspelling(typed, name))
  return state ? asState(state) : null
}

/** `Los Angeles, CA`, `los angeles ca` and `albany new york`: the end may be the state. */
function readingsOf(typed: string): Reading[] {
  const parts = typed.split(',').map((part) => part.trim())
  if (parts.length > 1) return [{ city: parts[0] ?? '', region: parts[1] || null }]
  const words = typed.split(' ')
  const ends = [1, 2].filter((count) => count < words.length)
  return [
    { city: typed, region: null },
    ...ends.map((count) => ({
      city: words.slice(0, -count).join(' '),
      region: words.slice(-count).join(' '),
    })),
  ]
}

function asCity({ id, name, regionCode, lat, lng, size }: CityRow): Whereabouts {
  return {
    place: { kind: 'city', label: `${name}, ${regionCode}`, lat, lng },
    scope: { by: 'city', id },
    size,
    words: '',
  }
}

function asState({ id, name, size }: RegionRow): Whereabouts {
  return {
    place: { kind: 'state', label: name, lat: null, lng: null },
    scope: { by: 'state', id },
    size,
    words: '',
  }
}
