/**
 * The tax of a place. Without a city it is for a state, without a state for a country, without a country for
 * everywhere.
 */
export type TaxRow = {
  country: string | null
  state: string | null
  city: string | null
  /** Hundredths of a percent. */
  hundredths: number
}

export type Place = { country: string; state: string; city: string }

export const TAX_MAX_HUNDREDTHS = 3000
export const TAX_ROWS_MAX = 500

/** The most exact row wins: the city's, else the state's, else the country's, else the default. */
export function taxAt(rows: readonly TaxRow[], place: Place): number {
  const fitting = rows.filter((row) => covers(row, place))
  const best = fitting.reduce<TaxRow | null>(
    (best, row) => (best && exactness(best) >= exactness(row) ? best : row),
    null,
  )
  return best?.hundredths ?? 0
}

/** One default, no place twice, a city only with its state and a state only with its country. */
export function areRowsSound(rows: readonly TaxRow[]): boolean {
  const places = new Set(rows.map(placeKey))
  return (
    rows.length <= TAX_ROWS_MAX &&
    places.size === rows.length &&
    rows.some((row) => row.country === null) &&
    rows.every(
      ({ country, state, city }) => (state === null || country !== null) && (city === null || state !== null),
    )
  )
}

export function placeKey({ country, state, city }: Pick<TaxRow, 'country' | 'state' | 'city'>): string {
  return [country, state, city].map((part) => fold(part ?? '')).join('|')
}

function covers(row: TaxRow, place: Place): boolean {
  return (['country', 'state', 'city'] as const).every((part) => {
    const wanted = row[part]
    return wanted === null || fold(wanted) === fold(place[part])
  })
}

function exactness({ country, state, city }: TaxRow): number {
  return [country, state, city].filter((part) => part !== null).length
}

/** `México` and `MEXICO` are one place. */
function fold(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
