import type { Handle } from '../../platform/db/database.ts'

export async function isInviteOnly(handle: Handle): Promise<boolean> {
  const row = await handle
    .selectFrom('platform_settings')
    .select('value')
    .where('name', '=', 'sign_up_open')
    .executeTakeFirst()
  return row?.value !== true
}
