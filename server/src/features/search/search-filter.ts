import type { AskedTime } from './asked-time.ts'
import type { Around } from './cells.ts'

/** Where to look: one city, one state, around a point, or everywhere. */
export type Scope =
  | { by: 'city'; id: number }
  | { by: 'state'; id: number }
  | { by: 'near'; around: Around }
  | { by: 'all' }

/** For one day, and for each day of a stay. */
export type LeastColumn = 'least_block' | 'least_day'

export type SearchFilter = {
  scope: Scope
  lexemes: string[]
  crew: number | null
  minPrice: number | null
  maxPrice: number | null
  /** What a listing may ask at the very least; null where nobody named a total. */
  least: { column: LeastColumn; most: number } | null
  /** Places in PROPERTY_TYPES; empty for all. */
  types: number[]
  /** Places in SPACE_KINDS; empty for all. */
  kinds: number[]
  mask: number
  /** Bits of the mask, for the words' index. */
  bits: number[]
  time: AskedTime | null
}
