import tzLookup from '@photostructure/tz-lookup'
import type { Country } from '@roomtone/domain/listing/options'
import { foldName } from './fold-name.ts'
import type { Geocoder, Located } from './geocoder.ts'
import { type City, loadPlaceIndex, type PlaceIndex, type Point, type PostalCode } from './place-index.ts'
import { findRegion, type Region, regionOfMexicanCode, regionsOf } from './regions.ts'

/** A town that is farther from its postal code than this is another town of the same name, or a slip. */
const SAME_PLACE_KM = 80
const US_CODE = /^(\d{5})(?:[- ]?\d{4})?$/
const CANADIAN_CODE = /^([A-Z]\d[A-Z])(?:[- ]?\d[A-Z]\d)?$/

/** Places from packaged lists: no address leaves the server. The lists are read on first use and kept. */
export function createOfflineGeocoder(): Geocoder {
  let loading: Promise<PlaceIndex> | undefined
  const load = () => {
    loading ??= loadPlaceIndex()
    return loading
  }
  return {
    async locate({ city, state, country, zip }) {
      const region = findRegion(country, state)
      if (state.trim() !== '' && !region) return null
      const index = await load()
      if (country === 'Mexico') return locateInMexico(index, { city, region, zip })
      const code = postalCodeOf(index, country, zip)
      if (code) return region && region !== code.region ? null : atCode(index, code, city)
      return atCity(index, region ? [region] : regionsOf(country), city)
    },
    async findPostalCode(text) {
      const index = await load()
      const code = postalCodeOf(index, 'United States', text) ?? postalCodeOf(index, 'Canada', text)
      return code && atCode(index, code, '')
    },
  }
}

function postalCodeOf(index: PlaceIndex, country: Country, text: string): PostalCode | null {
  const pattern = country === 'Canada' ? CANADIAN_CODE : US_CODE
  const code = pattern.exec(text.trim().toUpperCase())?.[1]
  return code === undefined ? null : index.postalCode(country, code)
}

function atCode(index: PlaceIndex, code: PostalCode, typed: string): Located {
  const named = index.city(code.region, typed)
  const isHere = named !== null && distanceKm(named, code) <= SAME_PLACE_KM
  const city = isHere ? named : (index.city(code.region, code.cityName) ?? townAround(index, code))
  return located(code, city?.name ?? code.cityName, code.region)
}

function atCity(index: PlaceIndex, regions: Region[], name: string): Located | null {
  const found = regions.flatMap((region) => {
    const city = index.city(region, name)
    return city ? [{ city, region }] : []
  })
  const [best] = found.sort((a, b) => b.city.population - a.city.population)
  return best ? located(best.city, best.city.name, best.region) : null
}

type MexicanAddress = { city: string; region: Region | null; zip: string }

/** There is no list of Mexican postal codes, but their first two digits say which state they are of. */
function locateInMexico(index: PlaceIndex, { city, region, zip }: MexicanAddress): Located | null {
  const ofCode = /^\d{5}$/.test(zip.trim()) ? regionOfMexicanCode(zip.trim()) : null
  if (region && ofCode && region !== ofCode) return null
  const known = region ?? ofCode
  const regions = known ? [known] : regionsOf('Mexico')
  const name = findRegion('Mexico', city)?.name === 'Mexico City' ? 'Mexico City' : city
  return atCity(index, regions, name) ?? atLooseName(index, regions, name)
}

/** `León` is `León de los Aldama` in the list, `Ciudad Juárez` is `Juárez`. Only towns large enough to be meant. */
function atLooseName(index: PlaceIndex, regions: Region[], name: string): Located | null {
  const typed = foldName(name)
  if (typed === '') return null
  const found = regions.flatMap((region) =>
    index
      .citiesOf(region)
      .filter((city) => city.population >= 50_000 && isLonger(foldName(city.name), typed))
      .map((city) => ({ city, region })),
  )
  const [best] = found.sort((a, b) => b.city.population - a.city.population)
  return best ? located(best.city, best.city.name, best.region) : null
}

function isLonger(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return long.startsWith(`${short} `) || long.endsWith(` ${short}`)
}

/** The town whose pull is strongest: near ones before far ones, and a city before its suburbs. */
function townAround(index: PlaceIndex, code: PostalCode): City | null {
  let best: City | null = null
  let least = Number.POSITIVE_INFINITY
  for (const city of index.citiesOf(code.region)) {
    if (city.isPart) continue
    const remoteness = (distanceKm(city, code) + 1) / Math.sqrt(city.population + 1)
    if (remoteness >= least) continue
    best = city
    least = remoteness
  }
  return best
}

function located({ lat, lng }: Point, city: string, region: Region): Located {
  const { code, name, country } = region
  return { lat, lng, timeZone: tzLookup(lat, lng), city, region: { code, name, country } }
}

function distanceKm(a: Point, b: Point): number {
  const rad = Math.PI / 180
  const x = (b.lng - a.lng) * rad * Math.cos(((a.lat + b.lat) / 2) * rad)
  const y = (b.lat - a.lat) * rad
  return Math.hypot(x, y) * 6371
}
