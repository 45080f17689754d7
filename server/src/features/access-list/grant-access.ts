import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { type AccessSource, findUsersByEmails, insertAccess } from './access-list.store.ts'

/** Puts addresses on the list and says which were new. Addresses are kept out of the audit row's open part. */
export async function grantAccess(
  deps: Deps,
  tx: Tx,
  grant: { emails: string[]; actorId: string | null; source: AccessSource; now: Date },
): Promise<string[]> {
  const added = await insertAccess(tx, {
    emails: grant.emails,
    addedBy: grant.actorId,
    source: grant.source,
    now: grant.now,
  })
  if (added.length > 0) {
    await deps.audit.record(tx, {
      now: grant.now,
      actorId: grant.actorId,
      action: 'access-list.added',
      subjectType: 'access-list',
      subjectId: grant.source,
      data: { count: added.length },
      ...(grant.actorId
        ? { personal: { subjectId: grant.actorId, fields: { emails: added.join(', ') } } }
        : {}),
    })
    // A person who was taken off before returns with their listings.
    for (const userId of await findUsersByEmails(tx, added))
      await deps.jobs.add(tx, 'project-listings-of', { userId })
  }
  return added
}
