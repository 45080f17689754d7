import { randomUUID } from 'node:crypto'
import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { creditCalls } from '@roomtone/contract/credit/credit.calls'
import { referralCalls } from '@roomtone/contract/referral/referral.calls'
import { hostDebt, hostPayable } from '@roomtone/domain/ledger/accounts'
import { REWARD } from '@roomtone/domain/referral/referral'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  aBooking,
  aRequest,
  aVerifiedPerson,
  CARDS,
  hoursFrom,
  runDueJobs,
  simulatedToken,
  type TestBooking,
  tokenOf,
} from '../../testing/booking.ts'
import { useLife } from '../../testing/booking-life.ts'
import {
  aCoupon,
  addCode,
  aGiftCard,
  aPricedListing,
  expectBalanced,
  theIssuer,
} from '../../testing/credits.ts'
import { giveAccount, payoutOf } from '../../testing/payouts.ts'
import { type Person, useServer } from '../../testing/server.ts'
import { completeBooking } from '../features/booking/steps/complete-booking.ts'
import { balanceOf } from '../features/ledger/entry.ts'
import { releasePayout } from '../features/payout/send/release-payout.ts'
import { sendPayout } from '../features/payout/send/send-payout.ts'
import { rewardReferral } from '../features/referral/reward-referral.ts'

const server = useServer()
const life = useLife(server)
const DAY = 86_400_000
const as = async (person: Pick<Person, 'id'>) => ({ token: await tokenOf(server(), person) })
const aHost = () => aVerifiedPerson(server(), { roles: ['creator', 'host'] })
let host: Person

beforeAll(async () => {
  host = await aHost()
})
afterEach(async () => {
  vi.restoreAllMocks()
  // What one job leaves to the next is done by the second run.
  for (const _ of [1, 2]) await runDueJobs(server())
  await expectBalanced(server())
})

/** A request at a space of its own: of the money alone are there too few. */
async function aRequestWith(over: Parameters<typeof aRequest>[3]) {
  const { listing } = await aPricedListing(server(), host.id)
  const choice = hoursFrom(server().clock.now(), 240, 4, { zone: listing.timeZone })
  return aRequest(server(), listing.id, choice, over)
}

/** All of them let loose together: those that went through, and the codes of the others. */
async function allAtOnce<T>(starts: (() => Promise<T>)[]) {
  const outcomes = await Promise.allSettled(starts.map((start) => start()))
  return {
    made: outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
    codes: outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : [])),
  }
}

const bookingsOf = async (people: Person[]) =>
  server()
    .deps.db.selectFrom('bookings')
    .select(['id', 'credit_cents as credit', 'total_cents as total'])
    .where(
      'guest_id',
      'in',
      people.map(({ id }) => id),
    )
    .execute()

const usesOf = async (creditId: string) =>
  server()
    .deps.db.selectFrom('credit_uses')
    .select(['booking_id as bookingId', 'amount_cents as amount', 'state'])
    .where('credit_id', '=', creditId)
    .where('state', '!=', 'let_go')
    .execute()

describe('a coupon for one use', () => {
  it('is taken by one of five people who book with it at the same moment, the others hold and pay nothing', async () => {
    const { id, code } = await aCoupon(server(), { amount: 2_500, uses: 1 })
    const people = await Promise.all([1, 2, 3, 4, 5].map(() => aVerifiedPerson(server())))
    const starts = await Promise.all(
      people.map(async (guest) => {
        await addCode(server(), guest, code)
        const body = await aRequestWith({ credits: [id], expectedCredit: 2_500 })
        const caller = await as(guest)
        return () => server().call(bookingCalls.request, { body }, caller)
      }),
    )
    const { made, codes } = await allAtOnce(starts)
    expect(codes).toEqual(Array(4).fill('credit_changed'))
    expect(made).toMatchObject([{ credits: [{ kind: 'coupon', amount: 2_500 }], state: 'pending' }])
    expect(made[0]?.toCard).toBe((made[0]?.total ?? 0) - 2_500)
    expect(await usesOf(id)).toEqual([{ bookingId: made[0]?.id, amount: 2_500, state: 'held' }])
    // Neither a booking nor a charge is left of the others.
    expect(await bookingsOf(people)).toMatchObject([{ id: made[0]?.id, credit: 2_500 }])
    const { rows } = await server().database.pool.query(
      'select amount from simulated_charges where booking_id in (select id::text from bookings where guest_id = any($1))',
      [people.map((one) => one.id)],
    )
    expect(rows.map(({ amount }) => Number(amount))).toEqual([made[0]?.toCard])
  })

  it('is used once by one person who books with it five times at the same moment', async () => {
    const guest = await aVerifiedPerson(server())
    const { id } = await aCoupon(server(), { percent: 10, upTo: 4_000, holder: guest })
    const bodies = await Promise.all(
      [1, 2, 3, 4, 5].map(async () => {
        const body = await aRequestWith({ credits: [id] })
        const expectedCredit = Math.min(4_000, Math.floor(body.expectedTotal / 10))
        return { ...body, expectedCredit }
      }),
    )
    const caller = await as(guest)
    const { made, codes } = await allAtOnce(
      bodies.map((body) => () => server().call(bookingCalls.request, { body }, caller)),
    )
    expect(made).toHaveLength(1)
    expect(codes).toEqual(Array(4).fill('credit_changed'))
    expect(await usesOf(id)).toHaveLength(1)
    expect(await bookingsOf([guest])).toHaveLength(1)
  })

  it('is one booking and one use when the same request is sent five times', async () => {
    const guest = await aVerifiedPerson(server())
    const { id } = await aCoupon(server(), { amount: 2_500, uses: 1, holder: guest })
    const body = await aRequestWith({ credits: [id], expectedCredit: 2_500 })
    const caller = await as(guest)
    const { made, codes } = await allAtOnce(
      [1, 2, 3, 4, 5].map(() => () => server().call(bookingCalls.request, { body }, caller)),
    )
    expect(codes).toEqual([])
    expect(new Set(made.map((one) => one.id)).size).toBe(1)
    expect(await usesOf(id)).toHaveLength(1)
  })
})

describe('a gift card and a coupon beside a card that is declined', () => {
  it('are held, and free again with every cent when it is withdrawn, runs out or is declined once more', async () => {
    const declined = () => ({ token: simulatedToken(CARDS.declines) })
    const endings: ((booking: TestBooking) => Promise<unknown>)[] = [
      (booking) => life.withdraw(booking),
      () => life.letPass(2 * DAY),
      async ({ id, guest }) => {
        const caller = await as(guest)
        const pay = () =>
          server().call(bookingCalls.pay, { params: { id }, body: { card: declined() } }, caller)
        await allAtOnce([pay, pay, pay])
      },
    ]
    for (const end of endings) {
      const guest = await aVerifiedPerson(server())
      const gift = await aGiftCard(server(), { amount: 12_000, holder: guest })
      const coupon = await aCoupon(server(), { amount: 2_500, uses: 1, holder: guest })
      const credits = [gift.id, coupon.id]
      const request = { credits, expectedCredit: 14_500, card: declined() }
      const booking = await aBooking(server(), { host, guest, state: 'awaiting_payment', request })
      expect(await usesOf(gift.id)).toMatchObject([{ amount: 12_000, state: 'held' }])
      expect(await usesOf(coupon.id)).toMatchObject([{ amount: 2_500, state: 'held' }])
      await end(booking)
      expect([await usesOf(gift.id), await usesOf(coupon.id)]).toEqual([[], []])
      const { items } = await server().call(creditCalls.list, {}, await as(guest))
      expect(items.find(({ id }) => id === gift.id)).toMatchObject({ balance: 12_000, standing: 'usable' })
      expect(items.find(({ id }) => id === coupon.id)).toMatchObject({ standing: 'usable' })
      expect(await life.money(booking.id)).toMatchObject({ captured: 0, book: {} })
    }
  })

  it('pay once when the next card is tried twice at the same moment', async () => {
    const guest = await aVerifiedPerson(server())
    const gift = await aGiftCard(server(), { amount: 12_000, holder: guest })
    const booking = await aBooking(server(), {
      host,
      guest,
      state: 'awaiting_payment',
      request: {
        credits: [gift.id],
        expectedCredit: 12_000,
        card: { token: simulatedToken(CARDS.declines) },
      },
    })
    const { total } = booking.view
    const caller = await as(guest)
    const pay = () =>
      server().call(
        bookingCalls.pay,
        {
          params: { id: booking.id },
          body: { card: { token: simulatedToken() }, credits: [gift.id], expectedCredit: 12_000 },
        },
        caller,
      )
    const { made, codes } = await allAtOnce([pay, pay, pay])
    expect(made.length).toBeGreaterThan(0)
    for (const code of codes) expect(code).toBe('no_longer_possible')
    await life.accept(booking)
    await runDueJobs(server())
    expect(await life.money(booking.id)).toMatchObject({
      captured: total - 12_000,
      bookSum: 0,
      book: { processor: total - 12_000, credits: 12_000 },
    })
    expect(await usesOf(gift.id)).toMatchObject([{ amount: 12_000, state: 'spent' }])
  })
})

/** A person whom `by` referred, and who may host. */
async function aFriendOf(by: Person): Promise<Person> {
  const friend = await aHost()
  const now = server().clock.now()
  await server()
    .deps.db.insertInto('referrals')
    .values({
      referrer_id: by.id,
      email: friend.email,
      source: 'mail',
      invited_at: now,
      referred_id: friend.id,
      joined_at: now,
    })
    .execute()
  return friend
}

const rewardsOf = async (person: Person) =>
  server()
    .deps.db.selectFrom('payouts')
    .selectAll()
    .where('host_id', '=', person.id)
    .where('cause', '=', 'referral')
    .execute()

/** Both are over by the server's clock, and no job has noticed yet. */
async function twoThatAreOver(friend: Person): Promise<TestBooking[]> {
  const both = [
    await aBooking(server(), { host: friend, state: 'confirmed', startsInHours: 30 }),
    await aBooking(server(), { host: friend, state: 'confirmed', startsInHours: 30 }),
  ]
  const last = Math.max(...both.map(({ endsAt }) => endsAt.getTime()))
  server().clock.advance(last - server().clock.now().getTime() + 60_000)
  return both
}

describe('the reward for a friend', () => {
  it('is earned once by two bookings that complete at the same moment, each told of several times', async () => {
    const mara = await aVerifiedPerson(server())
    const friend = await aFriendOf(mara)
    const both = await twoThatAreOver(friend)
    const { deps } = server()
    await Promise.all([...both, ...both].map(({ id }) => completeBooking(deps, id)))
    const rewarding = await allAtOnce(
      [...both, ...both, ...both].map(
        ({ id }) =>
          () =>
            rewardReferral(deps, id),
      ),
    )
    expect(rewarding.codes).toEqual([])
    await runDueJobs(server())
    expect(await balanceOf(deps.db, hostPayable(mara.id))).toBe(-REWARD)
    expect(await rewardsOf(mara)).toHaveLength(1)
    expect(await server().call(referralCalls.show, {}, await as(mara))).toMatchObject({
      earned: REWARD,
      paid: 0,
    })
  })

  it('is paid once when its payout is released and sent by several at the same moment', async () => {
    const mara = await aVerifiedPerson(server())
    await giveAccount(server(), mara.id)
    const [first] = await twoThatAreOver(await aFriendOf(mara))
    await completeBooking(server().deps, first?.id ?? '')
    await rewardReferral(server().deps, first?.id ?? '')
    const [due] = await rewardsOf(mara)
    server().clock.advance(14 * DAY)
    const { deps } = server()
    const payOut = vi.spyOn(deps.payments, 'payOut')
    const id = due?.id ?? ''
    await Promise.all([1, 2, 3].map(() => releasePayout(deps, id)))
    await Promise.all([1, 2, 3].map(() => sendPayout(deps, id)))
    await runDueJobs(server())
    expect(new Set(payOut.mock.calls.map(([{ key }]) => key)).size).toBe(1)
    expect(await rewardsOf(mara)).toMatchObject([{ state: 'paid', paid_cents: REWARD, attempt: 1 }])
    expect(await server().call(referralCalls.show, {}, await as(mara))).toMatchObject({
      earned: 0,
      paid: REWARD,
    })
    expect(await balanceOf(deps.db, hostPayable(mara.id))).toBe(0)
  })

  it('is earned or taken back, never both, when the booking is given back whole at the same moment', async () => {
    const mara = await aVerifiedPerson(server())
    const friend = await aFriendOf(mara)
    const [first] = await twoThatAreOver(friend)
    if (!first) throw new Error('There is no booking')
    await completeBooking(server().deps, first.id)
    const giveBack = refunding(first, first.view.total, 'platform', await as(await theIssuer(server())))
    await Promise.all([giveBack(), rewardReferral(server().deps, first.id)])
    await server().drain()
    const [told] = (await server().call(referralCalls.list, { query: {} }, await as(mara))).items
    expect(['refused', 'hosting', 'earned']).toContain(told?.state)
    // Its second booking, which was not given back, may have earned it by now; the first has not.
    const { booking_id: earnedBy } = await server()
      .deps.db.selectFrom('referrals')
      .select('booking_id')
      .where('referrer_id', '=', mara.id)
      .executeTakeFirstOrThrow()
    if (told?.state === 'earned') expect(earnedBy).not.toBe(first.id)
    const owed = told?.state === 'earned' ? REWARD : 0
    expect(await balanceOf(server().deps.db, hostPayable(mara.id))).toBe(0 - owed)
  })
})

/** The same form, however often it is sent. */
function refunding(
  { id }: TestBooking,
  amount: number,
  from: 'platform' | 'host',
  caller: { token: string },
) {
  const body = { key: randomUUID(), amount, from, refunded: 0, reason: 'It was cold all day' }
  return () => server().call(bookingCalls.adminRefund, { params: { id }, body }, caller)
}

describe('a payout', () => {
  async function due(): Promise<{ booking: TestBooking; payoutId: string }> {
    const booking = await aBooking(server(), { state: 'completed', startsInHours: 30 })
    await giveAccount(server(), booking.host.id)
    server().clock.advance(4 * DAY)
    return { booking, payoutId: (await payoutOf(server(), booking.id)).id }
  }

  it('goes out once when everything that could send it runs twice at the same moment', async () => {
    const { booking, payoutId } = await due()
    const { deps } = server()
    const payOut = vi.spyOn(deps.payments, 'payOut')
    await Promise.all([
      runDueJobs(server()),
      runDueJobs(server()),
      ...[1, 2, 3].map(() => releasePayout(deps, payoutId)),
    ])
    await Promise.all([1, 2, 3].map(() => sendPayout(deps, payoutId)))
    await runDueJobs(server())
    const keys = payOut.mock.calls.map(([{ key }]) => key).filter((key) => key.includes(payoutId))
    expect(new Set(keys)).toEqual(new Set([`payout:${payoutId}:1`]))
    expect(await payoutOf(server(), booking.id)).toMatchObject({
      state: 'paid',
      attempt: 1,
      paid_cents: booking.view.subtotal,
    })
    expect(await balanceOf(deps.db, hostPayable(booking.host.id))).toBe(0)
  })

  it('and a refund from the host’s share: out of the payout or a debt after it, once and to the cent', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { booking, payoutId } = await due()
      const refund = refunding(booking, 3_000, 'host', await as(await theIssuer(server())))
      await Promise.all([refund(), releasePayout(server().deps, payoutId), refund()])
      await runDueJobs(server())
      const { state, paid_cents: paid } = await payoutOf(server(), booking.id)
      const debt = await balanceOf(server().deps.db, hostDebt(booking.host.id))
      expect(state).toBe('paid')
      expect([0, 3_000]).toContain(debt)
      expect((paid ?? 0) - debt).toBe(booking.view.subtotal - 3_000)
      expect(await life.money(booking.id)).toMatchObject({ refunded: 3_000, book: { guest: 0 } })
      expect(await balanceOf(server().deps.db, hostPayable(booking.host.id))).toBe(0)
    }
  })
})
