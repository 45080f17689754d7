import type pg from 'pg'
import type { Deps } from '../platform/deps.ts'
import { DEMO_LISTINGS } from './catalogue.ts'
import { runSeedStep, type SeedStep } from './run-seed-step.ts'
import { seedApplications } from './seed-applications.ts'
import { seedBookings } from './seed-bookings.ts'
import { seedClaims } from './seed-claims.ts'
import { seedCohosts } from './seed-cohosts.ts'
import { seedConversations } from './seed-conversations.ts'
import { seedCredits } from './seed-credits.ts'
import { seedListing } from './seed-listing.ts'
import { seedMailings } from './seed-mailings.ts'
import { seedNotifications } from './seed-notifications.ts'
import { seedPackets } from './seed-packets.ts'
import { seedCrews, seedNeighbours, seedPeople } from './seed-people.ts'
import { seedProfiles } from './seed-profiles.ts'
import { seedReview } from './seed-review.ts'
import { seedReviews } from './seed-reviews.ts'
import { seedVerifications } from './seed-verifications.ts'
import { seedVisits } from './seed-visits.ts'
import { seedWaitlist } from './seed-waitlist.ts'
import { seedWishlist } from './seed-wishlist.ts'

const LOCK = 7_266_684

/** In this order. A name that is done is never done again, so a step that has been released keeps its name. */
const STEPS: [name: string, said: string, step: SeedStep][] = [
  ['people', 'people', seedPeople],
  ['neighbours', 'neighbours', seedNeighbours],
  ['crews', 'crews of the past', seedCrews],
  ['verifications', 'verifications', seedVerifications],
  ['waitlist', 'waitlist', seedWaitlist],
  ['review', 'a verification under review', seedReview],
  ...DEMO_LISTINGS.map((listing): (typeof STEPS)[number] => [
    `listing ${listing.scene}`,
    listing.title,
    seedListing(listing),
  ]),
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
  ['notifications', 'notifications', seedNotifications],
  ['visits', 'figures of the past year', seedVisits],
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
