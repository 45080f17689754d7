import { describe, expect, it } from 'vitest'
import { createOfflineGeocoder } from './offline-geocoder.ts'

const geocoder = createOfflineGeocoder()
const us = (city: string, state: string, zip = '') =>
  geocoder.locate({ city, state, zip, country: 'United States' })
const canada = (city: string, state: string, zip = '') =>
  geocoder.locate({ city, state, zip, country: 'Canada' })
const mexico = (city: string, state: string, zip = '') =>
  geocoder.locate({ city, state, zip, country: 'Mexico' })

describe('locating an address', () => {
  it('goes to the postal code’s centre, with the zone and the names', async () => {
    expect(await us('Los Angeles', 'CA', '90012')).toEqual({
      lat: 34.0614,
      lng: -118.2385,
      timeZone: 'America/Los_Angeles',
      city: 'Los Angeles',
      region: { code: 'CA', name: 'California', country: 'United States' },
    })
    expect(await canada('Toronto', 'Ontario', 'M5V 2T6')).toMatchObject({
      timeZone: 'America/Toronto',
      city: 'Toronto',
      region: { code: 'ON', name: 'Ontario', country: 'Canada' },
    })
  })

  it('reads states by code or name, whatever their case and accents', async () => {
    for (const state of ['ca', 'California', ' CALIFORNIA ', 'Ca.'])
      expect((await us('los angeles', state))?.region.code, state).toBe('CA')
    expect((await us('Washington', 'd.c.'))?.region.name).toBe('District of Columbia')
    for (const state of ['QC', 'Québec', 'quebec'])
      expect((await canada('Montreal', state))?.city, state).toBe('Montréal')
    for (const state of ['Jalisco', 'JAL', 'jal.'])
      expect((await mexico('guadalajara', state))?.region, state).toEqual({
        code: 'Jalisco',
        name: 'Jalisco',
        country: 'Mexico',
      })
  })

  it('gives one name to one town, however it is spelled', async () => {
    const names = [us('St. Louis', 'MO'), us('saint louis', 'Missouri'), us('', 'MO', '63101')]
    expect(new Set((await Promise.all(names)).map((found) => found?.city))).toEqual(new Set(['St. Louis']))
    expect((await us('New York City', 'NY'))?.city).toBe('New York')
    expect((await us('', '', '10001'))?.city).toBe('New York')
  })

  it('falls back to the town when the postal code is missing or unknown', async () => {
    expect(await us('Phoenix', 'AZ')).toMatchObject({ city: 'Phoenix', timeZone: 'America/Phoenix' })
    expect(await us('Phoenix', 'AZ', '00000')).toMatchObject({ city: 'Phoenix' })
    expect((await us('Portland', ''))?.region.code).toBe('OR')
    expect((await us('Portland', 'ME'))?.region.code).toBe('ME')
  })

  it('keeps the town that was typed while it is near, and corrects it when it is not', async () => {
    expect((await us('Beverly Hills', 'CA', '90012'))?.city).toBe('Beverly Hills')
    expect((await us('San Francisco', 'CA', '90012'))?.city).toBe('Los Angeles')
    expect((await us('Nowhere At All', 'CA', '90012'))?.city).toBe('Los Angeles')
  })

  it('names the town of a Canadian code, which only knows its district', async () => {
    const towns = { M5V: 'Toronto', L5B: 'Mississauga', H2X: 'Montréal', V5K: 'Vancouver', B3H: 'Halifax' }
    for (const [code, town] of Object.entries(towns))
      expect((await canada('', '', code))?.city, code).toBe(town)
    expect((await canada('', '', 'X0A 0H0'))?.region.code).toBe('NU')
  })

  it('knows Mexican towns, also by the names people use', async () => {
    expect(await mexico('Ciudad de México', 'CDMX', '06700')).toMatchObject({
      city: 'Mexico City',
      timeZone: 'America/Mexico_City',
    })
    expect((await mexico('Cancun', 'Quintana Roo'))?.timeZone).toBe('America/Cancun')
    expect((await mexico('León', 'Guanajuato'))?.city).toBe('León de los Aldama')
    expect((await mexico('Ciudad Juárez', 'Chihuahua'))?.city).toBe('Juárez')
  })

  it('is null for what contradicts itself or is not known', async () => {
    expect(await us('Los Angeles', 'NY', '90012')).toBeNull()
    expect(await canada('Toronto', 'BC', 'M5V 2T6')).toBeNull()
    expect(await mexico('Guadalajara', 'Jalisco', '06700')).toBeNull()
    expect(await us('Los Angeles', 'Utopia', '90012')).toBeNull()
    expect(await us('Atlantis', 'CA')).toBeNull()
    expect(await us('', 'CA')).toBeNull()
    expect(await us('', '')).toBeNull()
    expect(await mexico('', 'Jalisco')).toBeNull()
    expect(await us('Toronto', 'ON', 'M5V 2T6')).toBeNull()
    expect(await us('', 'AE', '09001')).toBeNull()
    expect(await us('__proto__', 'constructor', 'toString')).toBeNull()
  })
})

describe('a postal code in the search field', () => {
  it.each([
    ['90012', 'Los Angeles'],
    ['90012-1234', 'Los Angeles'],
    [' 90012 ', 'Los Angeles'],
    ['M5V 2T6', 'Toronto'],
    ['m5v2t6', 'Toronto'],
    ['M5V', 'Toronto'],
  ])('%j is in %s', async (text, city) => {
    expect((await geocoder.findPostalCode(text))?.city).toBe(city)
  })

  it.each(['', 'Los Angeles', '9001', '900123', '00000', '90012 Los Angeles', 'D5V 2T6', '__proto__'])(
    '%j is none',
    async (text) => {
      expect(await geocoder.findPostalCode(text)).toBeNull()
    },
  )
})
