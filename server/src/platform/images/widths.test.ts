import { expect, it } from 'vitest'
import { widthsFor } from './widths.ts'

it.each([
  [400, [400]],
  [479, [479]],
  [480, [480]],
  [570, [480]],
  [700, [480, 700]],
  [960, [480, 960]],
  [1500, [480, 960, 1500]],
  [1600, [480, 960, 1600]],
  [2400, [480, 960, 1600, 2400]],
])('a picture %i wide is cut to %j', (width, widths) => {
  expect(widthsFor(width)).toEqual(widths)
})
