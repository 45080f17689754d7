import type { CrewView } from '@roomtone/contract/compliance/crew'
import type { Handle } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { BookingRow } from '../../booking/entry.ts'
import { findCrewTerms } from './call-sheet.store.ts'
import { crewView } from './crew.view.ts'
import { readCallSheet } from './read-call-sheet.ts'
import { readCrew } from './read-crew.ts'

type Looking = { booking: BookingRow; viewer: 'guest' | 'host' | 'admin'; now: Date }

export async function viewCrew(
  deps: Deps,
  handle: Handle,
  { booking, viewer, now }: Looking,
): Promise<CrewView> {
  const { hoursBefore } = await findCrewTerms(handle, booking.property_id)
  return crewView({
    booking,
    viewer,
    crew: await readCrew(deps, handle, booking.id),
    callSheet: await readCallSheet(deps, handle, booking.id),
    hoursBefore,
    now,
  })
}
