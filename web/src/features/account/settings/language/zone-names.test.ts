import { describe, expect, it } from 'vitest'
import { allZones, findZone, zoneName } from './zone-names.ts'

describe('time zones', () => {
  it('are found however they are written', () => {
    const zones = ['America/New_York', 'America/Argentina/Buenos_Aires', 'Europe/Berlin', 'UTC']
    expect(findZone('america/new york', zones)).toBe('America/New_York')
    expect(findZone(' America/New_York ', zones)).toBe('America/New_York')
    expect(findZone('buenos aires', zones)).toBe('America/Argentina/Buenos_Aires')
    expect(findZone('utc', zones)).toBe('UTC')
    expect(findZone('America', zones)).toBeNull()
    expect(findZone('', zones)).toBeNull()
  })

  it('are all found by the name that the list shows', () => {
    const zones = allZones()
    expect(zones.length).toBeGreaterThan(300)
    for (const zone of zones) expect(findZone(zoneName(zone), zones)).toBe(zone)
  })
})
