import type { CohostRight } from '@roomtone/domain/access/cohost-rights'
import type { SeedStep } from '../run-seed-step.ts'

const DAY = 86_400_000

type Shared = { title: string; email: string; rights: CohostRight[]; daysAgo: number; isTaken: boolean }

/** A neighbour who keeps a calendar, and somebody who has not answered yet. */
const SHARED: Shared[] = [
  {
    title: 'Casa Tamarisk Pool Terrace',
    email: 'wren@roomtone.test',
    rights: ['calendar'],
    daysAgo: 40,
    isTaken: true,
  },
  {
    title: 'Glasshouse on Fern Lane',
    email: 'desk@fernlane.example',
    rights: ['calendar', 'bookings'],
    daysAgo: 2,
    isTaken: false,
  },
]

export const seedCohosts: SeedStep = async (_, tx, now) => {
  for (const { title, email, rights, daysAgo, isTaken } of SHARED) {
    const listing = await tx
      .selectFrom('properties')
      .select(['id', 'host_id as hostId'])
      .where('title', '=', title)
      .executeTakeFirst()
    const helper = await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
    if (!listing || (isTaken && !helper)) continue
    const at = new Date(now.getTime() - daysAgo * DAY)
    await tx
      .insertInto('listing_cohosts')
      .values({
        property_id: listing.id,
        email,
        rights,
        invited_by: listing.hostId,
        invited_at: at,
        expires_at: new Date(at.getTime() + 14 * DAY),
        ...(isTaken && helper ? { user_id: helper.id, accepted_at: at } : {}),
      })
      .execute()
  }
}
