import type { Shares } from '@roomtone/domain/review/shares'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Handle } from '../../platform/db/database.ts'
import { firstName } from '../../platform/db/first-name.ts'
import { hasProfile } from '../../platform/db/has-profile.ts'

export type AdminReview = Awaited<ReturnType<typeof findAdminReviewPage>>[number]

type Filter = { q: string; show: 'all' | 'reported' | 'hidden'; rating: number | undefined }

const OPEN_REPORTS = sql<number>`(select count(*) from moderation_cases
  where moderation_cases.review_id = reviews.id and moderation_cases.state = 'open')`

function everything(handle: Handle) {
  return handle
    .selectFrom('reviews')
    .innerJoin('profiles as author', 'author.id', 'reviews.author_id')
    .innerJoin('users as author_user', 'author_user.id', 'reviews.author_id')
    .innerJoin('profiles as subject', 'subject.id', 'reviews.subject_id')
    .innerJoin('users as subject_user', 'subject_user.id', 'reviews.subject_id')
    .innerJoin('properties', 'properties.id', 'reviews.property_id')
    .leftJoin('profiles as hider', 'hider.id', 'reviews.hidden_by')
    .where('reviews.published_at', 'is not', null)
}

function columns(handle: Handle) {
  return everything(handle).select([
    'reviews.id',
    'reviews.booking_id as bookingId',
    'reviews.side',
    'reviews.rating',
    'reviews.body',
    sql<Shares>`reviews.shares`.as('shares'),
    'reviews.created_at as createdAt',
    sql<Date>`reviews.published_at`.as('publishedAt'),
    'reviews.reply',
    'reviews.replied_at as repliedAt',
    'reviews.hidden_at as hiddenAt',
    'reviews.hidden_reason as hiddenReason',
    'hider.full_name as hiddenBy',
    'reviews.author_id as authorId',
    firstName('author').as('authorName'),
    hasProfile('author').as('authorHasProfile'),
    'author_user.email as authorEmail',
    'reviews.subject_id as subjectId',
    firstName('subject').as('subjectName'),
    hasProfile('subject').as('subjectHasProfile'),
    'subject_user.email as subjectEmail',
    'properties.id as propertyId',
    'properties.title',
    OPEN_REPORTS.as('openReports'),
  ])
}

function matches({ q, show, rating }: Filter): RawBuilder<SqlBool> {
  const shown =
    show === 'all'
      ? sql`true`
      : show === 'hidden'
        ? sql`reviews.hidden_at is not null`
        : sql`${OPEN_REPORTS} > 0`
  const stars = rating === undefined ? sql`true` : sql`reviews.rating = ${rating}`
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  const words =
    q === ''
      ? sql`true`
      : sql`(reviews.body ilike ${pattern} or properties.title ilike ${pattern}
          or author_user.email ilike ${pattern} or subject_user.email ilike ${pattern}
          or author.full_name ilike ${pattern} or subject.full_name ilike ${pattern})`
  return sql<SqlBool>`${shown} and ${stars} and ${words}`
}

type Page = { after: { at: Date; id: string } | null; limit: number }

export async function findAdminReviewPage(handle: Handle, filter: Filter, { after, limit }: Page) {
  let query = columns(handle)
    .where(matches(filter))
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(limit + 1)
  if (after)
    query = query.where(sql<SqlBool>`(reviews.created_at, reviews.id) < (${after.at}, ${after.id}::uuid)`)
  return query.execute()
}

export async function countAdminReviews(handle: Handle, filter: Filter): Promise<number> {
  const { count } = await everything(handle)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(matches(filter))
    .executeTakeFirstOrThrow()
  return count
}

export async function findAdminReview(handle: Handle, id: string) {
  return columns(handle).where('reviews.id', '=', id).executeTakeFirst()
}
