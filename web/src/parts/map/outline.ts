import type { World } from './projection.ts'

/** A line or ring in world coordinates, with its box, so that what is out of view costs nothing. */
export type Line = { points: Float64Array; west: number; north: number; east: number; south: number }
export type City = World & { name: string }
export type Outline = {
  land: Line[]
  shores: Line[]
  lakes: Line[]
  islands: Line[]
  states: Line[]
  borders: Line[]
  /** The largest first. */
  cities: City[]
}

/** As `scripts/map-outline.mjs` writes it: the first point, then steps, in units of which the world has `units`. */
type Written = {
  units: number
  land: number[][]
  /** Per ring of land: from and to of each stretch that is a shore. */
  shores: number[][]
  lakes: number[][]
  islands: number[][]
  states: number[][]
  borders: number[][]
  cities: [name: string, x: number, y: number][]
}

let loading: Promise<Outline> | undefined

/** Loaded once with the first map on screen, for all of them. */
export function loadOutline(): Promise<Outline> {
  loading ??= fetchOutline().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function fetchOutline(): Promise<Outline> {
  const response = await fetch('/map/outline.json')
  if (!response.ok) throw new Error(`The map's outline answered ${response.status}`)
  return decodeOutline((await response.json()) as Written)
}

export function decodeOutline(written: Written): Outline {
  const lines = (all: number[][]) => all.map((steps) => lineOf(walk(steps, written.units)))
  const land = lines(written.land)
  return {
    land,
    shores: land.flatMap((ring, index) => stretchesOf(ring, written.shores[index] ?? [])),
    lakes: lines(written.lakes),
    islands: lines(written.islands),
    states: lines(written.states),
    borders: lines(written.borders),
    cities: written.cities.map(([name, x, y]) => ({ name, x: x / written.units, y: y / written.units })),
  }
}

function walk(steps: number[], units: number): Float64Array {
  const points = new Float64Array(steps.length)
  let [x, y] = [0, 0]
  for (let index = 0; index < steps.length; index += 2) {
    x += steps[index] ?? 0
    y += steps[index + 1] ?? 0
    points[index] = x / units
    points[index + 1] = y / units
  }
  return points
}

function lineOf(points: Float64Array): Line {
  const line = {
    points,
    west: Number.POSITIVE_INFINITY,
    north: Number.POSITIVE_INFINITY,
    east: Number.NEGATIVE_INFINITY,
    south: Number.NEGATIVE_INFINITY,
  }
  for (let index = 0; index < points.length; index += 2) {
    const [x = 0, y = 0] = [points[index], points[index + 1]]
    line.west = Math.min(line.west, x)
    line.east = Math.max(line.east, x)
    line.north = Math.min(line.north, y)
    line.south = Math.max(line.south, y)
  }
  return line
}

function stretchesOf(ring: Line, ranges: number[]): Line[] {
  return Array.from({ length: ranges.length / 2 }, (_, index) => {
    const [from = 0, to = 0] = ranges.slice(2 * index, 2 * index + 2)
    return lineOf(ring.points.subarray(2 * from, 2 * to + 2))
  })
}
