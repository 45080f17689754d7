import type { ReviewSide } from '@roomtone/domain/review/review'
import type { Shares } from '@roomtone/domain/review/shares'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Handle } from '../../platform/db/database.ts'
import { firstName } from '../../platform/db/first-name.ts'
import { hasProfile } from '../../platform/db/has-profile.ts'

export type ReadReview = Awaited<ReturnType<typeof findReviewPage>>[number]

function select(handle: Handle) {
  return handle
    .selectFrom('reviews')
    .innerJoin('profiles as author', 'author.id', 'reviews.author_id')
    .innerJoin('profiles as subject', 'subject.id', 'reviews.subject_id')
    .innerJoin('properties', 'properties.id', 'reviews.property_id')
    .innerJoin('bookings', 'bookings.id', 'reviews.booking_id')
    .select([
      'reviews.id',
      'reviews.booking_id as bookingId',
      'reviews.side',
      'reviews.rating',
      'reviews.body',
      sql<Shares>`reviews.shares`.as('shares'),
      'reviews.created_at as createdAt',
      'reviews.published_at as publishedAt',
      'reviews.reply',
      'reviews.replied_at as repliedAt',
      'reviews.hidden_at as hiddenAt',
      'reviews.hidden_reason as hiddenReason',
      'reviews.author_id as authorId',
      firstName('author').as('authorName'),
      hasProfile('author').as('authorHasProfile'),
      'reviews.subject_id as subjectId',
      firstName('subject').as('subjectName'),
      hasProfile('subject').as('subjectHasProfile'),
      'properties.id as propertyId',
      'properties.title',
      sql<Date>`upper(bookings.during)`.as('endedAt'),
    ])
}

/** Whose reviews: of a listing by its guests, about a person, or by one. */
export type Whose = { propertyId: string } | { subjectId: string; side: ReviewSide } | Author
type Author = { authorId: string; side: ReviewSide }

/** What everyone may read; for an author, also their own that no one else may. */
function isOf(whose: Whose): RawBuilder<SqlBool> {
  if ('authorId' in whose)
    return sql`reviews.author_id = ${whose.authorId}::uuid and reviews.side = ${whose.side}`
  const shown = sql`reviews.published_at is not null and reviews.hidden_at is null`
  if ('propertyId' in whose)
    return sql`reviews.property_id = ${whose.propertyId}::uuid and reviews.side = 'guest' and ${shown}`
  return sql`reviews.subject_id = ${whose.subjectId}::uuid and reviews.side = ${whose.side} and ${shown}`
}

type Page = { after: { at: Date; id: string } | null; limit: number }

/** The newest first: by when they were published, an author's own by when they were written. */
export async function findReviewPage(handle: Handle, whose: Whose, { after, limit }: Page) {
  const at = sql<Date>`${sql.ref('authorId' in whose ? 'reviews.created_at' : 'reviews.published_at')}`
  let query = select(handle)
    .select(at.as('at'))
    .where(isOf(whose))
    .orderBy(at, 'desc')
    .orderBy('reviews.id')
    .limit(limit + 1)
  if (after)
    query = query.where(
      sql<SqlBool>`(${at} < ${after.at} or (${at} = ${after.at} and reviews.id > ${after.id}::uuid))`,
    )
  return query.execute()
}

/** How many gave one star, two, and so on to five. */
export async function countStars(handle: Handle, whose: Whose): Promise<number[]> {
  const rows = await handle
    .selectFrom('reviews')
    .select(['rating', ({ fn }) => fn.countAll<number>().as('count')])
    .where(isOf(whose))
    .groupBy('rating')
    .execute()
  const stars = [0, 0, 0, 0, 0]
  for (const { rating, count } of rows) stars[rating - 1] = count
  return stars
}

/** Both reviews of a booking; the caller decides what is shown of them. */
export async function findReviewsOf(handle: Handle, bookingId: string) {
  return select(handle).where('reviews.booking_id', '=', bookingId).execute()
}

export async function findReview(handle: Handle, id: string) {
  return select(handle).where('reviews.id', '=', id).executeTakeFirst()
}

/** Someone who is here: neither suspended nor gone. */
export async function isShownPerson(handle: Handle, id: string): Promise<boolean> {
  const row = await handle
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select('users.id')
    .where('users.id', '=', id)
    .where('users.suspended_at', 'is', null)
    .where('profiles.verification_status', '<>', 'deactivated')
    .executeTakeFirst()
  return row !== undefined
}

type Asked = { userId: string; side: ReviewSide; endedAfter: Date; now: Date; limit: number }

/** Over for less than the window, and without a review by them; the first to close first. */
export async function findToWrite(handle: Handle, asked: Asked): Promise<string[]> {
  const column = asked.side === 'guest' ? 'bookings.guest_id' : 'bookings.host_id'
  const endsAt = sql<Date>`upper(bookings.during)`
  const rows = await handle
    .selectFrom('bookings')
    .select('bookings.id')
    .where(column, '=', asked.userId)
    .where('bookings.state', '=', 'completed')
    .where(sql<SqlBool>`${endsAt} > ${asked.endedAfter} and ${endsAt} <= ${asked.now}`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reviews')
            .select('reviews.id')
            .whereRef('reviews.booking_id', '=', 'bookings.id')
            .where('reviews.side', '=', asked.side),
        ),
      ),
    )
    .orderBy(endsAt)
    .orderBy('bookings.id')
    .limit(asked.limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** For the mails: the author, the subject, and the place. */
export async function findReviewLetter(handle: Handle, id: string) {
  return handle
    .selectFrom('reviews')
    .innerJoin('profiles as author', 'author.id', 'reviews.author_id')
    .innerJoin('users as author_user', 'author_user.id', 'reviews.author_id')
    .innerJoin('profiles as subject', 'subject.id', 'reviews.subject_id')
    .innerJoin('users as subject_user', 'subject_user.id', 'reviews.subject_id')
    .innerJoin('properties', 'properties.id', 'reviews.property_id')
    .select([
      'reviews.booking_id as bookingId',
      'reviews.side',
      'reviews.rating',
      'reviews.body',
      'reviews.reply',
      'reviews.published_at as publishedAt',
      'reviews.hidden_at as hiddenAt',
      'properties.title',
      firstName('author').as('authorName'),
      'author.full_name as authorFullName',
      'author_user.email as authorEmail',
      firstName('subject').as('subjectName'),
      'subject.full_name as subjectFullName',
      'subject_user.email as subjectEmail',
    ])
    .where('reviews.id', '=', id)
    .executeTakeFirst()
}

export async function findName(handle: Handle, userId: string): Promise<string> {
  const { name } = await handle
    .selectFrom('profiles')
    .select(firstName('profiles').as('name'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return name
}

/** Sealed under the person's own key. */
export async function findSealedInfo(handle: Handle, userId: string): Promise<Buffer | null> {
  const row = await handle
    .selectFrom('profiles')
    .select('personal')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.personal ?? null
}
