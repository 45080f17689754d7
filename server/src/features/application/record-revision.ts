import type { TermsBlock } from '@roomtone/domain/listing/terms'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { findApplication, insertRevision } from './application.store.ts'
import { contentOfApplication } from './application-content.ts'

type Sent = { applicationId: string; termsChanged: TermsBlock[]; actorId: string; now: Date }

/** Keeps what an application says as the revision it has reached, and tells both sides that it waits. */
export async function recordRevision(
  deps: Deps,
  tx: Tx,
  { applicationId, termsChanged, actorId, now }: Sent,
): Promise<number> {
  const application = await findApplication(tx, applicationId)
  if (!application) throw new Refused('not_found')
  const { revision } = application
  await insertRevision(tx, {
    applicationId,
    revision,
    content: contentOfApplication(application),
    termsChanged,
    submittedAt: now,
  })
  await deps.audit.record(tx, {
    now,
    actorId,
    action: 'application.submitted',
    subjectType: 'application',
    subjectId: applicationId,
    data: { revision },
  })
  await deps.jobs.add(tx, 'send-mail', { mail: 'notify-listing-submission', about: { applicationId } })
  await deps.jobs.add(tx, 'notify', {
    userId: application.user_id,
    kind: 'listing-received',
    about: { applicationId },
  })
  await deps.live.tell(tx, [application.user_id], { kind: 'application', applicationId }, now)
  return revision
}
