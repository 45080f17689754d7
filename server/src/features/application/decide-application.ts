import type { ApplicationItem } from '@roomtone/contract/application/application'
import { decideApplication as decideApplicationEndpoint } from '@roomtone/contract/application/decide-application'
import { textsIn } from '@roomtone/contract/text-class'
import type { Actor } from '@roomtone/domain/access/actor'
import { unconfirmed } from '@roomtone/domain/listing/terms'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { clearAssignment } from '../assignment/entry.ts'
import { createProperty, updatePropertyFromApplication } from '../listing/entry.ts'
import { requireCleanTexts } from '../moderation/entry.ts'
import { type ApplicationRow, closeApplication, closeRevision } from './application.store.ts'
import { viewApplications } from './application.view.ts'
import { contentOfApplication, spaceOf } from './application-content.ts'
import { findDecision, findForReview } from './application-review.store.ts'
import { makeHost } from './make-host.ts'
import { refusals } from './refusals.ts'

type Decision = { id: string; status: 'approved' | 'rejected'; adminNotes: string; revision: number }

export async function decideApplication(
  deps: Deps,
  actor: Actor,
  { id, status, adminNotes: typed, revision }: Decision,
): Promise<ApplicationItem> {
  await requireCleanTexts(deps, {
    authorId: actor.userId,
    place: { kind: 'application', id },
    texts: textsIn(decideApplicationEndpoint.body, { adminNotes: typed }),
  })
  const now = deps.clock.now()
  const decidedBy = actor.userId
  const adminNotes = typed === '' ? null : typed
  return deps.db.transaction().execute(async (tx) => {
    const before = await findDecision(tx, id)
    if (!before) throw new Refused('not_found')
    if (before.userId === decidedBy) throw new Refused('own_account')
    const row = await closeApplication(tx, { id, revision, status, adminNotes, decidedBy, now })
    if (!row) throw await tooLate(tx, id, decidedBy)
    await clearAssignment(tx, 'application', id)
    const content = contentOfApplication(row)
    const submittedAt = row.submitted_at
    await closeRevision(tx, {
      applicationId: id,
      revision,
      content,
      submittedAt,
      status,
      adminNotes,
      decidedBy,
      now,
    })
    const propertyId = status === 'approved' ? await bringToLife(deps, tx, row, { decidedBy, now }) : null
    await recordDecision(deps, tx, row, propertyId)
    if (propertyId !== null) await deps.jobs.add(tx, 'reissue-releases-of', { propertyId })
    const decided = await findForReview(tx, id)
    const [item] = decided ? await viewApplications(deps, tx, [decided]) : []
    if (!item) throw new Refused('not_found')
    return item
  })
}

async function bringToLife(
  deps: Deps,
  tx: Tx,
  row: ApplicationRow,
  { decidedBy, now }: { decidedBy: string; now: Date },
): Promise<string> {
  const { terms } = row
  const approved = {
    id: row.id,
    userId: row.user_id,
    content: contentOfApplication(row),
    terms,
    space: spaceOf(row),
  }
  await makeHost(deps, tx, { userId: row.user_id, grantedBy: decidedBy, now })
  const updated = await updatePropertyFromApplication(deps, tx, approved, now)
  if (updated !== null) return updated
  // One from before hosts were asked for their terms.
  if (terms === null || unconfirmed(terms).length > 0)
    throw new Refused('conflict', { detail: (language) => refusals(language).termsUnconfirmed })
  return createProperty(deps, tx, { ...approved, terms }, now)
}

async function recordDecision(
  deps: Deps,
  tx: Tx,
  row: ApplicationRow,
  propertyId: string | null,
): Promise<void> {
  const { id, status, revision, user_id: subjectId, admin_notes: notes, decided_at, decided_by } = row
  await deps.audit.record(tx, {
    now: decided_at ?? deps.clock.now(),
    actorId: decided_by,
    action: `application.${status}`,
    subjectType: 'application',
    subjectId: id,
    data: { revision, property: propertyId },
    ...(notes === null ? {} : { personal: { subjectId, fields: { notes } } }),
  })
  await deps.jobs.add(tx, 'notify', {
    userId: subjectId,
    kind: status === 'approved' ? 'listing-approved' : 'listing-rejected',
    about: { applicationId: id, status },
  })
  await deps.live.tell(
    tx,
    [subjectId],
    { kind: 'application', applicationId: id },
    decided_at ?? deps.clock.now(),
  )
}

/**
 * Two simultaneous reviewers, a second click, or a host who was quicker: the late one reads what happened.
 */
async function tooLate(tx: Tx, id: string, reviewerId: string): Promise<Refused> {
  const found = await findDecision(tx, id)
  if (!found) return new Refused('not_found')
  const { status, decidedBy, reviewer } = found
  if (status === 'withdrawn')
    return new Refused('conflict', { detail: (language) => refusals(language).changing })
  if (status === 'pending')
    return new Refused('conflict', {
      detail: (language) => refusals(language).newerVersion,
    })
  const who = decidedBy === reviewerId ? 'you' : reviewer === null ? 'nobody' : 'other'
  return new Refused('conflict', {
    detail: (language) => refusals(language).alreadyDecided({ status, who, name: reviewer ?? '' }),
  })
}
