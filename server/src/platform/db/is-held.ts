import { type RawBuilder, sql } from 'kysely'

/** A hold on a person keeps the bookings they are in. `booking`: a joined row of bookings. */
export function isBookingHeld(booking: string): RawBuilder<boolean> {
  const of = (column: string) => sql.ref(`${booking}.${column}`)
  return sql<boolean>`exists (
    select 1 from legal_holds h where h.lifted_at is null and (
      (h.subject_type = 'booking' and h.subject_id = ${of('id')})
      or (h.subject_type = 'user' and h.subject_id in (${of('guest_id')}, ${of('host_id')}))))`
}

/** A hold on a booking keeps its two sides. `id`: the column that says whose it is. */
export function isPersonHeld(id: string): RawBuilder<boolean> {
  return sql<boolean>`(exists (select 1 from legal_holds h
      where h.lifted_at is null and h.subject_type = 'user' and h.subject_id = ${sql.ref(id)})
    or exists (select 1 from legal_holds h join bookings held on held.id = h.subject_id
      where h.lifted_at is null and h.subject_type = 'booking' and ${sql.ref(id)} in (held.guest_id, held.host_id)))`
}
