import type { BookingReviews } from '@roomtone/contract/review/review'
import { writeReview as writeReviewEndpoint } from '@roomtone/contract/review/reviews'
import { textsIn } from '@roomtone/contract/text-class'
import type { Actor } from '@roomtone/domain/access/actor'
import { PRIVACY_DEFAULTS } from '@roomtone/domain/account/privacy'
import { mayReview, type ReviewSide, reviewsCloseAt } from '@roomtone/domain/review/review'
import { type Shares, sharesOf } from '@roomtone/domain/review/shares'
import { daysBetween } from '@roomtone/domain/time/local-date'
import { textsIn as refusalsIn } from '@roomtone/texts/all/review/refusals'
import type { Handle, Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { Refused } from '../../platform/refused.ts'
import { type BookingRow, findBooking, lockBooking } from '../booking/entry.ts'
import { requireCleanTexts } from '../moderation/entry.ts'
import { LIMITS } from './limits.ts'
import { publishReviews } from './publish-reviews.ts'
import { findSealedInfo } from './read-review.store.ts'
import { sideOf } from './side-of.ts'
import { viewBookingReviews } from './view-booking-reviews.ts'
import { findPrivacy, findWritten, saveReview } from './write-review.store.ts'

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** City and country of where somebody says they live; null where they have not said, or it cannot be read. */
async function findHome({ keys }: Deps, handle: Handle, userId: string): Promise<string | null> {
  const sealed = await findSealedInfo(handle, userId)
  const info: Record<string, unknown> | null = sealed && (await keys.open(handle, userId, sealed))
  const { city, country } = addressOf(info?.['residential'])
  if (!city) return null
  const named = /^[A-Z]{2}$/.test(country) ? countries.of(country) : country
  return named ? `${city}, ${named}` : city
}

function addressOf(sealed: unknown): { city: string; country: string } {
  const address: unknown = typeof sealed === 'string' && sealed !== '' ? JSON.parse(sealed) : sealed
  if (typeof address !== 'object' || address === null) return { city: '', country: '' }
  const { city, country } = address as Record<string, unknown>
  return { city: typeof city === 'string' ? city : '', country: typeof country === 'string' ? country : '' }
}

type Writing = { id: string; rating: number; body: string }

/** The second of the two shows both. Until then only its author learns that a review is there. */
export async function writeReview(deps: Deps, actor: Actor, writing: Writing): Promise<BookingReviews> {
  await requireWithin(deps, LIMITS.writingsOfPerson, actor.userId)
  const { id } = writing
  const early = await findBooking(deps.db, id)
  sideOf(early, actor.userId)
  requireOpen(early, deps.clock.now())
  await requireCleanTexts(deps, {
    authorId: actor.userId,
    place: { kind: 'booking', id },
    texts: textsIn(writeReviewEndpoint.body, writing),
  })
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, id)
    const { side, subjectId } = sideOf(booking, actor.userId)
    const open = requireOpen(booking, now)
    await saveAndShow(deps, tx, { booking: open, side, authorId: actor.userId, subjectId, writing, now })
  })
  return viewBookingReviews(deps, actor, id)
}

function requireOpen(booking: BookingRow | undefined, now: Date): BookingRow {
  if (booking?.state !== 'completed')
    throw new Refused('no_longer_possible', { detail: (language) => refusalsIn(language).refusals.notOver })
  if (!mayReview({ endedAt: booking.ends_at, now }))
    throw new Refused('no_longer_possible', { detail: (language) => refusalsIn(language).refusals.tooLate })
  return booking
}

type Saving = {
  booking: BookingRow
  side: ReviewSide
  authorId: string
  subjectId: string
  writing: Writing
  now: Date
}

async function saveAndShow(deps: Deps, tx: Tx, saving: Saving): Promise<void> {
  const { booking, side, authorId, subjectId, writing, now } = saving
  const written = await findWritten(tx, booking.id)
  const mine = written.find((review) => review.side === side)
  if (mine?.publishedAt)
    throw new Refused('no_longer_possible', {
      detail: (language) => refusalsIn(language).refusals.alreadyPublic,
    })
  const reviewId = await saveReview(tx, {
    bookingId: booking.id,
    propertyId: booking.property_id,
    side,
    authorId,
    subjectId,
    rating: writing.rating,
    body: writing.body,
    shares: await sharesFor(deps, tx, booking, authorId),
    now,
  })
  await deps.audit.record(tx, {
    now,
    actorId: authorId,
    action: mine ? 'review.edited' : 'review.written',
    subjectType: 'review',
    subjectId: reviewId,
    data: { bookingId: booking.id, side, rating: writing.rating },
  })
  if (written.some((review) => review.side !== side)) return publishReviews(deps, tx, booking.id, now)
  await deps.jobs.add(
    tx,
    'close-reviews',
    { bookingId: booking.id },
    { key: `booking:${booking.id}:reviews`, runAt: reviewsCloseAt(booking.ends_at) },
  )
}

async function sharesFor(deps: Deps, tx: Tx, booking: BookingRow, authorId: string): Promise<Shares> {
  const choices = (await findPrivacy(tx, authorId)) ?? PRIVACY_DEFAULTS
  const { choice, lines } = booking
  return sharesOf(choices, {
    home: choices.shareHome ? await findHome(deps, tx, authorId) : null,
    tripType: booking.production_kind,
    stay:
      choice.by === 'hour'
        ? { by: 'hour', length: choice.hours }
        : { by: 'day', length: daysBetween(choice.checkIn, choice.checkOut) + 1 },
    services: lines.some(({ kind }) => kind === 'cleaning') ? ['cleaning'] : [],
  })
}
