import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { adminCreditCalls, creditCalls } from '@roomtone/contract/credit/credit.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { aRequest, aVerifiedPerson, hoursFrom, tokenOf } from '../../../../testing/booking.ts'
import { refusedWith } from '../../../../testing/booking-life.ts'
import {
  aCoupon,
  addCode,
  aGiftCard,
  aPricedListing,
  expectBalanced,
  theIssuer,
} from '../../../../testing/credits.ts'
import { type Person, useServer } from '../../../../testing/server.ts'

const server = useServer()
let host: Person

beforeAll(async () => {
  host = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
})

const as = async (person: Pick<Person, 'id'>) => ({ token: await tokenOf(server(), person) })
const quoteFor = () => aPricedListing(server(), host.id)
const allIsWell = () => expectBalanced(server())
const balance = async (guest: Person, id: string) =>
  (await server().call(creditCalls.list, {}, await as(guest))).items.find((one) => one.id === id)?.balance

describe('what a person chooses', () => {
  it('pays only what is theirs and usable, and refuses any other amount than was shown', async () => {
    const guest = await aVerifiedPerson(server())
    const other = await aGiftCard(server(), { holder: await aVerifiedPerson(server()) })
    const stopped = await aGiftCard(server(), { holder: guest })
    await server().call(
      adminCreditCalls.stop,
      { params: { id: stopped.id }, body: { reason: 'Lost' } },
      await as(await theIssuer(server())),
    )
    const { listing } = await quoteFor()
    const choice = hoursFrom(server().clock.now(), 240, 4, { zone: listing.timeZone })
    for (const { id } of [other, stopped]) {
      const body = await aRequest(server(), listing.id, choice, { credits: [id], expectedCredit: 12_000 })
      await refusedWith(server().call(bookingCalls.request, { body }, await as(guest)), 'credit_changed')
    }
    const small = await aCoupon(server(), { amount: 500, holder: guest })
    const large = await aCoupon(server(), { amount: 700, holder: guest })
    const credits = [small.id, large.id]
    const body = await aRequest(server(), listing.id, choice, { credits, expectedCredit: 700 })
    const made = await server().call(bookingCalls.request, { body }, await as(guest))
    expect(made.credits).toMatchObject([{ kind: 'coupon', amount: 700 }])
  })

  it('is the same request when it is sent twice, and another when other credits pay', async () => {
    const guest = await aVerifiedPerson(server())
    const { id } = await aGiftCard(server(), { holder: guest })
    const { listing } = await quoteFor()
    const choice = hoursFrom(server().clock.now(), 240, 4, { zone: listing.timeZone })
    const body = await aRequest(server(), listing.id, choice, { credits: [id], expectedCredit: 12_000 })
    const send = async (over: object = {}) =>
      server().call(bookingCalls.request, { body: { ...body, ...over } }, await as(guest))
    const first = await send()
    expect((await send()).id).toBe(first.id)
    await refusedWith(send({ credits: [], expectedCredit: 0 }), 'key_reused')
  })
})

describe('at the same moment', () => {
  it('two requests of one person never spend the same dollar', async () => {
    const guest = await aVerifiedPerson(server())
    const { id } = await aGiftCard(server(), { amount: 12_000, holder: guest })
    const bodies = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const { listing } = await quoteFor()
        const choice = hoursFrom(server().clock.now(), 240, 4, { zone: listing.timeZone })
        return aRequest(server(), listing.id, choice, { credits: [id], expectedCredit: 12_000 })
      }),
    )
    const token = await as(guest)
    const outcomes = await Promise.allSettled(
      bodies.map((body) => server().call(bookingCalls.request, { body }, token)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of outcomes)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'credit_changed' })
    expect(await balance(guest, id)).toBe(0)
    await allIsWell()
  })

  it('no more people use a coupon than may', async () => {
    const { code, id } = await aCoupon(server(), { amount: 2000, uses: 2 })
    const people = await Promise.all(Array.from({ length: 5 }, () => aVerifiedPerson(server())))
    const requests = await Promise.all(
      people.map(async (guest) => {
        await addCode(server(), guest, code)
        const { listing } = await quoteFor()
        const choice = hoursFrom(server().clock.now(), 240, 4, { zone: listing.timeZone })
        const body = await aRequest(server(), listing.id, choice, { credits: [id], expectedCredit: 2000 })
        return { body, token: await as(guest) }
      }),
    )
    const outcomes = await Promise.allSettled(
      requests.map(({ body, token }) => server().call(bookingCalls.request, { body }, token)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  })
})
