import type { Handle } from '../../platform/db/database.ts'

export async function hasConfirmedEmail(handle: Handle, userId: string): Promise<boolean> {
  const row = await handle
    .selectFrom('users')
    .select('email_confirmed_at as at')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.at != null
}

/** Whether one of the two has blocked the other, in conversations; here it means no requests either way. */
export async function areBlocked(handle: Handle, one: string, other: string): Promise<boolean> {
  const row = await handle
    .selectFrom('user_blocks')
    .select('blocker_id')
    .where((eb) =>
      eb.or([
        eb.and([eb('blocker_id', '=', one), eb('blocked_id', '=', other)]),
        eb.and([eb('blocker_id', '=', other), eb('blocked_id', '=', one)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
