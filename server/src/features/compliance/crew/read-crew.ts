import { createHash } from 'node:crypto'
import type { Handle } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { type CrewRow, findCrewRows } from './crew.store.ts'

export type CrewPerson = CrewRow & { name: string; role: string; email: string | null }
export type Crew = { people: CrewPerson[]; revision: string }

/** Empty once the booking's key has been erased. */
export async function readCrew({ keys }: Deps, handle: Handle, bookingId: string): Promise<Crew> {
  const rows = await findCrewRows(handle, bookingId)
  const people: CrewPerson[] = []
  for (const row of rows) {
    const opened = await keys.open(handle, bookingId, row.personal)
    if (opened === null) continue
    const { name = '', role = '', email = '' } = opened
    people.push({ ...row, name, role, email: email || null })
  }
  return { people, revision: revisionOf(rows) }
}

/** Every write seals the list again, so that no two states of a list have the same hash. */
function revisionOf(rows: CrewRow[]): string {
  const hash = createHash('sha256')
  for (const { id, position, isMinor, personal } of rows)
    hash.update(`${id} ${position} ${isMinor}\n`).update(personal)
  return hash.digest('base64url').slice(0, 22)
}
