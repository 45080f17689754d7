import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { rateProperty } from './rate-property.ts'
import { type PublishedRow, publishAll } from './write-review.store.ts'

/** Under the lock of the booking. Whatever of it was blind is seen by everyone from here on. */
export async function publishReviews(deps: Deps, tx: Tx, bookingId: string, now: Date): Promise<void> {
  const published = await publishAll(tx, bookingId, now)
  for (const review of published) await tell(deps, tx, { review, bookingId, among: published, now })
  const ofSpace = published.find(({ side }) => side === 'guest')
  if (ofSpace) await rateProperty(tx, ofSpace.propertyId)
  const sides = published.flatMap(({ authorId, subjectId }) => [authorId, subjectId])
  if (sides.length > 0) await deps.live.tell(tx, [...new Set(sides)], { kind: 'booking', bookingId }, now)
}

type Telling = { review: PublishedRow; bookingId: string; among: PublishedRow[]; now: Date }

/** A person who is told that they were reviewed knows from it that their own is shown too. */
async function tell(deps: Deps, tx: Tx, { review, bookingId, among, now }: Telling): Promise<void> {
  const { id: reviewId, authorId, subjectId, side, propertyId } = review
  await deps.audit.record(tx, {
    now,
    actorId: null,
    action: 'review.published',
    subjectType: 'review',
    subjectId: reviewId,
    data: { bookingId, propertyId, side },
  })
  const about = { bookingId, reviewId }
  await deps.jobs.add(tx, 'notify', { userId: subjectId, kind: 'review-received', about })
  if (among.length === 1)
    await deps.jobs.add(tx, 'notify', { userId: authorId, kind: 'review-published', about })
}
