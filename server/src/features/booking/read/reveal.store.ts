import type { Handle, Tx } from '../../../platform/db/database.ts'

/** Where it is, and how to reach the other side: read only for the two of them. */
export async function findAccess(handle: Handle, bookingId: string, contactId: string) {
  return handle
    .selectFrom('bookings')
    .innerJoin('properties', 'properties.id', 'bookings.property_id')
    .innerJoin('profiles', (join) => join.on('profiles.id', '=', contactId))
    .innerJoin('users', 'users.id', 'profiles.id')
    .select([
      'properties.address',
      'properties.city',
      'properties.state',
      'properties.zipcode',
      'properties.country',
      'properties.lat',
      'properties.lng',
      'properties.access_notes as accessNotes',
      'properties.wifi_name as wifiName',
      'properties.wifi_password as wifiPassword',
      'properties.parking',
      'properties.load_in as loadIn',
      'properties.arrival_photos as arrivalPhotos',
      'profiles.full_name as name',
      'users.email',
    ])
    .where('bookings.id', '=', bookingId)
    .executeTakeFirstOrThrow()
}

export async function insertReveal(
  tx: Tx,
  { bookingId, viewerId, now }: { bookingId: string; viewerId: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('booking_reveals')
    .values({ booking_id: bookingId, viewer_id: viewerId, at: now })
    .execute()
}
