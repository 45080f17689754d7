import { ROLES, type Role } from '@roomtone/domain/access/roles'
import { normaliseEmail } from '@roomtone/domain/account/email'
import { grantAccess } from '../features/access-list/entry.ts'
import { findAccountOf, insertRole } from '../features/account/entry.ts'
import type { Deps } from '../platform/deps.ts'
import { StartupError } from '../platform/startup-error.ts'
import { withServer } from './with-server.ts'

/** Gives a role to someone who has an account and a proved mailbox. `set-up-admin` makes the first admin. */
export async function grantRoleTask([address = '', role = '']: string[]): Promise<void> {
  if (!isRole(role)) throw new StartupError(`The role must be one of ${ROLES.join(', ')}.`)
  await withServer(async (deps) => {
    await grantRole(deps, normaliseEmail(address), role)
    console.log(`${normaliseEmail(address)} now has the role ${role}.`)
  })
}

export async function grantRole(deps: Deps, email: string, role: Role): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const user = await findAccountOf(tx, email)
    const other = `To make them an admin, run: npm run task -- set-up-admin ${email}`
    if (!user) throw new StartupError(`${email} has no account. ${other}`)
    if (!user.isConfirmed) throw new StartupError(`${email} hasn’t confirmed their email yet. ${other}`)
    await grantAccess(deps, tx, { emails: [email], actorId: null, source: 'command', now })
    if (await insertRole(tx, { userId: user.id, role, grantedBy: null, now }))
      await deps.audit.record(tx, {
        now,
        actorId: null,
        action: 'role.granted',
        subjectType: 'user',
        subjectId: user.id,
        data: { role, source: 'command' },
      })
  })
}

function isRole(role: string): role is Role {
  return (ROLES as readonly string[]).includes(role)
}
