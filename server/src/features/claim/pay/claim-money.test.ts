import { randomUUID } from 'node:crypto'
import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { paymentCalls } from '@roomtone/contract/payment/payment.calls'
import { hostDebt, hostPayable } from '@roomtone/domain/ledger/accounts'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  aBooking,
  aRequest,
  CARDS,
  hoursFrom,
  runDueJobs,
  simulatedToken,
  type TestBooking,
} from '../../../../testing/booking.ts'
import { refusedWith, useLife } from '../../../../testing/booking-life.ts'
import { useClaims } from '../../../../testing/claims.ts'
import { giveAccount, letPayoutsFallDue } from '../../../../testing/payouts.ts'
import { type Person, useServer } from '../../../../testing/server.ts'
import { CHARGE_OWNERS } from '../../../charge-owners.ts'
import { balanceOf, sumOfAll, transfersOf } from '../../ledger/entry.ts'
import { advanceCharge } from '../../payment/charge/advance-charge.ts'
import { reconcilePayments } from '../../payment/reconcile/reconcile-payments.ts'
import { findReconciliations } from '../../payment/reconcile/reconciliation.store.ts'
import { handlePaymentWebhook } from '../../payment/webhook/handle-payment-webhook.ts'
import { releasePayout } from '../../payout/send/release-payout.ts'
import { openClaim } from '../open-claim.ts'
import { claimCharge } from './claim-charge.ts'

const server = useServer()
const claims = useClaims(server)
const life = useLife(server)
const HOUR = 3_600_000
const DAY = 24 * HOUR
let admin: Person

beforeAll(async () => {
  admin = await server().aPerson({ roles: ['admin'] })
})
afterEach(async () => {
  expect(await sumOfAll(server().deps.db)).toBe(0)
})

const db = () => server().deps.db
const payoutsOf = (id: string) =>
  db().selectFrom('payouts').selectAll().where('booking_id', '=', id).orderBy('created_at').execute()
const payout = async (bookingId: string) => (await payoutsOf(bookingId))[0]
const chargesOf = (id: string) =>
  server().deps.db.selectFrom('charges').selectAll().where('claim_id', '=', id).orderBy('attempt').execute()
const simulatedOf = (bookingId: string) =>
  server()
    .deps.db.selectFrom('simulated_charges')
    .select(['state', 'amount', 'refunded'])
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .execute()
const debtOf = ({ host }: TestBooking) => balanceOf(server().deps.db, hostDebt(host.id))
const owedTo = ({ host }: TestBooking) => balanceOf(server().deps.db, hostPayable(host.id))
const kindsOf = async ({ id }: TestBooking) =>
  (await transfersOf(server().deps.db, id)).map(({ kind }) => kind)

/** With somewhere to pay the host to. */
async function aShoot(over: Parameters<typeof claims.aShoot>[0] = {}, isOver = true) {
  const booking = await claims.aShoot(over, isOver)
  await giveAccount(server(), booking.host.id)
  return booking
}

async function differences({ id }: TestBooking) {
  await reconcilePayments(server().deps)
  const [last] = await findReconciliations(server().deps.db, 1)
  return last?.differences.filter(({ bookingId }) => bookingId === id || bookingId === '')
}

describe('a payout', () => {
  it('waits while something is open, however long, and goes out once nothing is', async () => {
    const booking = await aShoot()
    const { id } = await claims.open(booking, booking.guest)
    const other = await claims.open(booking, booking.host)
    expect(await payout(booking.id)).toMatchObject({ state: 'held' })
    await letPayoutsFallDue(server())
    await releasePayout(server().deps, (await payout(booking.id))?.id ?? '')
    expect(await payout(booking.id)).toMatchObject({ state: 'held', due_cents: null })
    await claims.withdraw(id, booking.guest)
    expect(await payout(booking.id)).toMatchObject({ state: 'held' })
    await claims.decide(other.id, admin, { awarded: 0 })
    const { decision } = await claims.show(other.id, booking.host)
    const due_at = new Date(decision?.at ?? '')
    expect(await payout(booking.id)).toMatchObject({ state: 'scheduled', due_at })
    await runDueJobs(server())
    expect(await payout(booking.id)).toMatchObject({ state: 'paid', paid_cents: booking.view.subtotal })
  })

  it('is held from its first moment where something was reported during the shoot', async () => {
    const booking = await aShoot({}, false)
    const { id } = await claims.open(booking, booking.host)
    await life.letPass(booking.endsAt.getTime() - server().clock.now().getTime() + 60_000)
    const before = await payout(booking.id)
    expect(before).toMatchObject({ state: 'held' })
    await claims.withdraw(id, booking.host)
    expect(await payout(booking.id)).toMatchObject({ state: 'scheduled', due_at: before?.due_at })
  })

  it('goes out or is held, never both, when a release and a report coincide', async () => {
    for (let round = 0; round < 4; round += 1) {
      const booking = await aShoot()
      const due = await payout(booking.id)
      server().clock.advance((due?.due_at.getTime() ?? 0) - server().clock.now().getTime() - 60_000)
      const { deps } = server()
      const late = { ...deps, clock: { now: () => due?.due_at ?? deps.clock.now() } }
      const actor = {
        userId: booking.guest.id,
        sessionId: booking.guest.id,
        roles: booking.guest.roles,
        verificationStatus: 'verified' as const,
        emailConfirmed: true,
        hasNames: true,
        hasCommitted: true,
      }
      const asked = { id: booking.id, kind: 'other' as const, text: 'It was cold all day.', asked: 1_000 }
      const [opened] = await Promise.all([
        openClaim(deps, actor, { ...asked, packetFileIds: [], messageIds: [] }),
        releasePayout(late, due?.id ?? ''),
      ])
      const after = await payout(booking.id)
      expect(['held', 'sending']).toContain(after?.state)
      expect(after?.due_cents === null).toBe(after?.state === 'held')
      await claims.answer(opened.id, booking.host)
      await claims.decide(opened.id, admin, { awarded: 1_000 })
      await runDueJobs(server())
      // Out of what was still to come, or as a debt after it had gone.
      const paid = (await payout(booking.id))?.paid_cents
      expect(paid).toBe(after?.state === 'held' ? booking.view.subtotal - 1_000 : booking.view.subtotal)
      expect(await debtOf(booking)).toBe(after?.state === 'held' ? 0 : 1_000)
      expect(await owedTo(booking)).toBe(0)
    }
  })
})

describe('money for a guest', () => {
  it('comes out of what the host still has coming, and goes back to the card', async () => {
    const booking = await aShoot()
    const id = await claims.aCase(booking, 'guest', 9_000)
    const { claim } = await claims.decide(id, admin, { awarded: 6_500 })
    expect(claim).toMatchObject({ awarded: 6_500, refund: { amount: 6_500, state: 'asking' }, charge: null })
    await letPayoutsFallDue(server())
    expect(await claims.show(id, booking.guest)).toMatchObject({ refund: { state: 'done' } })
    expect(await payout(booking.id)).toMatchObject({
      state: 'paid',
      paid_cents: booking.view.subtotal - 6_500,
    })
    const { refunded, refunds, book } = await life.money(booking.id)
    expect(refunded).toBe(6_500)
    expect(refunds).toEqual([{ amount: 6_500, kind: 'claim', state: 'done' }])
    expect(book['guest']).toBe(0)
    expect(await debtOf(booking)).toBe(0)
    expect(await differences(booking)).toEqual([])
  })

  it('becomes a debt of a host who has been paid, and is taken from the next payout', async () => {
    const booking = await aShoot({ startsInHours: 48 })
    server().clock.advance(71 * HOUR)
    await claims
      .open(booking, booking.guest, { asked: 4_000 })
      .then(({ id }) => claims.withdraw(id, booking.guest))
    await server()
      .deps.db.updateTable('payouts')
      .set({ due_at: server().clock.now() })
      .where('booking_id', '=', booking.id)
      .execute()
    await runDueJobs(server())
    await releasePayout(server().deps, (await payout(booking.id))?.id ?? '')
    await runDueJobs(server())
    expect(await payout(booking.id)).toMatchObject({ state: 'paid' })
    const { id } = await claims.open(booking, booking.guest, { asked: 4_000 })
    const agreed = await claims.answer(id, booking.host, { agrees: true, text: '' })
    expect(agreed).toMatchObject({ state: 'decided', awarded: 4_000, decision: { by: 'agreement' } })
    await runDueJobs(server())
    expect(await debtOf(booking)).toBe(4_000)
    expect((await life.money(booking.id)).refunded).toBe(4_000)
    const next = await claims.aShoot({ host: booking.host })
    await letPayoutsFallDue(server())
    expect(await payout(next.id)).toMatchObject({ withheld_cents: 4_000, state: 'paid' })
    expect(await debtOf(booking)).toBe(0)
    expect(await differences(booking)).toEqual([])
  })

  it('is never more than they paid; what was our fee and the tax is borne by us, not by the host', async () => {
    const booking = await aShoot()
    const { total, subtotal } = booking.view
    const id = await claims.aCase(booking, 'guest', total)
    const refund = {
      key: crypto.randomUUID(),
      amount: 1_000,
      from: 'platform' as const,
      refunded: 0,
      reason: 'Sorry for it',
    }
    const params = { id: booking.id }
    await server().call(bookingCalls.adminRefund, { params, body: refund }, await claims.as(admin))
    const tooMuch = await refusedWith(claims.decide(id, admin, { awarded: total }), 'validation_failed')
    expect(tooMuch.fields).toMatchObject([{ field: 'awarded' }])
    await claims.decide(id, admin, { awarded: total - 1_000 })
    await letPayoutsFallDue(server())
    const { refunded, book } = await life.money(booking.id)
    expect(refunded).toBe(total)
    expect(book['guest']).toBe(0)
    expect(await owedTo(booking)).toBe(0)
    expect(await debtOf(booking)).toBe(0)
    expect(await payout(booking.id)).toMatchObject({ due_cents: 0, paid_cents: 0, state: 'settled' })
    expect(subtotal).toBeLessThan(total)
    expect(await differences(booking)).toEqual([])
  })
})

describe('money for a host', () => {
  it('is taken from the booking’s card and goes out with the booking’s payout where that is still to come', async () => {
    const booking = await aShoot()
    const id = await claims.aCase(booking, 'host', 12_000)
    const tooLittle = await refusedWith(claims.decide(id, admin, { awarded: 49 }), 'validation_failed')
    expect(tooLittle.fields).toMatchObject([{ field: 'awarded' }])
    const { claim } = await claims.decide(id, admin, { awarded: 7_000 })
    expect(claim).toMatchObject({ owed: 0, charge: { state: 'captured', amount: 7_000, card: null } })
    expect(await kindsOf(booking)).toEqual(['charge', 'capture', 'claim'])
    expect(await payoutsOf(booking.id)).toHaveLength(1)
    await letPayoutsFallDue(server())
    expect(await payout(booking.id)).toMatchObject({
      state: 'paid',
      paid_cents: booking.view.subtotal + 7_000,
    })
    expect(await simulatedOf(booking.id)).toMatchObject([
      { state: 'captured', amount: booking.view.total, refunded: 0 },
      { state: 'captured', amount: 7_000, refunded: 0 },
    ])
    expect(await owedTo(booking)).toBe(0)
    expect(await differences(booking)).toEqual([])
  })

  it('that the guest’s bank disputes is written down and told to the operator, as the booking’s own is', async () => {
    const booking = await aShoot()
    const id = await claims.aCase(booking, 'host', 12_000)
    await claims.decide(id, admin, { awarded: 7_000 })
    const [charge] = await chargesOf(id)
    await handlePaymentWebhook(server().deps, CHARGE_OWNERS, {
      reference: charge?.reference ?? '',
      kind: 'disputed',
    })
    await runDueJobs(server())
    expect((await life.auditOf(booking.id)).map(({ action }) => action)).toContain('payment.disputed')
    const alerts = await server().mailsTo(server().deps.config.operatorEmail)
    expect(alerts.filter(({ text }) => text.includes(booking.id))).toMatchObject([
      { text: expect.stringContaining('$70') },
    ])
    expect((await chargesOf(id)).map(({ state }) => state)).toEqual(['captured'])
  })

  it('goes out by itself where the booking has been paid out; a guest who agrees pays right away', async () => {
    const booking = await aShoot()
    await server()
      .deps.db.updateTable('payouts')
      .set({ due_at: server().clock.now() })
      .where('booking_id', '=', booking.id)
      .execute()
    await releasePayout(server().deps, (await payout(booking.id))?.id ?? '')
    await runDueJobs(server())
    expect(await payout(booking.id)).toMatchObject({ state: 'paid' })
    const { id } = await claims.open(booking, booking.host, { asked: 3_000 })
    const agreed = await claims.answer(id, booking.guest, { agrees: true, text: '' })
    expect(agreed).toMatchObject({
      state: 'decided',
      owed: 0,
      charge: { state: 'captured', card: { last4: '4242' } },
    })
    await runDueJobs(server())
    expect(await payoutsOf(booking.id)).toMatchObject([
      { cause: 'booking', state: 'paid' },
      { cause: 'claim', claim_id: id, state: 'paid', paid_cents: 3_000 },
    ])
    expect((await life.show(booking, booking.host)).payout).toMatchObject({ amount: booking.view.subtotal })
    expect(await owedTo(booking)).toBe(0)
    expect(await differences(booking)).toEqual([])
  })

  it('is asked of the guest where the card says no: they hear of it, book nothing, and pay with another', async () => {
    const booking = await aShoot()
    const id = await claims.aCase(booking, 'host', 8_000)
    await server()
      .deps.db.updateTable('charges')
      .set({ token: simulatedToken(CARDS.declines) })
      .where('booking_id', '=', booking.id)
      .execute()
    const { claim } = await claims.decide(id, admin, { awarded: 8_000 })
    expect(claim).toMatchObject({ owed: 8_000, charge: { state: 'declined', decline: null } })
    await runDueJobs(server())
    const mails = async () =>
      (await server().mailsTo(booking.guest.email)).filter(({ kind }) => kind === 'claim-payment-needed')
    expect(await mails()).toHaveLength(1)
    const elsewhere = await aBooking(server(), { state: 'pending' })
    const choice = hoursFrom(server().clock.now(), 24 * 30, 4, { zone: elsewhere.view.timeZone })
    const body = await aRequest(server(), elsewhere.listing.id, choice)
    const refused = await refusedWith(
      server().call(bookingCalls.request, { body }, await claims.as(booking.guest)),
      'claim_unpaid',
    )
    expect(refused.message).toContain(id.slice(0, 8))
    server().clock.advance(3 * DAY)
    await runDueJobs(server())
    expect(await mails()).toHaveLength(2)
    const seen = await claims.show(id, booking.guest)
    expect(seen.charge?.decline).toBe('card_declined')
    expect(seen.actions).toEqual(['pay'])
    await refusedWith(claims.pay(id, booking.host, simulatedToken()), 'not_found')
    const no = await claims.pay(id, booking.guest, simulatedToken(CARDS.declines))
    expect(no).toMatchObject({ owed: 8_000, charge: { state: 'declined' } })
    const paid = await claims.pay(id, booking.guest, simulatedToken())
    expect(paid).toMatchObject({ owed: 0, charge: { state: 'captured' }, actions: [] })
    await refusedWith(claims.pay(id, booking.guest, simulatedToken()), 'no_longer_possible')
    const fresh = await aRequest(server(), elsewhere.listing.id, {
      ...hoursFrom(server().clock.now(), 24 * 30, 4, { zone: elsewhere.view.timeZone }),
    })
    const made = await server().call(bookingCalls.request, { body: fresh }, await claims.as(booking.guest))
    expect(made.state).toBe('pending')
    await letPayoutsFallDue(server())
    // The booking's own payout had gone by then.
    expect(await payoutsOf(booking.id)).toMatchObject([
      { cause: 'booking', state: 'paid', paid_cents: booking.view.subtotal },
      { cause: 'claim', state: 'paid', paid_cents: 8_000 },
    ])
    expect((await chargesOf(id)).map(({ state, is_away }) => [state, is_away])).toEqual([
      ['declined', true],
      ['declined', false],
      ['captured', false],
    ])
    expect(await differences(booking)).toEqual([])
  })

  it('may need the bank: the guest goes there, or takes another card, and pays once', async () => {
    const booking = await aShoot()
    const id = await claims.aCase(booking, 'host', 5_000)
    await server()
      .deps.db.updateTable('charges')
      .set({ token: simulatedToken(CARDS.authenticates) })
      .where('booking_id', '=', booking.id)
      .execute()
    const { claim } = await claims.decide(id, admin, { awarded: 5_000 })
    // No guest was there to answer a bank.
    expect(claim.charge).toMatchObject({ state: 'declined' })
    const waiting = await claims.pay(id, booking.guest, simulatedToken(CARDS.authenticates))
    expect(waiting).toMatchObject({ charge: { state: 'needs_authentication' }, actions: ['pay'] })
    expect((await claims.show(id, booking.host)).charge?.clientSecret).toBeNull()
    await runDueJobs(server())
    const second = await claims.pay(id, booking.guest, simulatedToken(CARDS.authenticates))
    await runDueJobs(server())
    expect((await chargesOf(id)).map(({ state }) => state)).toEqual([
      'declined',
      'released',
      'needs_authentication',
    ])
    const answer = { clientSecret: second.charge?.clientSecret ?? '', passed: true }
    await server().call(paymentCalls.answerAsBank, { body: answer }, await claims.as(booking.guest))
    const both = await Promise.all([
      claims.confirmPayment(id, booking.guest),
      claims.confirmPayment(id, booking.guest),
      advanceCharge(server().deps, claimCharge, (await chargesOf(id))[2]?.id ?? ''),
    ])
    expect(both[0]).toMatchObject({ owed: 0, charge: { state: 'captured' } })
    expect((await simulatedOf(booking.id)).map(({ state }) => state)).toEqual([
      'captured',
      'declined',
      'released',
      'captured',
    ])
    expect((await kindsOf(booking)).filter((kind) => kind === 'claim')).toHaveLength(1)
    await life.letPass(20 * 60_000)
    expect(await differences(booking)).toEqual([])
  })
})

describe('a host who agrees after something went back already', () => {
  it('agrees to what is left: nobody gets back more than they paid', async () => {
    const booking = await claims.aShoot({})
    const { total } = booking.view
    const { id } = await claims.open(booking, booking.guest, { kind: 'access', asked: total })
    const body = {
      key: randomUUID(),
      amount: 1_000,
      from: 'platform' as const,
      refunded: 0,
      reason: 'Sorry about that one',
    }
    await server().call(
      bookingCalls.adminRefund,
      { params: { id: booking.id }, body },
      await claims.as(admin),
    )
    const agreed = await claims.answer(id, booking.host, { agrees: true, text: '' })
    expect(agreed).toMatchObject({ state: 'decided', awarded: total - 1_000 })
    await runDueJobs(server())
    expect(await life.money(booking.id)).toMatchObject({ refunded: total, book: { guest: 0 } })
  })
})
