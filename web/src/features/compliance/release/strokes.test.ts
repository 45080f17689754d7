import {
  type Drawing,
  FIELD_HEIGHT,
  FIELD_WIDTH,
  isDrawn,
  POINTS_MAX,
  type Point,
  STROKES_MAX,
} from '@roomtone/domain/compliance/drawing'
import { expect, test } from 'vitest'
import { addStroke, pathOf, pointAt, thinned } from './strokes.ts'

const field = { left: 20, top: 100, width: 300, height: 100 }
const points = (drawing: Drawing) => drawing.flat()

/** Like a shaking hand: no two segments point the same way. */
function scribble(length: number): Point[] {
  return Array.from({ length }, (_, at): Point => [at % FIELD_WIDTH, at % 2 === 0 ? 20 : 180])
}

test('a pointer is found in whole numbers of the field, however large it is drawn', () => {
  expect(pointAt(field, 20, 100)).toEqual([0, 0])
  expect(pointAt(field, 170.3, 150.2)).toEqual([301, 100])
  expect(pointAt(field, 320, 200)).toEqual([FIELD_WIDTH, FIELD_HEIGHT])
})

test('a pointer that leaves the field stays on its edge', () => {
  expect(pointAt(field, -500, 9000)).toEqual([0, FIELD_HEIGHT])
  expect(pointAt({ ...field, width: 0, height: 0 }, 20, 100)).toEqual([0, 0])
})

test('a straight line needs its two ends, a corner needs the corner', () => {
  const line = Array.from({ length: 100 }, (_, x): Point => [x, 50])
  expect(thinned(line, 0.75)).toEqual([
    [0, 50],
    [99, 50],
  ])
  expect(thinned([...line, [99, 80], [99, 120]], 0.75)).toEqual([
    [0, 50],
    [99, 50],
    [99, 120],
  ])
})

test('nothing that stays is farther from the drawn line than the eye can tell', () => {
  const wave = Array.from({ length: 400 }, (_, x): Point => [x, Math.round(100 + 20 * Math.sin(x / 20))])
  const left = thinned(wave, 0.75)
  expect(left.length).toBeLessThan(wave.length / 2)
  for (const [x, y] of wave) {
    const next = left.findIndex(([at]) => at >= x)
    const [toX, toY] = left[next] as Point
    const [fromX, fromY] = left[Math.max(0, next - 1)] as Point
    const drawn = toX === fromX ? toY : fromY + ((toY - fromY) * (x - fromX)) / (toX - fromX)
    expect(Math.abs(drawn - y)).toBeLessThan(1.5)
  }
})

test('a loop that ends where it began is not thought a dot', () => {
  const loop: Point[] = [
    [100, 100],
    [200, 20],
    [300, 100],
    [200, 180],
    [100, 100],
  ]
  expect(thinned(loop, 0.75)).toEqual(loop)
})

test('a pen that rests leaves one point', () => {
  expect(addStroke([], [[5, 5]])).toEqual([[[5, 5]]])
  expect(
    addStroke(
      [],
      [
        [5, 5],
        [5, 5],
        [5, 5],
      ],
    ),
  ).toEqual([[[5, 5]]])
  expect(addStroke([], [])).toEqual([])
})

test('the longest scribble fits into what can be sent, and is still a signature', () => {
  let drawing: Drawing = []
  for (let stroke = 0; stroke < 5; stroke += 1) drawing = addStroke(drawing, scribble(3000))
  expect(points(drawing).length).toBeLessThanOrEqual(POINTS_MAX)
  expect(drawing).toHaveLength(5)
  expect(isDrawn(drawing)).toBe(true)
})

test('beyond the last stroke that fits, the drawing stays as it is', () => {
  let drawing: Drawing = []
  for (let stroke = 0; stroke < STROKES_MAX + 3; stroke += 1) drawing = addStroke(drawing, [[stroke, 10]])
  expect(drawing).toHaveLength(STROKES_MAX)
  expect(drawing.at(-1)).toEqual([[STROKES_MAX - 1, 10]])
})

test('a stroke is drawn through all of its points, and a dot is visible', () => {
  expect(pathOf([[5, 6]])).toBe('M5 6h.1')
  expect(
    pathOf([
      [0, 0],
      [10, 0],
      [10, 20],
    ]),
  ).toBe('M0 0L10 0L10 20')
  expect(pathOf([])).toBe('')
})
