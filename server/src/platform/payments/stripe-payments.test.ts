import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStripe } from '../../../testing/processors.ts'
import {
  BUSY,
  BUSY_FOR_A_MOMENT,
  FINAL_SERVER_ERROR,
  LOCK_TIMEOUT,
  NO_PERMISSION,
  SERVER_ERROR,
  signedEvent,
  WRONG_SECRET,
} from '../../../testing/stripe-payments-peer.ts'
import { createLog } from '../log.ts'
import { PaymentsMisuse, PaymentsUnreachable } from './payments.ts'

const logged: string[] = []
let stripe: Awaited<ReturnType<typeof openStripe>>
beforeAll(async () => {
  const destination = { write: (line: string) => void logged.push(line) }
  stripe = await openStripe(createLog({ level: 'error', destination }))
})
afterAll(() => stripe?.processor.close())

const wanted = (token = 'pm_card_visa') => ({
  key: randomUUID(),
  token,
  customer: null,
  amount: 78_700,
  bookingId: randomUUID(),
})
const askedWith = (key: string) => stripe.peer.asked.filter((each) => each.key === key)

async function reserved() {
  const { payments } = stripe.processor
  const answer = await payments.authorize(wanted())
  if (answer.outcome !== 'authorised') throw new Error(answer.outcome)
  return { payments, reference: answer.reference }
}

describe('what Stripe is asked', () => {
  it('is a card to be reserved now and captured later, in cents of US dollars', async () => {
    const request = wanted()
    await stripe.processor.payments.authorize(request)
    const [asked] = askedWith(request.key)
    expect(asked?.path).toBe('POST /v1/payment_intents')
    expect(Object.fromEntries(asked?.form ?? [])).toEqual({
      amount: '78700',
      currency: 'usd',
      capture_method: 'manual',
      confirmation_method: 'manual',
      confirm: 'true',
      payment_method: 'pm_card_visa',
      'allowed_payment_method_types[0]': 'card',
      'metadata[booking]': request.bookingId,
      'expand[0]': 'latest_charge',
    })
  })

  it('is replayed under its key', async () => {
    const request = wanted()
    const first = await stripe.processor.payments.authorize(request)
    expect(await stripe.processor.payments.authorize(request)).toEqual(first)
    expect(askedWith(request.key).map(({ replayed }) => replayed)).toEqual([false, true])
  })

  it('leaves the key on a transfer, for the day when Stripe has forgotten it', async () => {
    const key = randomUUID()
    await stripe.processor.payments.payOut({ key, account: 'acct_peer_1', amount: 1_000, source: null })
    expect(stripe.peer.intents.transfers.at(-1)).toEqual({
      amount: 1_000,
      destination: 'acct_peer_1',
      metadata: key,
      source: null,
    })
  })

  it('takes a payout out of its charge, whatever our balance has, and at most the charge', async () => {
    const { payments, reference } = await reserved()
    await payments.capture({ key: randomUUID(), reference })
    const sending = (amount: number, source: string | null) => ({
      key: randomUUID(),
      account: 'acct_peer_1',
      amount,
      source,
    })
    stripe.peer.intents.available = 0
    const short = sending(1_000, null)
    for (let time = 0; time < 2; time += 1)
      expect(await payments.payOut(short)).toEqual({ outcome: 'unfunded', code: 'balance_insufficient' })
    expect(await payments.payOut(sending(70_000, reference))).toMatchObject({ outcome: 'paid' })
    expect(await payments.payOut(sending(70_000, reference))).toEqual({
      outcome: 'unfunded',
      code: 'source_refused',
    })
    stripe.peer.intents.available = Number.POSITIVE_INFINITY
    expect(stripe.peer.intents.transfers.at(-1)?.source).toMatch(/^ch_/)
  })
})

describe('people at Stripe', () => {
  const kept = async (userId: string = randomUUID(), customer: string | null = null) => {
    const { payments } = stripe.processor
    const answer = await payments.saveCard({ key: randomUUID(), token: 'pm_card_visa', userId, customer })
    if (answer.outcome !== 'saved') throw new Error(answer.outcome)
    return { payments, ...answer }
  }

  it('are customers by the id they have here, made once, and nothing else is told of them', async () => {
    const userId = randomUUID()
    await kept(userId)
    const [asked] = askedWith(`customer:${userId}`)
    expect(Object.fromEntries(asked?.form ?? [])).toEqual({ 'metadata[user]': userId })
    await kept(userId)
    expect([...stripe.peer.people.customers.values()].filter(({ user }) => user === userId)).toHaveLength(1)
  })

  it('pay with their own card only, and not with one that was detached', async () => {
    const { payments, customer, reference: token } = await kept()
    const other = await kept()
    const mine = { ...wanted(token), customer }
    await payments.authorize(mine)
    const [asked] = askedWith(mine.key)
    expect(asked?.form.get('customer')).toBe(customer)
    expect(asked?.form.has('off_session')).toBe(false)
    for (const stranger of [null, other.customer])
      expect(await payments.authorize({ ...wanted(token), customer: stranger })).toMatchObject({
        outcome: 'declined',
        code: 'card_declined',
      })
    await payments.forgetCard({ customer, reference: token })
    expect(await payments.authorize({ ...wanted(token), customer })).toMatchObject({ outcome: 'declined' })
  })

  it('say so when they are not there', async () => {
    const { payments, customer, reference: token } = await kept()
    const request = { ...wanted(token), customer, isAway: true }
    await payments.authorize(request)
    expect(askedWith(request.key)[0]?.form.get('off_session')).toBe('true')
  })

  it('may send an unknown token without anything breaking', async () => {
    const { payments } = stripe.processor
    expect(await payments.authorize(wanted('pm_nobody'))).toMatchObject({ outcome: 'declined' })
    const request = { key: randomUUID(), token: 'pm_nobody', userId: randomUUID(), customer: null }
    expect(await payments.saveCard(request)).toMatchObject({ outcome: 'declined' })
  })

  it('have their card kept once, even when the first try got no answer', async () => {
    const { payments } = stripe.processor
    const { customer } = await kept()
    const request = { key: randomUUID(), token: 'pm_card_visa', userId: randomUUID(), customer }
    stripe.peer.failNext('drop_after', 'drop_after', 'drop_after')
    await expect(payments.saveCard(request)).rejects.toThrow(PaymentsUnreachable)
    expect(await payments.saveCard(request)).toMatchObject({ outcome: 'saved', customer })
    expect(askedWith(request.key).map(({ replayed }) => replayed)).toEqual([false, true, true, true])
  })

  it('are forgotten whole, with every card, as often as it is asked', async () => {
    const { payments, customer, reference: token } = await kept()
    stripe.peer.failNext(FINAL_SERVER_ERROR)
    await expect(payments.forgetCustomer(customer)).rejects.toThrow(PaymentsUnreachable)
    await payments.forgetCustomer(customer)
    await payments.forgetCustomer(customer)
    expect(await payments.authorize({ ...wanted(token), customer })).toMatchObject({ outcome: 'declined' })
  })

  it('are not forgotten while Stripe does not say so', async () => {
    const { payments, customer, reference } = await kept()
    stripe.peer.failNext(FINAL_SERVER_ERROR)
    await expect(payments.forgetCard({ customer, reference })).rejects.toThrow(PaymentsUnreachable)
    await payments.forgetCard({ customer, reference: 'pm_nobody' })
    await payments.forgetCard({ customer, reference })
  })
})

describe('hosts at Stripe', () => {
  const open = (reference: string | null = null, userId: string = randomUUID()) =>
    stripe.processor.payments.openAccount({
      key: `account:${userId}`,
      userId,
      email: 'ada@example.com',
      reference,
      returnUrl: 'http://localhost:3000/settings/payments',
      token: null,
    })

  it('are sent to a page of Stripe, another each time, and have one account', async () => {
    const userId = randomUUID()
    const first = await open(null, userId)
    const again = await open(null, userId)
    const later = await open(first.reference, userId)
    expect(new Set([first, again, later].map(({ reference }) => reference)).size).toBe(1)
    expect(new Set([first, again, later].map(({ url }) => url)).size).toBe(3)
    const [asked] = askedWith(`account:${userId}`)
    expect(Object.fromEntries(asked?.form ?? [])).toEqual({
      type: 'express',
      email: 'ada@example.com',
      'capabilities[transfers][requested]': 'true',
      'metadata[user]': userId,
    })
    const link = stripe.peer.asked.findLast(({ path }) => path === 'POST /v1/account_links')
    expect(Object.fromEntries(link?.form ?? [])).toEqual({
      account: first.reference,
      type: 'account_onboarding',
      return_url: 'http://localhost:3000/settings/payments',
      refresh_url: 'http://localhost:3000/settings/payments',
    })
  })

  it('are paid when Stripe knows them, and not before', async () => {
    const { payments } = stripe.processor
    const { reference } = await open()
    const payout = () => ({ key: randomUUID(), account: reference, amount: 1_000, source: null })
    expect(await payments.payOut(payout())).toMatchObject({ outcome: 'refused' })
    stripe.peer.people.onboard(reference)
    expect(await payments.payOut(payout())).toMatchObject({ outcome: 'paid' })
    expect((await open(reference)).url).toContain('/express/')
  })

  it('hear it when Stripe will not have them', async () => {
    const { reference } = await open()
    stripe.peer.people.reject(reference)
    expect(await stripe.processor.payments.findAccount(reference)).toMatchObject({ status: 'refused' })
    expect(await open(reference)).toMatchObject({ status: 'refused', url: null })
  })
})

describe('when Stripe cannot', () => {
  it.each([
    ['a lock that is held', LOCK_TIMEOUT],
    ['too much at once, where it says that it may be', BUSY_FOR_A_MOMENT],
    ['a fault on its side', SERVER_ERROR],
    ['a connection that breaks before', 'drop_before'],
    ['a connection that breaks after', 'drop_after'],
  ] as const)('%s is tried again under the same key', async (_, failure) => {
    const request = wanted()
    stripe.peer.failNext(failure)
    expect(await stripe.processor.payments.authorize(request)).toMatchObject({ outcome: 'authorised' })
    expect(askedWith(request.key)).toHaveLength(2)
    expect(stripe.peer.intents.chargesFor(request.bookingId)).toBe(1)
  })

  it.each([
    ['a fault that asking again does not mend', FINAL_SERVER_ERROR, PaymentsUnreachable],
    ['too much at once', BUSY, PaymentsUnreachable],
    ['a secret that is not taken', WRONG_SECRET, PaymentsUnreachable],
    ['a secret that may not do this', NO_PERMISSION, PaymentsUnreachable],
  ] as const)('%s is not', async (_, failure, kind) => {
    const request = wanted()
    stripe.peer.failNext(failure)
    await expect(stripe.processor.payments.authorize(request)).rejects.toThrow(kind)
    expect(askedWith(request.key)).toHaveLength(1)
  })

  it('a secret that is not taken is said loudly, and the same key goes through with another', async () => {
    const { payments, reference } = await reserved()
    const key = randomUUID()
    logged.length = 0
    for (const failure of [WRONG_SECRET, NO_PERMISSION]) {
      stripe.peer.failNext(failure)
      await expect(payments.capture({ key, reference })).rejects.toThrow(PaymentsUnreachable)
    }
    expect(logged).toHaveLength(2)
    expect(logged[0]).toContain('STRIPE_SECRET_KEY')
    expect(await payments.capture({ key, reference })).toMatchObject({ outcome: 'captured' })
  })

  it('an account that is not ours is no question of the secret', async () => {
    const about = { key: randomUUID(), userId: randomUUID(), email: 'ada@example.com', token: null }
    const asked = { ...about, reference: 'acct_of_another', returnUrl: 'http://localhost:3000' }
    await expect(stripe.processor.payments.openAccount(asked)).rejects.toThrow(PaymentsMisuse)
  })

  it('locks that stay held leave the outcome open, for every kind of call', async () => {
    const { payments, reference } = await reserved()
    const key = randomUUID()
    for (const call of [
      () => payments.capture({ key, reference }),
      () => payments.release({ key, reference }),
      () => payments.find(reference),
    ]) {
      stripe.peer.failNext({ ...LOCK_TIMEOUT, advice: 'false' })
      await expect(call()).rejects.toThrow(PaymentsUnreachable)
    }
  })

  it('says nothing to a thief', async () => {
    const answer = await stripe.processor.payments.authorize(wanted('pm_card_visa_chargeDeclinedStolenCard'))
    expect(answer).toMatchObject({ outcome: 'declined', code: 'card_declined' })
  })
})

describe('events of Stripe', () => {
  const event = (type: string, object: object, id = 'evt_1') =>
    ({ id, object: 'event', type, created: 1_790_000_000, data: { object } }) as const
  const read = (signed: { payload: Buffer; signature: string }) =>
    stripe.processor.payments.readEvent(signed.payload, signed.signature)

  it.each([
    ['payment_intent.amount_capturable_updated', { id: 'pi_1' }, 'authorised'],
    ['payment_intent.succeeded', { id: 'pi_1' }, 'captured'],
    ['payment_intent.canceled', { id: 'pi_1' }, 'released'],
    ['payment_intent.payment_failed', { id: 'pi_1' }, 'failed'],
    ['charge.refunded', { id: 'ch_1', payment_intent: 'pi_1' }, 'refunded'],
    ['refund.failed', { id: 're_1', payment_intent: { id: 'pi_1' } }, 'refund_failed'],
    ['charge.dispute.created', { id: 'du_1', payment_intent: 'pi_1' }, 'disputed'],
    ['charge.dispute.closed', { id: 'du_1', payment_intent: 'pi_1' }, 'dispute_closed'],
  ])('%s', async (type, object, kind) => {
    expect(await read(signedEvent(event(type, object)))).toEqual({
      id: 'evt_1',
      kind,
      reference: 'pi_1',
      at: new Date(1_790_000_000_000),
    })
  })

  it('leaves aside what is not about one of our charges', async () => {
    expect(await read(signedEvent(event('customer.created', { id: 'cus_1' })))).toBe('ignored')
    expect(await read(signedEvent(event('charge.refunded', { id: 'ch_1', payment_intent: null })))).toBe(
      'ignored',
    )
  })

  it('knows one that is signed by another, or too old', async () => {
    const told = event('payment_intent.succeeded', { id: 'pi_1' })
    expect(await read(signedEvent(told, { secret: 'whsec_of_another' }))).toBe('forged')
    expect(await read(signedEvent(told, { at: Math.floor(Date.now() / 1000) - 301 }))).toBe('forged')
  })

  it('means the same in any order and however often: the charge says its state', async () => {
    const { payments, reference } = await reserved()
    await payments.capture({ key: randomUUID(), reference })
    stripe.peer.intents.dispute(reference)
    const signed = stripe.peer.events().filter(({ payload }) => payload.includes(reference))
    const deliveries = fc.shuffledSubarray([...signed, ...signed], { minLength: signed.length })
    await fc.assert(
      fc.asyncProperty(deliveries, async (arriving) => {
        const events = await Promise.all(arriving.map(read))
        for (const each of events) expect(each).toMatchObject({ reference })
        expect(await payments.find(reference)).toMatchObject({ state: 'captured', captured: 78_700 })
      }),
      { numRuns: 10 },
    )
  })
})
