import type { Actor } from '@roomtone/domain/access/actor'
import { TERMS_BLOCKS, type TermsBlock } from '@roomtone/domain/listing/terms'
import { addDays } from '@roomtone/domain/time/local-date'
import { toLocal } from '@roomtone/domain/time/zone'
import { decideApplication } from '../../features/application/decide-application.ts'
import { blockTimes } from '../../features/calendar/block-times.ts'
import { priceDays } from '../../features/calendar/price-days.ts'
import { editListing } from '../../features/hosting/edit-listing.ts'
import type { Tx } from '../../platform/db/database.ts'
import { DEMO_LISTINGS } from '../content/catalogue.ts'
import type { DemoListing } from '../content/demo-listing.ts'
import { demoActor } from '../demo-actor.ts'
import type { SeedStep } from '../run-seed-step.ts'
import { withinStep } from '../within-step.ts'
import { importArrival } from './import-scene.ts'
import { findAlderHouse } from './seed-house.ts'
import { sendApplication } from './send-application.ts'

const DAY = 86_400_000

/** One place of the catalogue, from the wizard to the calendar, in the words and hands of its people. */
export function seedListing(listing: DemoListing): SeedStep {
  return async (deps, tx, now) => {
    const host = await demoActor(tx, listing.host)
    const admin = await demoActor(tx, 'admin@roomtone.test')
    if (!host || !admin) return
    if (listing.house && (await findAlderHouse(tx)) === undefined) return
    const then = withinStep(deps, tx, new Date(now.getTime() - listing.listedDaysAgo * DAY))
    const sent = await sendApplication(then, host, listing)
    const { propertyId } = await decideApplication(then, admin, {
      id: sent.applicationId,
      status: 'approved',
      adminNotes: '',
      revision: sent.revision,
    })
    if (propertyId === null) throw new Error(`${listing.title} was approved, but there is no listing`)
    await editListing(then, host, {
      id: propertyId,
      version: 1,
      changes: {
        ...listing.changes,
        tagline: listing.tagline,
        allows: listing.allows,
        arrivalPhotos: await importArrival(then, host.userId, listing),
      },
    })
    if (listing.unconfirmed) await askAgain(tx, propertyId, listing.unconfirmed)
    await takeSomeDays(withinStep(deps, tx, now), host, propertyId, listing)
  }
}

/** A calendar that somebody uses: a few days away, a dearer weekend. The days differ from place to place. */
async function takeSomeDays(
  deps: Parameters<typeof blockTimes>[0],
  host: Actor,
  id: string,
  { pricePerDay, house }: DemoListing,
): Promise<void> {
  const today = toLocal(deps.clock.now(), 'America/New_York').date
  const place = DEMO_LISTINGS.findIndex((listing) => listing.pricePerDay === pricePerDay)
  const away = addDays(today, 9 + place)
  const days = { from: away, to: addDays(away, place % 3), weekdays: null, hours: null }
  // A space that comes to a house with bookings ahead may find its days taken.
  if (!house) await blockTimes(deps, host, { ...days, listings: [id], note: 'Family at home' })
  const dear = addDays(today, 20 + place)
  const dearer = Math.round((pricePerDay * 1.2) / 100) * 100
  await priceDays(deps, host, { listings: [id], from: dear, to: addDays(dear, 2), pricePerDay: dearer })
}

/** A listing that was never confirmed is no longer live, so this is written by hand. */
async function askAgain(tx: Tx, id: string, asked: readonly TermsBlock[]): Promise<void> {
  const confirmed = TERMS_BLOCKS.filter((block) => !asked.includes(block))
  await tx
    .updateTable('properties')
    .set({ terms_confirmed: confirmed, terms_confirmed_at: null })
    .where('id', '=', id)
    .execute()
}
