import type { Actor } from '@roomtone/domain/access/actor'
import type { Role } from '@roomtone/domain/access/roles'
import type { Tx } from '../platform/db/database.ts'

/** Someone of the demo, about to do what they would do in the browser. Null when somebody else has their address. */
export async function demoActor(tx: Tx, email: string): Promise<Actor | null> {
  const user = await tx
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select(['users.id', 'profiles.verification_status', 'profiles.first_name'])
    .where('users.email', '=', email)
    .executeTakeFirst()
  if (!user) return null
  const roles = await tx.selectFrom('user_roles').select('role').where('user_id', '=', user.id).execute()
  return {
    userId: user.id,
    sessionId: user.id,
    roles: roles.map(({ role }): Role => role),
    verificationStatus: user.verification_status,
    emailConfirmed: true,
    hasNames: user.first_name !== null,
    hasCommitted: true,
  }
}
