import type { Actor } from '@roomtone/domain/access/actor'
import { mayTake } from '@roomtone/domain/listing/application-steps'
import { LAST_SCREEN } from '@roomtone/domain/listing/wizard'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { clearAssignment } from '../assignment/entry.ts'
import {
  type ApplicationRow,
  hasListing,
  lockApplication,
  withdrawApplication as writeWithdrawal,
} from './application.store.ts'
import { contentOfApplication, spaceOf } from './application-content.ts'
import { findDraftOfApplication, insertDraft } from './draft/draft.store.ts'
import { refusals } from './refusals.ts'

/** A reviewer who decides in the same moment waits for the lock, or is waited for: one of the two is late. */
export async function withdrawApplication(
  deps: Deps,
  { userId }: Actor,
  id: string,
): Promise<{ draftId: string }> {
  return deps.db.transaction().execute(async (tx) => {
    const application = await lockApplication(tx, id)
    if (application?.user_id !== userId) throw new Refused('not_found')
    if (application.status !== 'withdrawn') await withdraw(deps, tx, application)
    const draft = await findDraftOfApplication(tx, id)
    if (!draft) throw new Refused('not_found')
    return { draftId: draft.id }
  })
}

async function withdraw(deps: Deps, tx: Tx, application: ApplicationRow): Promise<void> {
  const { id, user_id: userId, revision, status } = application
  if (!mayTake('withdraw', status))
    throw new Refused('conflict', {
      detail: (language) => refusals(language)[status === 'approved' ? 'live' : 'answered'],
    })
  if (await hasListing(tx, id))
    throw new Refused('conflict', { detail: (language) => refusals(language).liveAddress })
  const now = deps.clock.now()
  await writeWithdrawal(tx, { id, revision, now })
  await clearAssignment(tx, 'application', id)
  await insertDraft(tx, {
    userId,
    applicationId: id,
    content: contentOfApplication(application),
    terms: application.terms,
    screen: LAST_SCREEN,
    space: spaceOf(application),
    now,
  })
  await deps.audit.record(tx, {
    now,
    actorId: userId,
    action: 'application.withdrawn',
    subjectType: 'application',
    subjectId: id,
    data: { revision },
  })
  await deps.live.tell(tx, [userId], { kind: 'application', applicationId: id }, now)
}
