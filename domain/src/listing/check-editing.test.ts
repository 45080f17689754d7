import { describe, expect, it } from 'vitest'
import { everyDay } from '../availability/weekly-hours.ts'
import { checkEditing, checkPin, type Edited } from './check-editing.ts'

const sound: Edited = {
  hours: everyDay(480, 1320),
  minimumHours: 4,
  minDays: 1,
  maxDays: 365,
  highlights: ['Peaceful', 'Unique'],
  photos: ['a', 'b', 'c', 'd', 'e'],
}
const fieldOf = (over: Partial<Edited>) => checkEditing({ ...sound, ...over })?.field ?? null

describe('what makes a listing consistent', () => {
  it('accepts a consistent listing, and one that is open all day', () => {
    expect(fieldOf({})).toBeNull()
    expect(fieldOf({ hours: everyDay(0, 1440), minimumHours: 24 })).toBeNull()
  })

  it('opens before it closes, on the half hour', () => {
    expect(fieldOf({ hours: everyDay(495, 1320) })).toBe('hours')
    expect(fieldOf({ hours: everyDay(480, 1310) })).toBe('hours')
    expect(fieldOf({ hours: everyDay(1320, 1320) })).toBe('hours')
  })

  it('is open on some day, and long enough on each of them', () => {
    expect(checkEditing({ ...sound, hours: everyDay(0, 60).map(() => null) })?.code).toBe('never_open')
    const short = everyDay(480, 1320).map((one, day) => (day === 1 ? { opensAt: 600, closesAt: 780 } : one))
    expect(fieldOf({ hours: short })).toBe('minimumHours')
    expect(fieldOf({ hours: short.map((one, day) => (day === 1 ? null : one)) })).toBeNull()
  })

  it('is open long enough for its shortest booking', () => {
    expect(fieldOf({ minimumHours: 14 })).toBeNull()
    expect(fieldOf({ minimumHours: 15 })).toBe('minimumHours')
  })

  it('has a longest stay that is not shorter than the shortest', () => {
    expect(fieldOf({ minDays: 3, maxDays: 3 })).toBeNull()
    expect(fieldOf({ minDays: 4, maxDays: 3 })).toBe('maxDays')
  })

  it('has two highlights at most, and from 5 to 40 photos, each once', () => {
    expect(fieldOf({ highlights: ['Peaceful', 'Unique', 'Central'] })).toBe('highlights')
    expect(fieldOf({ photos: ['a', 'b', 'c', 'd'] })).toBe('photos')
    expect(fieldOf({ photos: ['a', 'b', 'c', 'd', 'e', 'a'] })).toBe('photos')
    expect(fieldOf({ photos: Array.from({ length: 41 }, (_, index) => `${index}`) })).toBe('photos')
  })
})

describe('the pin', () => {
  const losAngeles = { lat: 34.0522, lng: -118.2437 }

  it('stays within 50 km of the address', () => {
    expect(checkPin({ lat: 34.3, lng: -118.5 }, losAngeles)).toBeNull()
    expect(checkPin({ lat: 34.6, lng: -118.2437 }, losAngeles)?.field).toBe('pin')
  })
})
