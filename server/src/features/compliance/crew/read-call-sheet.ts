import type { Handle } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { findCallSheet } from './call-sheet.store.ts'

export type CallSheet = {
  callAt: Date
  parking: string
  contacts: string
  hospital: string
  notes: string
}

/** Null until it is written, and once the booking's key has been erased. */
export async function readCallSheet(
  { keys }: Deps,
  handle: Handle,
  bookingId: string,
): Promise<CallSheet | null> {
  const row = await findCallSheet(handle, bookingId)
  const opened = row ? await keys.open(handle, bookingId, row.personal) : null
  if (!row || opened === null) return null
  const { parking = '', contacts = '', hospital = '', notes = '' } = opened
  return { callAt: row.callAt, parking, contacts, hospital, notes }
}
