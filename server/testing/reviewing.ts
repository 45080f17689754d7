import { reviewCalls } from '@roomtone/contract/review/review.calls'
import { aBooking, runDueJobs, type TestBooking, tokenOf } from './booking.ts'
import type { Person, TestServer } from './server.ts'

const DAY = 86_400_000

type Someone = Pick<Person, 'id'>
type Words = { rating?: number; body?: string }

/** What tests of reviews do again and again, each as the person themselves. */
export function useReviewing(server: () => TestServer) {
  const as = async (person: Someone) => ({ token: await tokenOf(server(), person) })
  return {
    as,
    aPastBooking: (over: Parameters<typeof aBooking>[1] = {}) =>
      aBooking(server(), { state: 'completed', startsInHours: 30, ...over }),
    write: async (
      by: Someone,
      { id }: Pick<TestBooking, 'id'>,
      { rating = 5, body = 'Quiet, bright, kind.' }: Words = {},
    ) => server().call(reviewCalls.write, { params: { id }, body: { rating, body } }, await as(by)),
    look: async (by: Someone, { id }: Pick<TestBooking, 'id'>) =>
      server().call(reviewCalls.ofBooking, { params: { id } }, await as(by)),
    ofSpace: async (id: string) => server().call(reviewCalls.ofProperty, { params: { id }, query: {} }),
    ratingOf: async (id: string) =>
      server()
        .deps.db.selectFrom('properties')
        .select(['rating_hundredths as rating', 'review_count as count'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    /** To the end of the fourteen days, and what is due then. */
    letWindowClose: async () => {
      server().clock.advance(15 * DAY)
      await runDueJobs(server())
    },
  }
}

type Reviewed = Pick<TestBooking, 'id' | 'host' | 'guest'> & { listing: Pick<TestBooking['listing'], 'id'> }

/** As if its guest had written and the host too, without moving the clock to where they could have. */
export async function aShownReview(
  { deps: { db, clock } }: TestServer,
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
