import { type SqlBool, sql } from 'kysely'
import type { Handle } from '../../platform/db/database.ts'

export type ApplicationStatus = 'pending' | 'approved' | 'rejected'
export type ApplicationReviewRow = Awaited<ReturnType<typeof findApplicationPage>>[number]

function selectApplication(handle: Handle) {
  return handle
    .selectFrom('host_applications')
    .innerJoin('users', 'users.id', 'host_applications.user_id')
    .innerJoin('profiles', 'profiles.id', 'host_applications.user_id')
    .leftJoin('properties', 'properties.application_id', 'host_applications.id')
    .selectAll('host_applications')
    .select(['users.email', 'profiles.full_name as fullName', 'properties.id as propertyId'])
}

type Page = { status: ApplicationStatus; after: { at: Date; id: string } | null; limit: number }

export async function findApplicationPage(handle: Handle, { status, after, limit }: Page) {
  let query = selectApplication(handle)
    .where('host_applications.status', '=', status)
    .orderBy('host_applications.submitted_at', 'desc')
    .orderBy('host_applications.id', 'desc')
    .limit(limit + 1)
  if (after)
    query = query.where(
      sql<SqlBool>`(host_applications.submitted_at, host_applications.id) < (${after.at}, ${after.id})`,
    )
  return query.execute()
}

export async function findForReview(handle: Handle, id: string) {
  return selectApplication(handle).where('host_applications.id', '=', id).executeTakeFirst()
}

export async function countApplications(handle: Handle): Promise<Record<ApplicationStatus, number>> {
  const rows = await handle
    .selectFrom('host_applications')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute()
  const of = (status: ApplicationStatus) => rows.find((row) => row.status === status)?.count ?? 0
  return { pending: of('pending'), approved: of('approved'), rejected: of('rejected') }
}

/** For each application what a reviewer decided on last, before the revision that stands there now. */
export async function findLastDecided(handle: Handle, applicationIds: string[]) {
  return handle
    .selectFrom('application_revisions')
    .innerJoin('host_applications', 'host_applications.id', 'application_revisions.application_id')
    .select(['application_revisions.application_id as applicationId', 'application_revisions.content'])
    .distinctOn('application_revisions.application_id')
    .where('application_revisions.application_id', 'in', applicationIds)
    .where('application_revisions.status', '<>', 'pending')
    .whereRef('application_revisions.revision', '<', 'host_applications.revision')
    .orderBy('application_revisions.application_id')
    .orderBy('application_revisions.revision', 'desc')
    .execute()
}

/** Who decided, and what: for the admin who came second. */
export async function findDecision(handle: Handle, id: string) {
  return handle
    .selectFrom('host_applications')
    .leftJoin('profiles', 'profiles.id', 'host_applications.decided_by')
    .select([
      'host_applications.user_id as userId',
      'host_applications.status',
      'host_applications.revision',
      'host_applications.decided_by as decidedBy',
      'profiles.full_name as reviewer',
    ])
    .where('host_applications.id', '=', id)
    .executeTakeFirst()
}
