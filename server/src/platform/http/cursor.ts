import { isStorable } from '@roomtone/domain/text/storable'
import { textsIn } from '@roomtone/texts/all/platform/refusals'
import { Refused } from '../refused.ts'

const INT_MAX = 2_147_483_647
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Keyset cursors: the sort key of the last row, opaque to the caller. */
export function writeCursor(parts: (string | number)[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

function readCursor(cursor: string, length: number): (string | number)[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (Array.isArray(parts) && parts.length === length && parts.every(isPart)) return parts
  } catch {
    // Falls through to the refusal: a cursor that was not ours.
  }
  throw notOurs()
}

function isPart(part: unknown): part is string | number {
  return typeof part === 'number' || (typeof part === 'string' && isStorable(part))
}

/** A time and an id, the sort key of most lists. What the database could not compare is refused here. */
export function readTimeCursor(
  cursor: string | undefined,
  isId = (id: string) => UUID.test(id),
): { at: Date; id: string } | null {
  if (cursor === undefined) return null
  const [time, id] = readCursor(cursor, 2).map(String)
  const at = new Date(time ?? '')
  const year = at.getUTCFullYear()
  if (!(year >= 1970 && year <= 9999) || id === undefined || !isId(id)) throw notOurs()
  return { at, id }
}

/** The number of the last row, for lists that are sorted by it alone. */
export function readNumberCursor(cursor: string | undefined): number | null {
  if (cursor === undefined) return null
  const [id] = readCursor(cursor, 1)
  if (!Number.isSafeInteger(id)) throw notOurs()
  return id as number
}

/** A number and an id, for lists that can be sorted in several ways: a cursor of another order is not valid here. */
export function readOrderCursor(
  cursor: string | undefined,
  order: string,
  { least = -INT_MAX, most = INT_MAX } = {},
): { key: number; id: string } | null {
  if (cursor === undefined) return null
  const [kind, key, id] = readCursor(cursor, 3)
  if (kind !== order || typeof key !== 'number' || typeof id !== 'string' || !UUID.test(id)) throw notOurs()
  if (!Number.isSafeInteger(key) || key < least || key > most) throw notOurs()
  return { key, id }
}

/** A text and an id, for lists with several orders of which one is by name. */
export function readTextCursor(
  cursor: string | undefined,
  order: string,
): { key: string; id: string } | null {
  if (cursor === undefined) return null
  const [kind, key, id] = readCursor(cursor, 3)
  if (kind !== order || typeof key !== 'string' || typeof id !== 'string' || !UUID.test(id)) throw notOurs()
  return { key, id }
}

export function notOurs(): Refused {
  return new Refused('validation_failed', {
    detail: (language) => textsIn(language).refusals.startOver,
    fields: [{ field: 'cursor', message: (language) => textsIn(language).refusals.cursor }],
  })
}
