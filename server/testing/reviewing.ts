import { reviewCalls } from '@roomtone/contract/review/review.calls'
import { aBooking, runDueJobs, type TestBooking, tokenOf } from './booking.ts'
import type { Person, TestHouse } from './house.ts'

const DAY = 86_400_000

type Someone = Pick<Person, 'id'>
type Words = { rating?: number; body?: string }

/** What tests of reviews do again and again, each as the person themselves. */
export function useReviewing(house: () => TestHouse) {
  const as = async (person: Someone) => ({ token: await tokenOf(house(), person) })
  return {
    as,
    aPastBooking: (over: Parameters<typeof aBooking>[1] = {}) =>
      aBooking(house(), { state: 'completed', startsInHours: 30, ...over }),
    write: async (
      by: Someone,
      { id }: Pick<TestBooking, 'id'>,
      { rating = 5, body = 'Quiet, bright, kind.' }: Words = {},
    ) => house().call(reviewCalls.write, { params: { id }, body: { rating, body } }, await as(by)),
    look: async (by: Someone, { id }: Pick<TestBooking, 'id'>) =>
      house().call(reviewCalls.ofBooking, { params: { id } }, await as(by)),
    ofSpace: async (id: string) => house().call(reviewCalls.ofProperty, { params: { id }, query: {} }),
    ratingOf: async (id: string) =>
      house()
        .deps.db.selectFrom('properties')
        .select(['rating_hundredths as rating', 'review_count as count'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    /** To the end of the fourteen days, and what is due then. */
    letWindowClose: async () => {
      house().clock.advance(15 * DAY)
      await runDueJobs(house())
    },
  }
}

type Reviewed = Pick<TestBooking, 'id' | 'host' | 'guest'> & { listing: Pick<TestBooking['listing'], 'id'> }

/** As if its guest had written and the host too, without moving the clock to where they could have. */
export async function aShownReview(
  { deps: { db, clock } }: TestHouse,
  { id, listing, host, guest }: Reviewed,
): Promise<string> {
  const now = clock.now()
  const row = await db
    .insertInto('reviews')
    .values({
      booking_id: id,
      property_id: listing.id,
      side: 'guest',
      author_id: guest.id,
      subject_id: host.id,
      rating: 4,
      body: 'The light is as good as they say.',
      created_at: now,
      published_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}
