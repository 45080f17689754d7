import { describe, expect, it } from 'vitest'
import text from '../../../public/map/outline.json?raw'
import { decodeOutline } from './outline.ts'
import { toWorld } from './projection.ts'

const outline = decodeOutline(JSON.parse(text))

describe('the packaged outline', () => {
  it('knows where cities are', () => {
    const city = outline.cities.find(({ name }) => name === 'Los Angeles')
    const there = toWorld({ lat: 34.0522, lng: -118.2437 })
    expect(city?.x).toBeCloseTo(there.x, 4)
    expect(city?.y).toBeCloseTo(there.y, 4)
  })

  it('has land under the big cities and water beside them', () => {
    const isLand = (lat: number, lng: number) => {
      const { x, y } = toWorld({ lat, lng })
      return [...outline.states, ...outline.land].some(({ points }) => isInside(points, x, y))
    }
    expect(isLand(39.74, -104.99)).toBe(true)
    expect(isLand(19.43, -99.13)).toBe(true)
    expect(isLand(51.05, -114.07)).toBe(true)
    expect(isLand(25, -90)).toBe(false)
    expect(isLand(43.5, -87)).toBe(false)
  })
})

/** Counts how often a ray to the east crosses the ring. */
function isInside(points: Float64Array, x: number, y: number): boolean {
  let inside = false
  for (let at = 0, before = points.length - 2; at < points.length; before = at, at += 2) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = [points[at], points[at + 1], points[before], points[before + 1]]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}
