import type { ApplicationStatus } from '@roomtone/domain/listing/application-steps'
import type { Whose } from '@roomtone/domain/queue/queues'
import type { TimeSort } from '@roomtone/domain/queue/tables'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Handle } from '../../platform/db/database.ts'
import { containing, timeOrder } from '../../platform/db/time-order.ts'
import { assigneeOf, isWork } from '../assignment/entry.ts'

/** A withdrawn one is its host's alone. */
export type ReviewStatus = Exclude<ApplicationStatus, 'withdrawn'>
export type ApplicationReviewRow = Awaited<ReturnType<typeof findApplicationPage>>[number]

function selectApplication(handle: Handle) {
  return handle
    .selectFrom('host_applications')
    .innerJoin('users', 'users.id', 'host_applications.user_id')
    .innerJoin('profiles', 'profiles.id', 'host_applications.user_id')
    .leftJoin('properties', 'properties.application_id', 'host_applications.id')
    .leftJoin('application_revisions', (join) =>
      join
        .onRef('application_revisions.application_id', '=', 'host_applications.id')
        .onRef('application_revisions.revision', '=', 'host_applications.revision'),
    )
    .where('host_applications.status', '<>', 'withdrawn')
    .selectAll('host_applications')
    .select([
      'users.email',
      'profiles.full_name as fullName',
      'properties.id as propertyId',
      'application_revisions.terms_changed as termsChanged',
      assigneeOf('application', 'host_applications.id').as('assignee'),
    ])
    .$narrowType<{ status: ReviewStatus }>()
}

export type ApplicationFilter = { status: ReviewStatus; q: string; whose: Whose; viewerId: string }
type Page = { sort: TimeSort; after: { at: Date; id: string } | null; limit: number }

export async function findApplicationPage(
  handle: Handle,
  filter: ApplicationFilter,
  { sort, after, limit }: Page,
) {
  const { way, beyond } = timeOrder(sort)
  let query = selectApplication(handle)
    .where(matches(filter))
    .orderBy('host_applications.submitted_at', way)
    .orderBy('host_applications.id', way)
    .limit(limit + 1)
  if (after)
    query = query.where(
      sql<SqlBool>`(host_applications.submitted_at, host_applications.id) ${beyond} (${after.at}, ${after.id}::uuid)`,
    )
  return query.execute()
}

function matches(filter: ApplicationFilter): RawBuilder<SqlBool> {
  const pattern = containing(filter.q)
  const found: RawBuilder<SqlBool> =
    filter.q === ''
      ? sql`true`
      : sql`(users.email ilike ${pattern} or profiles.full_name ilike ${pattern}
        or host_applications.title ilike ${pattern} or host_applications.property_city ilike ${pattern})`
  return sql`host_applications.status = ${filter.status} and ${found}
    and ${isWork('application', 'host_applications.id', filter)}`
}

export async function countFound(handle: Handle, filter: ApplicationFilter): Promise<number> {
  const row = await handle
    .selectFrom('host_applications')
    .innerJoin('users', 'users.id', 'host_applications.user_id')
    .innerJoin('profiles', 'profiles.id', 'host_applications.user_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(matches(filter))
    .executeTakeFirstOrThrow()
  return row.count
}

export async function findForReview(handle: Handle, id: string) {
  return selectApplication(handle).where('host_applications.id', '=', id).executeTakeFirst()
}

export async function countApplications(handle: Handle): Promise<Record<ReviewStatus, number>> {
  const rows = await handle
    .selectFrom('host_applications')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute()
  const of = (status: ReviewStatus) => rows.find((row) => row.status === status)?.count ?? 0
  return { pending: of('pending'), approved: of('approved'), rejected: of('rejected') }
}

/** For each application what a reviewer decided on last, or else what its host withdrew, before the revision of now. */
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
    .orderBy(sql`application_revisions.status = 'withdrawn'`)
    .orderBy('application_revisions.revision', 'desc')
    .execute()
}

/** Who decided, and what: for the admin who was late. */
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

/** How long those that somebody decided on since then had waited. */
export async function findReviewTimes(handle: Handle, since: Date) {
  return handle
    .selectFrom('application_revisions')
    .select([
      ({ fn }) => fn.countAll<number>().as('decisions'),
      sql<
        number | null
      >`percentile_cont(0.5) within group (order by extract(epoch from decided_at - submitted_at) / 60)`.as(
        'medianMinutes',
      ),
    ])
    .where('decided_by', 'is not', null)
    .where('decided_at', '>', since)
    .executeTakeFirstOrThrow()
}
