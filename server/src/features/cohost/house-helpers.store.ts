import { sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'

/** Spaces of these houses, by house. A house of somebody else has none. */
export async function findSpacesOf(handle: Handle, hostId: string, houses: string[]) {
  return handle
    .selectFrom('properties')
    .select(['id', 'premises_id as house'])
    .where('host_id', '=', hostId)
    .where('removed_at', 'is', null)
    .where((eb) => eb('premises_id', '=', eb.fn.any(eb.val(houses))))
    .execute()
}

/** Who helps with a whole house, or is invited to, does so in its new space. */
export async function copyHelpers(
  tx: Tx,
  { propertyId, premisesId, now }: { propertyId: string; premisesId: string; now: Date },
): Promise<{ id: string; userId: string | null }[]> {
  const { rows } = await sql<{ id: string; userId: string | null }>`
    insert into listing_cohosts (
      property_id, email, user_id, rights, whole_house, invited_by, invited_at, expires_at, accepted_at, messages_since,
      token_hash)
    select distinct on (helper.email) ${propertyId}::uuid, helper.email, helper.user_id, helper.rights, true,
      helper.invited_by, helper.invited_at, helper.expires_at,
      case when helper.accepted_at is not null then ${now}::timestamptz end,
      case when helper.messages_since is not null then ${now}::timestamptz end,
      helper.token_hash
    from listing_cohosts as helper join properties on properties.id = helper.property_id
    where properties.premises_id = ${premisesId} and helper.whole_house and helper.ended_at is null
    order by helper.email, helper.accepted_at nulls last, helper.id
    returning id, user_id as "userId"`.execute(tx)
  return rows
}
