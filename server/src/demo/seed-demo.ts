import type pg from 'pg'
import type { Deps } from '../platform/deps.ts'
import { LATER_LISTINGS } from './content/catalogue.ts'
import type { DemoListing } from './content/demo-listing.ts'
import { FEATURED_LISTINGS } from './content/featured-listings.ts'
import { runSeedStep, type SeedStep } from './run-seed-step.ts'
import { seedApplications } from './seeds/seed-applications.ts'
import { seedBookings } from './seeds/seed-bookings.ts'
import { seedClaims } from './seeds/seed-claims.ts'
import { seedCohosts } from './seeds/seed-cohosts.ts'
import { seedConversations } from './seeds/seed-conversations.ts'
import { seedCredits } from './seeds/seed-credits.ts'
import { seedHouse, seedHouseDays } from './seeds/seed-house.ts'
import { seedListing } from './seeds/seed-listing.ts'
import { seedListingViews } from './seeds/seed-listing-views.ts'
import { seedMailings } from './seeds/seed-mailings.ts'
import { seedNotifications } from './seeds/seed-notifications.ts'
import { seedPackets } from './seeds/seed-packets.ts'
import { seedCrews, seedNeighbors, seedPeople } from './seeds/seed-people.ts'
import { seedProfiles } from './seeds/seed-profiles.ts'
import { seedReview } from './seeds/seed-review.ts'
import { seedReviews } from './seeds/seed-reviews.ts'
import { seedVerifications } from './seeds/seed-verifications.ts'
import { seedVisits } from './seeds/seed-visits.ts'
import { seedWaitlist } from './seeds/seed-waitlist.ts'
import { seedWishlist } from './seeds/seed-wishlist.ts'

const LOCK = 7_266_684

type NamedStep = [name: string, said: string, step: SeedStep]

const listingStep = (listing: DemoListing): NamedStep => [
  `listing ${listing.scene}`,
  listing.title,
  seedListing(listing),
]

/** In this order. A name that is done is never done again, so a step that has been released keeps its name. */
const STEPS: NamedStep[] = [
  ['people', 'people', seedPeople],
  ['neighbours', 'neighbors', seedNeighbors],
  ['crews', 'crews of the past', seedCrews],
  ['verifications', 'verifications', seedVerifications],
  ['waitlist', 'waitlist', seedWaitlist],
  ['review', 'a verification under review', seedReview],
  ...FEATURED_LISTINGS.map(listingStep),
  ['house', 'the areas of a house', seedHouse],
  ...LATER_LISTINGS.map(listingStep),
  ['applications', 'applications and drafts', seedApplications],
  ['profiles', 'profiles', seedProfiles],
  ['wishlist', 'a wishlist', seedWishlist],
  ['bookings', 'bookings and payouts', seedBookings],
  ['credits', 'gift cards and coupons', seedCredits],
  ['conversations', 'conversations', seedConversations],
  ['mailings', 'mailings', seedMailings],
  ['packets', 'release records', seedPackets],
  ['reviews', 'past bookings and their reviews', seedReviews],
  ['claims', 'a dispute', seedClaims],
  ['cohosts', 'shared access', seedCohosts],
  ['house-days', 'a calendar of several spaces', seedHouseDays],
  ['notifications', 'notifications', seedNotifications],
  ['visits', 'figures of the past year', seedVisits],
  ['listing-views', 'views of each listing', seedListingViews],
]

/** Each step is one transaction with its own marker: a kill in the middle leaves whole steps, and the next start goes on. */
export async function seedDemo(deps: Deps, pool: pg.Pool, progress: (line: string) => void): Promise<void> {
  const lock = await pool.connect()
  try {
    await lock.query('select pg_advisory_lock($1)', [LOCK])
    for (const [name, said, step] of STEPS)
      await runSeedStep(deps, name, () => progress(`Seeding the demo: ${said}`), step)
  } finally {
    await lock.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => {})
    lock.release()
  }
}
