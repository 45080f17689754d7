import type { Handle } from '../../../platform/db/database.ts'

export async function findSubscriber(handle: Handle, userId: string) {
  return handle.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst()
}
