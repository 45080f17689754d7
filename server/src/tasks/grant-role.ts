import { ROLES, type Role } from '@roomtone/domain/access/roles'
import { normaliseEmail } from '@roomtone/domain/account/email'
import { grantAccess } from '../features/access-list/entry.ts'
import { insertRole } from '../features/account/entry.ts'
import type { Deps } from '../platform/deps.ts'
import { StartupError } from '../platform/startup-error.ts'
import { withHouse } from './with-house.ts'

/** How the first admin is made. Also puts the address on the access list, so that it can sign in at all. */
export async function grantRoleTask([address = '', role = '']: string[]): Promise<void> {
  if (!isRole(role)) throw new StartupError(`The role must be one of ${ROLES.join(', ')}.`)
  await withHouse(async (deps) => {
    await grantRole(deps, normaliseEmail(address), role)
    console.log(`${normaliseEmail(address)} now has the role ${role}.`)
  })
}

async function grantRole(deps: Deps, email: string, role: Role): Promise<void> {
  const now = deps.clock.now()
  const granted = await deps.db.transaction().execute(async (tx) => {
    await grantAccess(deps, tx, { emails: [email], actorId: null, source: 'command', now })
    const user = await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
    if (!user) return false
    if (await insertRole(tx, { userId: user.id, role, grantedBy: null, now }))
      await deps.audit.record(tx, {
        now,
        actorId: null,
        action: 'role.granted',
        subjectType: 'user',
        subjectId: user.id,
        data: { role, source: 'command' },
      })
    return true
  })
  if (!granted)
    throw new StartupError(
      `${email} may sign up now, but has no account yet. Run this again once they have signed up.`,
    )
}

function isRole(role: string): role is Role {
  return (ROLES as readonly string[]).includes(role)
}
