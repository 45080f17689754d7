import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keepInside, middleOf, squareOf, zoomTo } from './crop.ts'

const pictures = fc.record({
  width: fc.integer({ min: 1, max: 8000 }),
  height: fc.integer({ min: 1, max: 8000 }),
})
const share = fc.double({ min: -2, max: 2, noNaN: true })
const crops = fc.record({ left: share, top: share, size: share })

describe('cropping', () => {
  it('takes the middle by default', () => {
    expect(squareOf({ width: 400, height: 200 }, null)).toEqual({ left: 100, top: 0, side: 200 })
    expect(squareOf({ width: 400, height: 200 }, middleOf({ width: 400, height: 200 }))).toEqual({
      left: 100,
      top: 0,
      side: 200,
    })
  })

  it('never leaves the picture, whatever is asked for', () => {
    fc.assert(
      fc.property(pictures, crops, (picture, crop) => {
        const { left, top, side } = squareOf(picture, crop)
        expect(side).toBeGreaterThanOrEqual(1)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(top).toBeGreaterThanOrEqual(0)
        expect(left + side).toBeLessThanOrEqual(picture.width)
        expect(top + side).toBeLessThanOrEqual(picture.height)
      }),
    )
  })

  it('keeps a dragged square inside, and leaves one alone that is', () => {
    fc.assert(
      fc.property(pictures, crops, (picture, crop) => {
        const kept = keepInside(picture, crop)
        const shorter = Math.min(picture.width, picture.height)
        expect(kept.left + (kept.size * shorter) / picture.width).toBeLessThanOrEqual(1 + 1e-9)
        expect(kept.top + (kept.size * shorter) / picture.height).toBeLessThanOrEqual(1 + 1e-9)
        expect(keepInside(picture, kept)).toEqual(kept)
      }),
    )
  })

  it('zooms around the middle of the square', () => {
    const picture = { width: 400, height: 400 }
    const half = zoomTo(picture, middleOf(picture), 0.5)
    expect(half).toEqual({ size: 0.5, left: 0.25, top: 0.25 })
    expect(zoomTo(picture, half, 1)).toEqual({ size: 1, left: 0, top: 0 })
  })
})
