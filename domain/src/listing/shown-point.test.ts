import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { metresBetween, movePoint } from '../geo/distance.ts'
import { bearingBetween, movedPoint, shownPoint } from './shown-point.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })
const point = fc.record({
  lat: fc.double({ min: -70, max: 75, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})
const bearing = fc.record({ direction: share, distance: share })

describe('the point that everyone may see', () => {
  it('is 0.5 to 1.5 km from the exact one under enhanced privacy, the same one every time', () => {
    fc.assert(
      fc.property(point, point, bearing, (exact, centre, key) => {
        const facts = { privacyLevel: 'enhanced', exact, centre, isCityCentre: false, bearing: key } as const
        const shown = shownPoint(facts)
        const metres = metresBetween(exact, shown)
        expect(metres).toBeGreaterThan(499)
        expect(metres).toBeLessThan(1501)
        expect(metres).toBeLessThan(shown.radiusM)
        expect(shownPoint(facts)).toEqual(shown)
      }),
    )
  })

  it('gives the bearing it was moved by to anyone who knows the exact point, and none for an unmoved point', () => {
    fc.assert(
      fc.property(point, bearing, (exact, key) => {
        const shown = movedPoint(exact, key)
        const found = bearingBetween(exact, shown)
        expect(metresBetween(movedPoint(exact, found ?? { direction: 0, distance: 0 }), shown)).toBeLessThan(
          0.01,
        )
      }),
    )
    const exact = { lat: 34, lng: -118 }
    expect(bearingBetween(exact, exact)).toBeNull()
    expect(bearingBetween(exact, movePoint(exact, 1, 1600))).toBeNull()
  })

  it('is the postal code’s center under standard privacy, and does not depend on the pin', () => {
    fc.assert(
      fc.property(point, bearing, share, share, (centre, key, direction, far) => {
        const exact = movePoint(centre, direction * 2 * Math.PI, far * 50_000)
        const facts = { privacyLevel: 'standard', exact, centre, bearing: key } as const
        const shown = shownPoint({ ...facts, isCityCentre: false })
        expect(shown).toMatchObject(centre)
        expect([1500, 3000, 6000, 12_000, 24_000, 48_000, 96_000]).toContain(shown.radiusM)
        expect(metresBetween(centre, exact)).toBeLessThanOrEqual(shown.radiusM)
      }),
    )
  })

  it('draws a wider circle where only the city is known', () => {
    const centre = { lat: 19.4326, lng: -99.1332 }
    const facts = { exact: centre, centre, bearing: { direction: 0.3, distance: 0.7 } }
    expect(shownPoint({ ...facts, privacyLevel: 'standard', isCityCentre: true }).radiusM).toBe(5000)
    expect(shownPoint({ ...facts, privacyLevel: 'standard', isCityCentre: false }).radiusM).toBe(1500)
  })
})

describe('distance', () => {
  it('knows how far two cities are apart', () => {
    const losAngeles = { lat: 34.0522, lng: -118.2437 }
    const newYork = { lat: 40.7128, lng: -74.006 }
    expect(metresBetween(losAngeles, newYork) / 1000).toBeCloseTo(3936, -1)
    expect(metresBetween(losAngeles, losAngeles)).toBe(0)
  })

  it('crosses the date line', () => {
    const moved = movePoint({ lat: 52, lng: 179.999 }, Math.PI / 2, 1000)
    expect(moved.lng).toBeLessThan(-179)
  })
})
