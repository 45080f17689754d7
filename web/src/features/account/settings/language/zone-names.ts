/** As people write them: `America/New York`. */
export function zoneName(zone: string): string {
  return zone.replaceAll('_', ' ')
}

/** Null: no zone of that name. Upper and lower case, and how the blank is written, do not matter. */
export function findZone(written: string, zones: readonly string[]): string | null {
  const wanted = fold(written)
  return zones.find((zone) => fold(zone) === wanted) ?? only(zones.filter((zone) => cityOf(zone) === wanted))
}

/** Every zone that the browser knows, plus UTC, which it does not list. */
export function allZones(): string[] {
  const known = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : []
  return known.includes('UTC') ? known : [...known, 'UTC']
}

function only(found: string[]): string | null {
  return found.length === 1 ? (found[0] ?? null) : null
}

function cityOf(zone: string): string {
  return fold(zone.slice(zone.lastIndexOf('/') + 1))
}

function fold(text: string): string {
  return text.trim().toLowerCase().replaceAll('_', ' ').replace(/\s+/g, ' ')
}
