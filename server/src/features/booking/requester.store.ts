import type { Handle } from '../../platform/db/database.ts'

export async function hasConfirmedEmail(handle: Handle, userId: string): Promise<boolean> {
  const row = await handle
    .selectFrom('users')
    .select('email_confirmed_at as at')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.at != null
}
