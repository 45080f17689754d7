import type { Activity } from '@roomtone/domain/listing/activities'
import { expect, it } from 'vitest'
import { usePacks } from '../../../testing/full-packet.ts'
import { insertListing } from '../../../testing/listings.ts'
import { useServer } from '../../../testing/server.ts'
import { sweepCompliance } from '../../features/compliance/sweep-compliance.ts'
import { DEMO_BOOKINGS } from '../content/bookings.ts'
import { DEMO_LISTINGS } from '../content/catalogue.ts'
import { DEMO_PACKETS } from '../content/packets.ts'
import { runSeedStep, type SeedStep } from '../run-seed-step.ts'
import { seedBookings } from './seed-bookings.ts'
import { seedPackets } from './seed-packets.ts'
import { seedNeighbors, seedPeople } from './seed-people.ts'
import { seedVerifications } from './seed-verifications.ts'

const server = useServer()
const packs = usePacks(server)

/** The places of the demo without their pictures, which take longer than all else together. */
const seedPlaces: SeedStep = async (_, tx) => {
  const allows: Activity[] = ['animals', 'loud_sound']
  const open = { allows, opens_at: 0, closes_at: 1440, minimum_hours: 1, max_guests: 20 }
  for (const { title, host } of DEMO_LISTINGS) {
    const { id } = await tx
      .selectFrom('users')
      .select('id')
      .where('email', '=', host)
      .executeTakeFirstOrThrow()
    await insertListing({ ...server(), deps: { ...server().deps, db: tx as never } }, id, { title, ...open })
  }
}

const rows = () =>
  server()
    .deps.db.selectFrom('compliance_packets as packet')
    .innerJoin('bookings', 'bookings.id', 'packet.booking_id')
    .select([
      'packet.booking_id as id',
      'packet.status',
      'packet.location_release_signed as isSigned',
      'packet.completed_by as by',
      'bookings.production_title as production',
    ])
    .orderBy('packet.created_at')
    .execute()

it('gives the demo a packet for each booking in effect: complete, missing, and complete by hand', {
  timeout: 90_000,
}, async () => {
  const steps: [string, SeedStep][] = [
    ['people', seedPeople],
    ['neighbours', seedNeighbors],
    ['verifications', seedVerifications],
    ['places', seedPlaces],
    ['bookings', seedBookings],
    ['packets', seedPackets],
  ]
  for (const [name, step] of steps) await runSeedStep(server().deps, name, () => {}, step)
  const found = await rows()
  const standing = DEMO_BOOKINGS.filter(({ becomes }) => becomes === 'confirmed' || becomes === 'completed')
  expect(found.map(({ production }) => production).sort()).toEqual(standing.map(({ title }) => title).sort())
  expect(DEMO_PACKETS.map(({ production }) => production).sort()).toEqual(
    standing.map(({ title }) => title).sort(),
  )
  const told = Object.fromEntries(
    found.map(({ production, status, isSigned, by }) => [
      production,
      { status, isSigned, byHand: by !== null },
    ]),
  )
  expect(told).toMatchObject({
    'The Long Table, episode two': { status: 'complete', isSigned: true, byHand: false },
    'Hollow Bell, live session': { status: 'complete', isSigned: true, byHand: true },
    'Amber, a short film': { status: 'missing_docs', isSigned: false },
    'Northbound Audio, product film': { status: 'missing_docs', isSigned: false },
  })
  await sweepCompliance(server().deps)
  expect(await rows()).toEqual(found)
  const long = found.find(({ production }) => production.startsWith('The Long Table'))
  const pack = await packs.download(await packs.anAdmin(), { id: long?.id ?? '' })
  const { findings } = await packs.open(pack)
  expect(findings).toMatchObject({ problems: [], facts: { status: 'complete' } })
})
