import { sql } from 'kysely'
import type { Handle } from '../../../platform/db/database.ts'
import { executePrepared } from '../../../platform/db/driver.ts'
import { sharedWith } from '../../cohost/entry.ts'

/** What is known about someone who asks for a space, before its time is considered. */
export type Requester = {
  hasConfirmedEmail: boolean
  /** They help to host it. */
  isHelper: boolean
  /** One of the two has blocked the other, in conversations; here it means no requests either way. */
  isBlocked: boolean
  /** The booking that this checkout has made before. */
  earlierId: string | null
  earlierHash: Buffer | null
  /** What they were to pay after a claim and have not. */
  owedId: string | null
  owedAmount: number | null
  owedTitle: string | null
}

type Asking = { guestId: string; propertyId: string; key: string }

/** Undefined: no person has that id. */
export async function findRequester(handle: Handle, asking: Asking): Promise<Requester | undefined> {
  const { guestId, propertyId, key } = asking
  const { rows } = await executePrepared(
    handle,
    sql<Requester>`
    select users.email_confirmed_at is not null as "hasConfirmedEmail",
      ${propertyId}::uuid = any(${sharedWith(guestId, 'any')}) as "isHelper",
      exists (select from user_blocks where blocker_id = users.id and blocked_id = listing.host_id)
        or exists (select from user_blocks where blocker_id = listing.host_id and blocked_id = users.id)
        as "isBlocked",
      earlier.id as "earlierId",
      earlier.request_hash as "earlierHash",
      owed.id as "owedId",
      owed.awarded_cents as "owedAmount",
      owed.title as "owedTitle"
    from users
    left join properties as listing on listing.id = ${propertyId}::uuid
    left join bookings as earlier on earlier.guest_id = users.id and earlier.request_key = ${key}::uuid
    left join lateral (
      select claims.id, claims.awarded_cents, properties.title
      from claims
      join bookings on bookings.id = claims.booking_id
      join properties on properties.id = bookings.property_id
      where claims.respondent_id = users.id and claims.side = 'host' and claims.state = 'decided'
        and claims.awarded_cents > 0
        and not exists (select from charges
          where charges.claim_id = claims.id and charges.state = 'captured')
      order by claims.decided_at
      limit 1
    ) as owed on true
    where users.id = ${guestId}::uuid`,
  )
  return rows[0]
}
