import { APPLICATION_STEPS } from '@roomtone/domain/listing/application-steps'
import type { ListingContent } from '@roomtone/domain/listing/content'
import type { TermsBlock } from '@roomtone/domain/listing/terms'
import type { Insertable } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'
import type { DB } from '../../platform/db/generated/schema.ts'

export type ApplicationRow = NonNullable<Awaited<ReturnType<typeof findApplication>>>

/** What a submission writes, first or not. */
export type SentColumns = Omit<Insertable<DB['host_applications']>, 'id' | 'user_id' | 'created_at'>

export async function findApplication(handle: Handle, id: string) {
  return handle.selectFrom('host_applications').selectAll().where('id', '=', id).executeTakeFirst()
}

/**
 * Editing the listing, starting a draft of its application and sending one all lock this first, so they take
 * turns.
 */
export async function lockApplication(tx: Tx, id: string) {
  return tx.selectFrom('host_applications').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function insertApplication(
  tx: Tx,
  { userId, sent, now }: { userId: string; sent: SentColumns; now: Date },
): Promise<string> {
  const row = await tx
    .insertInto('host_applications')
    .values({ ...sent, user_id: userId, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Whether it has become a listing. */
export async function hasListing(handle: Handle, id: string): Promise<boolean> {
  const row = await handle
    .selectFrom('properties')
    .select('id')
    .where('application_id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** The caller has locked it and has seen that it waits. */
export async function withdrawApplication(
  tx: Tx,
  { id, revision, now }: { id: string; revision: number; now: Date },
): Promise<void> {
  const withdrawn = { status: 'withdrawn', decided_at: now } as const
  await tx.updateTable('host_applications').set(withdrawn).where('id', '=', id).execute()
  await tx
    .updateTable('application_revisions')
    .set(withdrawn)
    .where('application_id', '=', id)
    .where('revision', '=', revision)
    .execute()
}

/** False when it is not waiting for its host to change something: then there is nothing to send again. */
export async function reviseApplication(
  tx: Tx,
  { id, userId, sent }: { id: string; userId: string; sent: SentColumns },
): Promise<boolean> {
  const result = await tx
    .updateTable('host_applications')
    .set((eb) => ({
      ...sent,
      status: 'pending',
      revision: eb('revision', '+', 1),
      admin_notes: null,
      decided_at: null,
      decided_by: null,
    }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('status', 'in', APPLICATION_STEPS.send.from)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

type Revision = { applicationId: string; revision: number; content: ListingContent; submittedAt: Date }

export async function insertRevision(
  tx: Tx,
  { termsChanged, ...revision }: Revision & { termsChanged: TermsBlock[] },
): Promise<void> {
  await tx
    .insertInto('application_revisions')
    .values({ ...revisionColumns(revision), terms_changed: termsChanged })
    .onConflict((conflict) => conflict.constraint('application_revisions_pkey').doNothing())
    .execute()
}

function revisionColumns({ applicationId, revision, content, submittedAt }: Revision) {
  return {
    application_id: applicationId,
    revision,
    content: JSON.stringify(content),
    submitted_at: submittedAt,
  }
}

type Closing = {
  id: string
  revision: number
  status: 'approved' | 'rejected'
  adminNotes: string | null
  decidedBy: string
  now: Date
}

/**
 * Undefined when that revision is no longer waiting: another admin was first, or the host sent a newer one.
 */
export async function closeApplication(
  tx: Tx,
  { id, revision, status, adminNotes, decidedBy, now }: Closing,
) {
  return tx
    .updateTable('host_applications')
    .set({ status, admin_notes: adminNotes, decided_at: now, decided_by: decidedBy })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('status', '=', 'pending')
    .returningAll()
    .executeTakeFirst()
}

/** Also for an application that came into the tables without its revision: from now on it has one. */
export async function closeRevision(
  tx: Tx,
  revision: Revision & Pick<Closing, 'status' | 'adminNotes' | 'decidedBy' | 'now'>,
): Promise<void> {
  const decision = {
    // The decision is about the current content: edits of a live listing reach it without a new revision.
    content: JSON.stringify(revision.content),
    status: revision.status,
    admin_notes: revision.adminNotes,
    decided_at: revision.now,
    decided_by: revision.decidedBy,
  }
  await tx
    .insertInto('application_revisions')
    .values({ ...revisionColumns(revision), ...decision })
    .onConflict((conflict) => conflict.constraint('application_revisions_pkey').doUpdateSet(decision))
    .execute()
}

/** What a mail about an application says, and to whom. */
export async function findLetterFacts(handle: Handle, id: string) {
  return handle
    .selectFrom('host_applications')
    .innerJoin('users', 'users.id', 'host_applications.user_id')
    .innerJoin('profiles', 'profiles.id', 'host_applications.user_id')
    .leftJoin('properties', 'properties.application_id', 'host_applications.id')
    .select([
      'users.email',
      'profiles.full_name as fullName',
      'host_applications.title',
      'host_applications.property_city as city',
      'host_applications.property_state as state',
      'host_applications.status',
      'host_applications.revision',
      'host_applications.admin_notes as adminNotes',
      'properties.id as propertyId',
    ])
    .where('host_applications.id', '=', id)
    .executeTakeFirst()
}
