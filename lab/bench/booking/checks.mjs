/** What must hold after everything was thrown at it. */
export async function lookAfter(pool, acknowledged) {
  const one = async (text, values = []) => Number((await pool.query(text, values)).rows[0].count)
  const overlaps = await one(
    `select count(*) from holds a join holds b
     on a.premises = b.premises and a.id < b.id and a.areas && b.areas and a.during && b.during`,
  )
  const deadlocks = await one(
    'select deadlocks as count from pg_stat_database where datname = current_database()',
  )
  // Each with its hold, its reservation of the card, its two lines of the timeline and its three of the audit log.
  const whole = await one(
    `select count(*) from unnest($1::uuid[]) as told (id) join bookings b on b.id = told.id
     where b.state = 'pending'
       and (select count(*) from holds h where h.booking_id = b.id and lower(h.during) = lower(b.during)) = 1
       and (select count(*) from charges p where p.booking_id = b.id and p.state = 'authorised') = 1
       and (select count(*) from booking_events e where e.booking_id = b.id) = 2
       and (select count(*) from audit_log l where l.subject_type = 'booking' and l.subject_id = b.id::text) = 3`,
    [acknowledged],
  )
  const twice = acknowledged.length - new Set(acknowledged).size
  return { overlaps, deadlocks, missing: acknowledged.length - whole, twice }
}
