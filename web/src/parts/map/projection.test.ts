import { describe, expect, it } from 'vitest'
import { moveBy } from './move-by.ts'
import {
  fitPoints,
  fromScreen,
  metersPerPixel,
  panBy,
  toLatLng,
  toScreen,
  toWorld,
  ZOOM_MAX,
  zoomAround,
} from './projection.ts'
import { scaleBar } from './scale-bar.ts'

const size = { width: 800, height: 600 }
const losAngeles = { lat: 34.0522, lng: -118.2437 }
const newYork = { lat: 40.7128, lng: -74.006 }

describe('the projection', () => {
  it('goes there and back', () => {
    for (const point of [losAngeles, newYork, { lat: -33.9, lng: 151.2 }, { lat: 0, lng: 0 }]) {
      const back = toLatLng(toWorld(point))
      expect(back.lat).toBeCloseTo(point.lat, 9)
      expect(back.lng).toBeCloseTo(point.lng, 9)
    }
  })

  it('puts the middle of the view in the middle of the screen', () => {
    const view = { ...toWorld(losAngeles), zoom: 9 }
    expect(toScreen(view, size, view)).toEqual({ left: 400, top: 300 })
    expect(fromScreen(view, size, { left: 400, top: 300 })).toEqual({ x: view.x, y: view.y })
  })

  it('keeps what is under the pointer while zooming, and stops at its limits', () => {
    const view = { ...toWorld(losAngeles), zoom: 6 }
    const anchor = { left: 123, top: 456 }
    const before = fromScreen(view, size, anchor)
    const after = fromScreen(zoomAround(view, size, anchor, 8.3), size, anchor)
    expect(after.x).toBeCloseTo(before.x, 12)
    expect(after.y).toBeCloseTo(before.y, 12)
    expect(zoomAround(view, size, anchor, 99).zoom).toBe(ZOOM_MAX)
  })

  it('pans by pixels', () => {
    const view = { ...toWorld(losAngeles), zoom: 6 }
    expect(toScreen(panBy(view, 50, -20), size, view)).toEqual({
      left: expect.closeTo(350, 6),
      top: expect.closeTo(320, 6),
    })
  })

  it('fits all points with room around them, one point not too close, and none at all', () => {
    const points = [losAngeles, newYork].map(toWorld)
    const view = fitPoints(points, size, 10)
    for (const { left, top } of points.map((point) => toScreen(view, size, point))) {
      expect(left).toBeGreaterThanOrEqual(63)
      expect(left).toBeLessThanOrEqual(737)
      expect(top).toBeGreaterThanOrEqual(63)
      expect(top).toBeLessThanOrEqual(537)
    }
    expect(fitPoints([toWorld(newYork)], size, 10).zoom).toBe(10)
    expect(toLatLng(fitPoints([], size, 10)).lat).toBeCloseTo(39.5)
  })
})

describe('distances', () => {
  it('moves a pin by meters, the same everywhere', () => {
    const meters = (from: { lat: number; lng: number }, to: { lat: number; lng: number }) =>
      Math.hypot(
        (to.lat - from.lat) * 111_320,
        (to.lng - from.lng) * 111_320 * Math.cos((from.lat * Math.PI) / 180),
      )
    for (const place of [losAngeles, newYork, { lat: 60, lng: -110 }]) {
      expect(meters(place, moveBy(place, 10, 0))).toBeCloseTo(10, 0)
      expect(meters(place, moveBy(place, 0, -100))).toBeCloseTo(100, 0)
    }
  })

  it('draws a round distance that fits', () => {
    const wide = scaleBar(metersPerPixel(34, 5), 90)
    expect(wide.text).toMatch(/^(1|2|5)0* mi$/)
    expect(wide.width).toBeLessThanOrEqual(90)
    expect(scaleBar(0.5, 90).text).toBe('100 ft')
  })
})
