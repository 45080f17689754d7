import type { PrivacySettings } from '@roomtone/domain/account/privacy'
import type { ReviewSide } from '@roomtone/domain/review/review'
import type { Shares } from '@roomtone/domain/review/shares'
import { type SqlBool, sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'

type NewReview = {
  bookingId: string
  propertyId: string
  side: ReviewSide
  authorId: string
  subjectId: string
  rating: number
  body: string
  shares: Shares
  now: Date
}

/** Which sides have written. Only under the lock of the booking does it say what will be true in a moment. */
export async function findWritten(handle: Handle, bookingId: string) {
  return handle
    .selectFrom('reviews')
    .select(['id', 'side', 'published_at as publishedAt'])
    .where('booking_id', '=', bookingId)
    .execute()
}

/** Inserts it, or changes it while no one else has seen it. */
export async function saveReview(tx: Tx, review: NewReview): Promise<string> {
  const { rating, body } = review
  const shares = JSON.stringify(review.shares)
  const { id } = await tx
    .insertInto('reviews')
    .values({
      booking_id: review.bookingId,
      property_id: review.propertyId,
      side: review.side,
      author_id: review.authorId,
      subject_id: review.subjectId,
      rating,
      body,
      shares,
      created_at: review.now,
    })
    .onConflict((conflict) =>
      conflict
        .constraint('reviews_once')
        .doUpdateSet({ rating, body, shares })
        .where('reviews.published_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type PublishedRow = Awaited<ReturnType<typeof publishAll>>[number]

/** From now on everyone may read what this booking's sides wrote; whatever was published before stays as it is. */
export async function publishAll(tx: Tx, bookingId: string, now: Date) {
  return tx
    .updateTable('reviews')
    .set({ published_at: now })
    .where('booking_id', '=', bookingId)
    .where('published_at', 'is', null)
    .returning([
      'id',
      'side',
      'author_id as authorId',
      'subject_id as subjectId',
      'property_id as propertyId',
    ])
    .execute()
}

/**
 * Two reviews of one listing that are published together count one after the other, or one of them would be
 * lost.
 */
export async function takeTurnsRating(tx: Tx, propertyId: string): Promise<void> {
  await tx.selectFrom('properties').select('id').where('id', '=', propertyId).forNoKeyUpdate().execute()
}

export async function sumRatings(tx: Tx, propertyId: string): Promise<{ sum: number; count: number }> {
  return tx
    .selectFrom('reviews')
    .select([
      sql<number>`coalesce(sum(rating), 0)::int`.as('sum'),
      ({ fn }) => fn.countAll<number>().as('count'),
    ])
    .where('property_id', '=', propertyId)
    .where('side', '=', 'guest')
    .where('published_at', 'is not', null)
    .where('hidden_at', 'is', null)
    .executeTakeFirstOrThrow()
}

export async function saveRating(
  tx: Tx,
  propertyId: string,
  { hundredths, count }: { hundredths: number | null; count: number },
): Promise<void> {
  await tx
    .updateTable('properties')
    .set({ rating_hundredths: hundredths, review_count: count })
    .where('id', '=', propertyId)
    .execute()
}

/** Bookings whose window has closed over a review that is still blind. */
export async function findClosedBlind(handle: Handle, endedBefore: Date, limit: number): Promise<string[]> {
  const rows = await handle
    .selectFrom('reviews')
    .innerJoin('bookings', 'bookings.id', 'reviews.booking_id')
    .select('bookings.id')
    .distinct()
    .where('reviews.published_at', 'is', null)
    .where(sql<SqlBool>`upper(bookings.during) <= ${endedBefore}`)
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export async function lockReview(tx: Tx, id: string) {
  return tx
    .selectFrom('reviews')
    .select([
      'id',
      'booking_id as bookingId',
      'property_id as propertyId',
      'side',
      'author_id as authorId',
      'subject_id as subjectId',
      'published_at as publishedAt',
      'replied_at as repliedAt',
      'hidden_at as hiddenAt',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function saveReply(tx: Tx, id: string, reply: string, now: Date): Promise<void> {
  await tx.updateTable('reviews').set({ reply, replied_at: now }).where('id', '=', id).execute()
}

type Hiding = { id: string; hidden: { by: string; reason: string } | null; now: Date }

export async function saveHidden(tx: Tx, { id, hidden, now }: Hiding): Promise<void> {
  await tx
    .updateTable('reviews')
    .set({
      hidden_at: hidden ? now : null,
      hidden_by: hidden?.by ?? null,
      hidden_reason: hidden?.reason ?? '',
    })
    .where('id', '=', id)
    .execute()
}

/** Undefined: nothing was chosen. */
export async function findPrivacy(handle: Handle, userId: string): Promise<PrivacySettings | undefined> {
  return handle
    .selectFrom('privacy_settings')
    .select([
      'read_receipts as readReceipts',
      'search_engines as searchEngines',
      'share_home as shareHome',
      'share_trip_type as shareTripType',
      'share_stay_length as shareStayLength',
      'share_services as shareServices',
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

type NewCase = { subjectId: string; reporterId: string; reviewId: string; reason: string; now: Date }

/** Null when the same person has reported the same review before. */
export async function openReviewCase(tx: Tx, fresh: NewCase): Promise<string | null> {
  const row = await tx
    .insertInto('moderation_cases')
    .values({
      subject_id: fresh.subjectId,
      reporter_id: fresh.reporterId,
      severity: 'medium',
      reason: fresh.reason,
      created_at: fresh.now,
      review_id: fresh.reviewId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}
