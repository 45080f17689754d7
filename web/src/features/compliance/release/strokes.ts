import {
  type Drawing,
  FIELD_HEIGHT,
  FIELD_WIDTH,
  POINTS_MAX,
  type Point,
  STROKES_MAX,
} from '@roomtone/domain/compliance/drawing'

type Box = { left: number; top: number; width: number; height: number }

/** The pointer's position on the field, at any drawn size. Whole numbers, never outside. */
export function pointAt({ left, top, width, height }: Box, clientX: number, clientY: number): Point {
  return [
    within(((clientX - left) / width) * FIELD_WIDTH, FIELD_WIDTH),
    within(((clientY - top) / height) * FIELD_HEIGHT, FIELD_HEIGHT),
  ]
}

function within(value: number, most: number): number {
  return Math.min(most, Math.max(0, Math.round(value) || 0))
}

/** Adds a stroke if there is room; a stroke without an end does not count. */
export function addStroke(drawing: Drawing, stroke: readonly Point[]): Drawing {
  if (stroke.length === 0 || drawing.length >= STROKES_MAX) return drawing
  return sendable([...drawing, thinned(stroke, FINE)])
}

/** In the field's units: a difference that nobody sees on paper. */
const FINE = 0.75

/** Drops every second point until it is small enough to be sent; the ends of strokes stay. */
function sendable(drawing: Drawing): Drawing {
  if (sizeOf(drawing) <= POINTS_MAX) return drawing
  return sendable(drawing.map((stroke) => stroke.filter((_, at) => at % 2 === 0 || at === stroke.length - 1)))
}

function sizeOf(drawing: Drawing): number {
  return drawing.reduce((sum, stroke) => sum + stroke.length, 0)
}

/** Leaves out every point that is within `tolerance` of the line between the points that stay. */
export function thinned(stroke: readonly Point[], tolerance: number): Point[] {
  const points = stroke.filter((point, at) => at === 0 || !isSame(point, stroke[at - 1] as Point))
  const spans = piecesOf(points.length)
  const stays = new Set(spans.flat())
  for (let span = spans.pop(); span; span = spans.pop()) {
    const far = farthest(points, span)
    if (far.distance <= tolerance) continue
    stays.add(far.at)
    spans.push([span[0], far.at], [far.at, span[1]])
  }
  return points.filter((_, at) => stays.has(at))
}

/** In pieces, because the search for the farthest point is slow in the longest of scribbles. */
const PIECE = 250

function piecesOf(length: number): [number, number][] {
  const last = Math.max(0, length - 1)
  return Array.from({ length: Math.max(1, Math.ceil(last / PIECE)) }, (_, at): [number, number] => [
    at * PIECE,
    Math.min(last, (at + 1) * PIECE),
  ])
}

function isSame([x, y]: Point, [otherX, otherY]: Point): boolean {
  return x === otherX && y === otherY
}

function farthest(points: readonly Point[], [from, to]: [number, number]): { at: number; distance: number } {
  let found = { at: from, distance: 0 }
  for (let at = from + 1; at < to; at += 1) {
    const distance = distanceTo(points[at] as Point, points[from] as Point, points[to] as Point)
    if (distance > found.distance) found = { at, distance }
  }
  return found
}

/**
 * The distance to the segment between two points, not to the endless line through them, because a loop
 * returns to its start.
 */
function distanceTo([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [alongX, alongY] = [toX - fromX, toY - fromY]
  const length = alongX ** 2 + alongY ** 2
  const share = length === 0 ? 0 : ((x - fromX) * alongX + (y - fromY) * alongY) / length
  const nearest = Math.min(1, Math.max(0, share))
  return Math.hypot(x - fromX - nearest * alongX, y - fromY - nearest * alongY)
}

/** Exactly what is stored and what the PDF shows; a dot where the pen was only put down. */
export function pathOf(stroke: readonly Point[]): string {
  const [first, ...rest] = stroke
  if (!first) return ''
  const lines = rest.map(([x, y]) => `L${x} ${y}`).join('')
  return `M${first[0]} ${first[1]}${lines || 'h.1'}`
}
