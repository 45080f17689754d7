import type { Handle, Tx } from '../../../platform/db/database.ts'
import { firstName } from '../../../platform/db/first-name.ts'

export type CallSheetRow = NonNullable<Awaited<ReturnType<typeof findCallSheet>>>

export async function findCallSheet(handle: Handle, bookingId: string) {
  return handle
    .selectFrom('call_sheets')
    .select(['call_at as callAt', 'personal'])
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()
}

type Saved = { bookingId: string; callAt: Date; personal: Buffer; userId: string; now: Date }

export async function saveCallSheetRow(tx: Tx, sheet: Saved): Promise<void> {
  const columns = {
    call_at: sheet.callAt,
    personal: sheet.personal,
    updated_at: sheet.now,
    updated_by: sheet.userId,
  }
  await tx
    .insertInto('call_sheets')
    .values({ booking_id: sheet.bookingId, ...columns })
    .onConflict((conflict) => conflict.column('booking_id').doUpdateSet(columns))
    .execute()
}

/** What a crew may know of a space at any time; where it is, is not even read. */
export async function findCrewTerms(handle: Handle, propertyId: string) {
  return handle
    .selectFrom('properties')
    .select(['title', 'crew_address_hours as hoursBefore'])
    .where('id', '=', propertyId)
    .executeTakeFirstOrThrow()
}

export async function findCrewPlace(handle: Handle, propertyId: string) {
  return handle
    .selectFrom('properties')
    .select([
      'address',
      'city',
      'state',
      'zipcode as zip',
      'country',
      'access_notes as accessNotes',
      'parking',
      'load_in as loadIn',
      'arrival_photos as arrivalPhotos',
    ])
    .where('id', '=', propertyId)
    .executeTakeFirstOrThrow()
}

/** The name by which the crew knows the guest. */
export async function findGuestName(handle: Handle, userId: string): Promise<string> {
  const { name } = await handle
    .selectFrom('profiles')
    .select(firstName('profiles').as('name'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return name
}
