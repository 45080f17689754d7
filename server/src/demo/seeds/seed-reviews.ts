import { PRIVACY_DEFAULTS } from '@roomtone/domain/account/privacy'
import { reviewsCloseAt } from '@roomtone/domain/review/review'
import { sharesOf } from '@roomtone/domain/review/shares'
import { rateProperty } from '../../features/review/entry.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { DEMO_LISTINGS } from '../content/catalogue.ts'
import type { DemoListing } from '../content/demo-listing.ts'
import { givenStars } from '../content/given-stars.ts'
import {
  findPastListing,
  type PastBooking,
  type PastListing,
  planPastBooking,
} from '../content/past-bookings.ts'
import { DEMO_CREWS } from '../content/people.ts'
import { SAID, SAID_JUST_NOW, SAID_OF_GUESTS, type Said } from '../content/said-in-reviews.ts'
import { demoActor } from '../demo-actor.ts'
import type { SeedStep } from '../run-seed-step.ts'
import { writePastBookings } from './write-past-bookings.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Within these days a real processor would be asked about charges that it never had. */
const NEWEST = { simulated: 17, stripe: 43 }
/** Days on which the demo's other bookings may lie, with the days they may have moved to. */
const TAKEN = [12, 20, 46]

type Written = { booking: PastBooking; stars: number; said: Said; isBlind: boolean }

/** Months of bookings that came and went, and what both sides wrote: the ratings of the catalogue come from these. */
export const seedReviews: SeedStep = async (deps, tx, now) => {
  const crews = await findCrews(tx)
  const admin = await demoActor(tx, 'admin@roomtone.test')
  if (crews.length === 0 || !admin) return
  const written: Written[] = []
  const rated: PastListing[] = []
  for (const demo of DEMO_LISTINGS) {
    const listing = demo.rating && (await findPastListing(tx, demo.title))
    if (!listing) continue
    rated.push(listing)
    const account = await accountOf(tx, listing.hostId)
    written.push(...past(demo, { listing, crews, now, account, newest: NEWEST[deps.payments.name] }))
  }
  if (deps.payments.name === 'simulated') written.push(...(await justOver(tx, crews, now)))
  if (written.length === 0) return
  await writePastBookings(
    deps,
    tx,
    written.map(({ booking }) => booking),
    admin.userId,
  )
  await writeReviews(tx, written, now)
  await reviewMara(deps, tx, now)
  for (const { id } of rated) await rateProperty(tx, id)
}

async function findCrews(tx: Tx): Promise<string[]> {
  const emails = DEMO_CREWS.map(({ email }) => email)
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('email', 'in', emails)
    .orderBy('email')
    .execute()
  return rows.map(({ id }) => id)
}

/** Where the host's money went back then; a host without an account now had one. */
async function accountOf(tx: Tx, hostId: string): Promise<string> {
  const row = await tx
    .selectFrom('payout_accounts')
    .select('reference')
    .where('user_id', '=', hostId)
    .executeTakeFirst()
  return row?.reference ?? `acct_sim_earlier${hostId.replaceAll('-', '')}_6789`
}

type Ground = { listing: PastListing; crews: string[]; now: Date; account: string; newest: number }

function past({ title, rating, listedDaysAgo }: DemoListing, ground: Ground): Written[] {
  const { listing, crews, now, account, newest } = ground
  const stars = givenStars(rating ?? { hundredths: 0, count: 0 })
  const first = crews.findIndex((_, index) => index === title.length % crews.length)
  const words = wordsFor(title)
  // From the newest on, as they are written.
  const said = stars.toReversed().map(words).toReversed()
  const oldest = listedDaysAgo - 8
  return said.map((one, index) => {
    const even = Math.round(oldest - ((oldest - newest) * (index + 0.5)) / stars.length)
    const daysAgo = TAKEN.some((day) => Math.abs(day - even) <= 1) ? even + 3 : even
    const guestId = crews[(first + index) % crews.length] ?? ''
    return {
      booking: planPastBooking({
        listing,
        guestId,
        shoot: one.shoot,
        daysAgo,
        turn: first + index,
        now,
        account,
      }),
      stars: stars[index] ?? 5,
      said: one,
      isBlind: false,
    }
  })
}

/** One after the other; nothing is said twice. */
function wordsFor(title: string): (stars: number) => Said {
  const left: Partial<Record<number, Said[]>> = structuredClone(SAID[title] ?? {})
  return (stars) => {
    const said = left[stars]?.shift()
    if (!said) throw new Error(`${title} has fewer reviews of ${stars} stars than its rating says`)
    return said
  }
}

/** Over for a few days: the host has not written yet, and the guest's words are still blind. */
async function justOver(tx: Tx, crews: string[], now: Date): Promise<Written[]> {
  const listing = await findPastListing(tx, 'Casa Tamarisk Pool Terrace')
  if (!listing) return []
  const account = await accountOf(tx, listing.hostId)
  const { shoot } = SAID_JUST_NOW
  const plan = { listing, guestId: crews[2] ?? '', shoot, daysAgo: 4, turn: 5, now, account }
  return [{ booking: planPastBooking(plan), stars: 5, said: SAID_JUST_NOW, isBlind: true }]
}

async function writeReviews(tx: Tx, written: Written[], now: Date): Promise<void> {
  const rows = written.flatMap((one, index) => {
    const { booking, stars, said, isBlind } = one
    const { id, listing, guestId, range, production } = booking
    const at = new Date(range.endsAt.getTime() + (20 + (index % 5) * 30) * HOUR)
    const isMutual = index % 3 !== 0
    const shownAt = isMutual ? new Date(at.getTime() + 9 * HOUR) : reviewsCloseAt(range.endsAt)
    const guest = {
      booking_id: id,
      property_id: listing.id,
      side: 'guest' as const,
      author_id: guestId,
      subject_id: listing.hostId,
      rating: stars,
      body: said.says,
      shares: JSON.stringify(
        sharesOf(PRIVACY_DEFAULTS, {
          home: null,
          tripType: production.kind,
          stay: { by: 'day', length: 1 },
          services: [],
        }),
      ),
      created_at: at,
      published_at: isBlind || shownAt > now ? null : shownAt,
      ...(said.reply
        ? { reply: said.reply, replied_at: new Date(shownAt.getTime() + DAY) }
        : { reply: null, replied_at: null }),
    }
    if (isBlind || !isMutual) return [guest]
    const host = {
      ...guest,
      side: 'host' as const,
      author_id: listing.hostId,
      subject_id: guestId,
      rating: index % 7 === 0 ? 4 : 5,
      body: SAID_OF_GUESTS[index % SAID_OF_GUESTS.length] ?? '',
      created_at: shownAt,
      published_at: shownAt,
      reply: null,
      replied_at: null,
    }
    return [guest, host]
  })
  await tx.insertInto('reviews').values(rows).execute()
}

/** Wren has written about Mara; Mara has not written yet, and knows nothing of it. */
async function reviewMara(_: Deps, tx: Tx, now: Date): Promise<void> {
  const mara = await demoActor(tx, 'creator@roomtone.test')
  const booking = await tx
    .selectFrom('bookings')
    .select(['id', 'property_id', 'host_id', 'guest_id'])
    .where('production_title', '=', 'Hollow Bell, live session')
    .where('guest_id', '=', mara?.userId ?? null)
    .where('state', '=', 'completed')
    .executeTakeFirst()
  if (!booking) return
  await tx
    .insertInto('reviews')
    .values({
      booking_id: booking.id,
      property_id: booking.property_id,
      side: 'host',
      author_id: booking.host_id,
      subject_id: booking.guest_id,
      rating: 5,
      body: 'Four players, two cameras and not a scratch on the floor. Come back with the next record.',
      created_at: new Date(now.getTime() - 2 * DAY),
    })
    .execute()
}
