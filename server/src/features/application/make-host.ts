import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { insertRole } from '../account/entry.ts'

type Grant = { userId: string; grantedBy: string; now: Date }

/** Makes a person who lists a host. If they are one already, nothing happens and nothing is recorded. */
export async function makeHost(deps: Deps, tx: Tx, { userId, grantedBy, now }: Grant): Promise<void> {
  if (!(await insertRole(tx, { userId, role: 'host', grantedBy, now }))) return
  await deps.audit.record(tx, {
    now,
    actorId: grantedBy,
    action: 'role.granted',
    subjectType: 'user',
    subjectId: userId,
    data: { role: 'host' },
  })
}
