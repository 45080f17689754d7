import { expect, it } from 'vitest'
import { insertListing } from '../../../testing/listings.ts'
import { useServer } from '../../../testing/server.ts'
import { sealAudit } from '../../features/audit/seal-audit.ts'
import { verifyAudit } from '../../features/audit/verify-audit.ts'
import { sweepCompliance } from '../../features/compliance/sweep-compliance.ts'
import { sumOfAll } from '../../features/ledger/entry.ts'
import { reconcilePayments } from '../../features/payment/reconcile/reconcile-payments.ts'
import { DEMO_LISTINGS } from '../content/catalogue.ts'
import { runSeedStep, type SeedStep } from '../run-seed-step.ts'
import { seedBookings } from './seed-bookings.ts'
import { seedPackets } from './seed-packets.ts'
import { seedCrews, seedNeighbors, seedPeople } from './seed-people.ts'
import { seedReviews } from './seed-reviews.ts'
import { seedVerifications } from './seed-verifications.ts'

const server = useServer()

/** The places of the demo without their pictures, which take longer than all else together. */
const seedPlaces: SeedStep = async (_, tx) => {
  for (const { title, host } of DEMO_LISTINGS) {
    const { id } = await tx
      .selectFrom('users')
      .select('id')
      .where('email', '=', host)
      .executeTakeFirstOrThrow()
    const open = { allows: ['animals' as const, 'loud_sound' as const], max_guests: 20 }
    await insertListing({ ...server(), deps: { ...server().deps, db: tx as never } }, id, { title, ...open })
  }
}

const STEPS: [string, SeedStep][] = [
  ['people', seedPeople],
  ['neighbours', seedNeighbors],
  ['crews', seedCrews],
  ['verifications', seedVerifications],
  ['places', seedPlaces],
  ['bookings', seedBookings],
  ['packets', seedPackets],
  ['reviews', seedReviews],
]

it('gives the demo reviews that come to exactly its ratings, each with a booking whose money is in order', {
  timeout: 120_000,
}, async () => {
  const { deps, database } = server()
  const seed = async () => {
    for (const [name, step] of STEPS) await runSeedStep(deps, name, () => {}, step)
  }
  await seed()
  const shown = async () =>
    (
      await database.pool.query<{ title: string; hundredths: number; count: number }>(
        'select title, rating_hundredths as hundredths, review_count as count from properties',
      )
    ).rows
  const rated = DEMO_LISTINGS.flatMap(({ title, rating }) => (rating ? [{ title, ...rating }] : []))
  expect(await shown()).toEqual(expect.arrayContaining(rated))
  const counted = await database.pool.query(
    `select properties.title, round(avg(rating) * 100)::int as hundredths, count(*)::int as count
      from reviews join properties on properties.id = property_id
      where side = 'guest' and published_at is not null group by 1`,
  )
  expect(counted.rows).toEqual(expect.arrayContaining(rated))
  expect(counted.rows).toHaveLength(rated.length)

  const { rows } = await database.pool.query(
    `select count(*)::int as bad from reviews join bookings on bookings.id = booking_id
      left join payouts on payouts.booking_id = bookings.id
      where bookings.state <> 'completed' or reviews.created_at < upper(bookings.during)
        or (published_at is not null and side = 'guest' and payouts.state is distinct from 'paid')`,
  )
  expect(rows).toEqual([{ bad: 0 }])
  const waiting = async (email: string, side: 'guest' | 'host') =>
    (
      await database.pool.query(
        `select bookings.id from bookings join users on users.id = bookings.${side}_id
          where users.email = $1 and state = 'completed' and upper(during) > $2
          and not exists (select 1 from reviews where booking_id = bookings.id and side = $3)`,
        [email, new Date(deps.clock.now().getTime() - 14 * 86_400_000), side],
      )
    ).rows.length
  expect(await waiting('creator@roomtone.test', 'guest')).toBeGreaterThan(0)
  expect(await waiting('host@roomtone.test', 'host')).toBeGreaterThan(0)

  expect(await sumOfAll(deps.db)).toBe(0)
  await reconcilePayments(deps)
  const last = await deps.db
    .selectFrom('reconciliations')
    .select('differences')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(last.differences).toEqual([])
  await sealAudit(deps)
  expect((await verifyAudit(deps)).findings).toEqual([])

  // Nothing is left for the sweep to open, and a second start adds nothing.
  const packets = async () =>
    (await database.pool.query('select count(*)::int as count from compliance_packets')).rows
  const before = [await shown(), await packets()]
  await sweepCompliance(deps)
  await seed()
  expect([await shown(), await packets()]).toEqual(before)
})
