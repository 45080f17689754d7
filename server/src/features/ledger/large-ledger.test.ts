import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { aBooking } from '../../../testing/booking.ts'
import { countBuffers } from '../../../testing/count-buffers.ts'
import { fillLedger } from '../../../testing/fill-ledger.ts'
import { useServer } from '../../../testing/server.ts'
import { findGuestBalances, throughProcessor } from './ledger.store.ts'

const server = useServer()
let bookingId: string

beforeAll(async () => {
  const booking = await aBooking(server(), { state: 'confirmed' })
  bookingId = booking.id
  await fillLedger(server())
})

it('is not read through for what a hundred bookings have moved', async () => {
  const asked = [bookingId, ...Array.from({ length: 99 }, () => randomUUID())]
  const [page] = await countBuffers(server(), async ({ db }) => {
    expect([...(await throughProcessor(db, asked)).keys()]).toEqual([bookingId])
  })
  expect(page?.buffers).toBeLessThan(500)
})

it('is not read through for the next few guests', async () => {
  const before = new Date(Date.now() + 86_400_000)
  const [page] = await countBuffers(server(), async ({ db }) => {
    const { last, stuck } = await findGuestBalances(db, { after: 0, accounts: 100, before })
    expect(last).not.toBeNull()
    expect(stuck).toHaveLength(99)
  })
  expect(page?.buffers).toBeLessThan(1500)
})
