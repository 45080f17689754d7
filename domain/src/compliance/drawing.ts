/**
 * A drawn signature: strokes of points on a field of this size. Whole numbers, so that it hashes the same
 * everywhere.
 */
export const FIELD_WIDTH = 600
export const FIELD_HEIGHT = 200
export const STROKES_MAX = 200
export const POINTS_MAX = 4000

export type Point = [x: number, y: number]
export type Drawing = Point[][]

/** A dot or a tap is not a signature. */
const SHORTEST = 60

function lengthOf(stroke: readonly Point[]): number {
  let length = 0
  for (let at = 1; at < stroke.length; at += 1) {
    const [x, y] = stroke[at] as Point
    const [fromX, fromY] = stroke[at - 1] as Point
    length += Math.hypot(x - fromX, y - fromY)
  }
  return length
}

export function isDrawn(drawing: Drawing): boolean {
  return drawing.reduce((sum, stroke) => sum + lengthOf(stroke), 0) >= SHORTEST
}
