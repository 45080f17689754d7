import type { Point } from './distance.ts'

/** `short_link`: only the map app knows where it leads, and we ask nobody. */
export type ReadPoint = { kind: 'point'; point: Point } | { kind: 'short_link' | 'unreadable' }

const LONGEST = 4000
/** What two coordinates take at most; the pattern is not tried on more. */
const LONGEST_PAIR = 80
const LINK = /(?:https?:\/\/|geo:)\S+/i
const WITHOUT_SCHEME =
  /^(?:www\.)?(?:google\.[a-z.]{2,6}\/maps|maps\.google\.|maps\.apple\.com|openstreetmap\.org|osm\.org|maps\.app\.goo\.gl|goo\.gl\/maps)/i
const SHORT =
  /^https?:\/\/(?:maps\.app\.goo\.gl|goo\.gl|g\.co|maps\.apple(?:\.com)?\/p|(?:www\.)?(?:osm|openstreetmap)\.org\/go)\//i

/** Coordinates, or a link of Google Maps, Apple Maps or OpenStreetMap, as people paste them. */
export function readPoint(text: string): ReadPoint {
  const pasted = text.trim().slice(0, LONGEST)
  const link = LINK.exec(pasted)?.[0] ?? (WITHOUT_SCHEME.test(pasted) ? `https://${pasted}` : undefined)
  const point = link === undefined ? readCoordinates(pasted) : readLink(decoded(link))
  if (point) return { kind: 'point', point }
  return { kind: link !== undefined && SHORT.test(link) ? 'short_link' : 'unreadable' }
}

function decoded(link: string): string {
  const spaced = link.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}

const NUMBER = '(-?\\d{1,3}(?:\\.\\d+)?)'
const PAIR = `${NUMBER},\\s*${NUMBER}`

/** The most exact first: what a link marks, then what it searched for, then the middle of its map. */
const IN_LINKS = [
  new RegExp(`!3d${NUMBER}!4d${NUMBER}(?!.*!3d-?\\d)`),
  new RegExp(`[?&]mlat=${NUMBER}&mlon=${NUMBER}`),
  new RegExp(`[?&](?:q|query|coordinate|daddr|destination|ll)=(?:loc:)?\\s*${PAIR}`),
  new RegExp(`^geo:${PAIR}`, 'i'),
  new RegExp(`/(?:place|search|dir/[^/]*)/\\s*${PAIR}(?:[/?#]|$)`),
]
const NAMED_IN_LINKS = /\/(?:place|search)\/([^/?#]*°[^/?#]*)/
const MIDDLES = [
  new RegExp(`/@${PAIR}`),
  new RegExp(`[?&](?:center|sll|viewpoint)=${PAIR}`),
  new RegExp(`#map=\\d+(?:\\.\\d+)?/${NUMBER}/${NUMBER}`),
]

function readLink(link: string): Point | null {
  return (
    firstOf(IN_LINKS, link) ?? readCoordinates(NAMED_IN_LINKS.exec(link)?.[1] ?? '') ?? firstOf(MIDDLES, link)
  )
}

function firstOf(patterns: RegExp[], link: string): Point | null {
  for (const pattern of patterns) {
    const [, lat, lng] = pattern.exec(link) ?? []
    const point = lat !== undefined && lng !== undefined ? pointAt(Number(lat), Number(lng)) : null
    if (point) return point
  }
  return null
}

const DIRECTION = '([NSEWO])?'

/** A number of degrees, or degrees, minutes and seconds. */
function angle(decimal: string): string {
  const number = `\\d{1,3}(?:${decimal}\\d+)?`
  return `([-+\u2212]?${number}) ?[°º]?(?: ?(${number}) ?['′’](?: ?(${number}) ?(?:"|″|”|''))?)?`
}

function pairOf(coordinate: string, between: string): RegExp {
  return new RegExp(`^\\(?${coordinate}(?:${between})${coordinate}\\)?$`, 'i')
}

/** A comma in a number leaves only what is wider than a comma to part two of them. */
const PAIRS = [
  { decimal: '\\.', between: ' ?[,;/ ] ?' },
  { decimal: ',', between: ' ?[;/] ?|,? ' },
].flatMap(({ decimal, between }) => [
  pairOf(`${angle(decimal)} ?${DIRECTION}`, between),
  pairOf(`${DIRECTION} ?${angle(decimal)}`, between),
])

function readCoordinates(text: string): Point | null {
  const pair = text.trim().replace(/\s+/g, ' ')
  if (pair.length > LONGEST_PAIR) return null
  for (const pattern of PAIRS) {
    const parts = pattern.exec(pair)
    if (!parts) continue
    const one = angleOf(parts.slice(1, 5))
    const other = angleOf(parts.slice(5, 9))
    if (one === null || other === null) return null
    const isTurned = one.axis === 'lng' || other.axis === 'lat'
    if (isTurned && (one.axis === 'lat' || other.axis === 'lng')) return null
    return isTurned ? pointAt(other.degrees, one.degrees) : pointAt(one.degrees, other.degrees)
  }
  return null
}

type Angle = { degrees: number; axis: 'lat' | 'lng' | null }

/** Of degrees, minutes and seconds, with the direction before or behind them. */
function angleOf(parts: (string | undefined)[]): Angle | null {
  const direction = parts.find((part) => /^[NSEWO]$/i.test(part ?? ''))?.toUpperCase()
  const [whole = '', minutes, seconds] =
    parts[0] === undefined || /^[NSEWO]$/i.test(parts[0]) ? parts.slice(1) : parts
  const numberIn = (text = '0') => Number(text.replace(',', '.').replace('\u2212', '-'))
  const [minute, second] = [numberIn(minutes), numberIn(seconds)]
  if (minute >= 60 || second >= 60) return null
  const size = Math.abs(numberIn(whole)) + minute / 60 + second / 3600
  // West is O in Spanish and French; none of our places is in the east.
  const isNegative = /^[-\u2212]/.test(whole) || (direction !== undefined && 'SWO'.includes(direction))
  const axis = direction === undefined ? null : 'NS'.includes(direction) ? 'lat' : 'lng'
  return { degrees: isNegative ? -size : size, axis }
}

/** Nobody's place is where both are zero: that is what apps say when they know nothing. */
function pointAt(lat: number, lng: number): Point | null {
  if (Math.abs(lat) > 90 || Math.abs(lng) > 180 || (lat === 0 && lng === 0)) return null
  const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6
  return { lat: round(lat), lng: round(lng) }
}
