import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { barsOf, chartScale } from './chart-scale.ts'

describe('the scale of a chart', () => {
  it.each([
    [[0, 0], 10_000, [0, 2500, 5000, 7500, 10_000]],
    [[110_000], 150_000, [0, 50_000, 100_000, 150_000]],
    [[200_000, 64_900], 200_000, [0, 50_000, 100_000, 150_000, 200_000]],
  ])('of %j ends at %i', (amounts, top, ticks) => {
    expect(chartScale(amounts)).toEqual({ top, ticks })
  })

  it('holds every amount and wastes less than half of its height', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 50_000_000_00 }), { maxLength: 12 }), (amounts) => {
        const { top, ticks } = chartScale(amounts)
        const highest = Math.max(10_000, ...amounts)
        expect(top).toBeGreaterThanOrEqual(highest)
        expect(top).toBeLessThan(highest * 2)
        expect(ticks.length).toBeLessThanOrEqual(5)
        expect(ticks.every((tick) => Number.isInteger(tick))).toBe(true)
      }),
    )
  })

  it('stacks what is to come on what was paid, inside the chart', () => {
    const months = [
      { paid: 5000, upcoming: 0 },
      { paid: 2500, upcoming: 7500 },
    ]
    const bars = barsOf(months, chartScale(months.map(({ paid, upcoming }) => paid + upcoming)))
    expect(bars).toEqual([
      { left: 0.1, width: 0.3, paid: 0.5, upcoming: 0 },
      { left: 0.6, width: 0.3, paid: 0.25, upcoming: 0.75 },
    ])
  })
})
