import { creditCalls } from '@roomtone/contract/credit/credit.calls'
import { addDays } from '@roomtone/domain/time/local-date'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBooking, aVerifiedPerson, tokenOf } from '../../../testing/booking.ts'
import { useLife } from '../../../testing/booking-life.ts'
import { aGiftCard, aPricedListing, expectBalanced } from '../../../testing/credits.ts'
import { type Person, useServer } from '../../../testing/server.ts'
import { sweepBookings } from '../booking/steps/sweep-bookings.ts'
import { balanceOf } from '../ledger/entry.ts'
import { writeOffExpired } from './write-off-expired.ts'

const server = useServer()
const life = useLife(server)
const DAY = 86_400_000
let host: Person

beforeAll(async () => {
  host = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
})

const quoteFor = () => aPricedListing(server(), host.id)
const allIsWell = () => expectBalanced(server())
const creditOf = async (guest: Person, id: string) =>
  (await server().call(creditCalls.list, {}, { token: await tokenOf(server(), guest) })).items.find(
    (one) => one.id === id,
  )

describe('a gift card that has expired', () => {
  const owed = async () => -(await balanceOf(server().deps.db, 'credits'))
  const given = () => balanceOf(server().deps.db, 'promotions')
  const expiring = (holder: Person, amount: number) => {
    const lastDay = addDays(server().clock.now().toISOString().slice(0, 10), 2)
    return aGiftCard(server(), { amount, lastDay, holder })
  }
  const writtenOff = async (id: string) =>
    (
      await server()
        .deps.db.selectFrom('audit_log')
        .select('data')
        .where('action', '=', 'credit.written_off')
        .where('subject_id', '=', id)
        .orderBy('id')
        .execute()
    ).map(({ data }) => (data as { amount: number }).amount)

  it('is written off once, but for what a request holds, which follows when that is released', async () => {
    await writeOffExpired(server().deps)
    const guest = await aVerifiedPerson(server())
    const { id: creditId } = await expiring(guest, 900_000)
    const { id: goodId } = await aGiftCard(server(), { amount: 4000, holder: guest })
    const { listing, total } = await quoteFor()
    const request = { credits: [creditId], expectedCredit: total, card: undefined }
    const booking = await aBooking(server(), { host, guest, listing, startsInHours: 24 * 20, request })
    const [owedBefore, givenBefore] = [await owed(), await given()]
    await writeOffExpired(server().deps)
    expect(await owed()).toBe(owedBefore)
    server().clock.advance(4 * DAY)
    await Promise.all([writeOffExpired(server().deps), writeOffExpired(server().deps)])
    await writeOffExpired(server().deps)
    const rest = 900_000 - total
    expect(await writtenOff(creditId)).toEqual([rest])
    expect([await owed(), await given()]).toEqual([owedBefore - rest, givenBefore - rest])
    await allIsWell()
    // The host did not answer the request, so it ends by the clock.
    await sweepBookings(server().deps)
    await server().drain()
    expect((await life.show(booking, guest)).state).toBe('expired')
    await writeOffExpired(server().deps)
    expect(await writtenOff(creditId)).toEqual([rest, total])
    expect(await writtenOff(goodId)).toEqual([])
    expect(await owed()).toBe(owedBefore - 900_000)
    await allIsWell()
  })

  it('has all of it back in the books with a refund, and loses it again when its ninety days are over', async () => {
    const guest = await aVerifiedPerson(server())
    const { id: creditId } = await expiring(guest, 900_000)
    const { listing, total } = await quoteFor()
    const booking = await aBooking(server(), {
      host,
      guest,
      listing,
      startsInHours: 24 * 20,
      state: 'confirmed',
      request: { credits: [creditId], expectedCredit: total, card: undefined },
    })
    server().clock.advance(4 * DAY)
    await writeOffExpired(server().deps)
    const owedBefore = await owed()
    await life.cancel(booking, host)
    expect(await creditOf(guest, creditId)).toMatchObject({ balance: 900_000, standing: 'usable' })
    expect(await owed()).toBe(owedBefore + 900_000)
    await writeOffExpired(server().deps)
    await allIsWell()
    server().clock.advance(91 * DAY)
    await writeOffExpired(server().deps)
    expect(await writtenOff(creditId)).toEqual([900_000 - total, 900_000])
    expect(await owed()).toBe(owedBefore)
    await allIsWell()
  })
})
