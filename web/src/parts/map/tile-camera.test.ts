import { describe, expect, it } from 'vitest'
import { toWorld, ZOOM_MAX } from './projection.ts'
import { cameraOf, flatten, isWorthShowing } from './tile-camera.ts'

describe('the camera over tiles', () => {
  it('looks at what the outline would show, flat and facing north', () => {
    const { center, ...rest } = cameraOf({ ...toWorld({ lat: 34.05, lng: -118.24 }), zoom: 9 })
    expect(center.lat).toBeCloseTo(34.05, 9)
    expect(center.lng).toBeCloseTo(-118.24, 9)
    expect(rest).toEqual({ zoom: 8, bearing: 0, pitch: 0 })
  })

  it('never comes closer than a tile of about two kilometers, so that no tile server learns an address', () => {
    const { zoom } = cameraOf({ ...toWorld({ lat: 0, lng: 0 }), zoom: ZOOM_MAX })
    expect(40_075 / 2 ** (zoom + 1)).toBeGreaterThan(2)
  })

  it('takes globes and hills out of a style, and leaves the rest', () => {
    const style = { version: 8 as const, sources: {}, layers: [] }
    expect(
      flatten({
        ...style,
        projection: { type: 'globe' },
        terrain: { source: 'hills' },
        sky: { 'sky-color': '#fff' },
      }),
    ).toEqual(style)
  })

  it('is worth showing with its style and something of it', () => {
    expect(isWorthShowing({ sources: null, tiles: 0 })).toBe(false)
    expect(isWorthShowing({ sources: 2, tiles: 0 })).toBe(false)
    expect(isWorthShowing({ sources: 2, tiles: 1 })).toBe(true)
    expect(isWorthShowing({ sources: 0, tiles: 0 })).toBe(true)
  })
})
