import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStripe } from '../../../testing/processors.ts'
import {
  BUSY,
  FINAL_SERVER_ERROR,
  LOCK_TIMEOUT,
  SERVER_ERROR,
  signedEvent,
  WRONG_SECRET,
} from '../../../testing/stripe-payments-peer.ts'
import { PaymentsMisuse, PaymentsUnreachable } from './payments.ts'

let stripe: Awaited<ReturnType<typeof openStripe>>
beforeAll(async () => {
  stripe = await openStripe()
})
afterAll(() => stripe?.processor.close())

const wanted = (token = 'pm_card_visa') => ({
  key: randomUUID(),
  token,
  amount: 78_700,
  bookingId: randomUUID(),
})
const askedWith = (key: string) => stripe.peer.asked.filter((each) => each.key === key)

async function reserved() {
  const { payments } = stripe.processor
  const answer = await payments.authorise(wanted())
  if (answer.outcome !== 'authorised') throw new Error(answer.outcome)
  return { payments, reference: answer.reference }
}

describe('what Stripe is asked', () => {
  it('is a card to be reserved now and captured later, in cents of US dollars', async () => {
    const request = wanted()
    await stripe.processor.payments.authorise(request)
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
    const first = await stripe.processor.payments.authorise(request)
    expect(await stripe.processor.payments.authorise(request)).toEqual(first)
    expect(askedWith(request.key).map(({ replayed }) => replayed)).toEqual([false, true])
  })

  it('leaves the key on a transfer, for the day when Stripe has forgotten it', async () => {
    const key = randomUUID()
    await stripe.processor.payments.payOut({ key, account: 'acct_peer_1', amount: 1_000 })
    expect(stripe.peer.intents.transfers.at(-1)).toEqual({
      amount: 1_000,
      destination: 'acct_peer_1',
      metadata: key,
    })
  })
})

describe('when Stripe cannot', () => {
  it.each([
    ['a lock that is held', LOCK_TIMEOUT],
    ['a fault on its side', SERVER_ERROR],
    ['a connection that breaks before', 'drop_before'],
    ['a connection that breaks after', 'drop_after'],
  ] as const)('%s is tried again under the same key', async (_, failure) => {
    const request = wanted()
    stripe.peer.failNext(failure)
    expect(await stripe.processor.payments.authorise(request)).toMatchObject({ outcome: 'authorised' })
    expect(askedWith(request.key)).toHaveLength(2)
    expect(stripe.peer.intents.chargesFor(request.bookingId)).toBe(1)
  })

  it.each([
    ['a fault that asking again does not mend', FINAL_SERVER_ERROR, PaymentsUnreachable],
    ['too much at once', BUSY, PaymentsUnreachable],
    ['a wrong secret', WRONG_SECRET, PaymentsMisuse],
  ] as const)('%s is not', async (_, failure, kind) => {
    const request = wanted()
    stripe.peer.failNext(failure)
    await expect(stripe.processor.payments.authorise(request)).rejects.toThrow(kind)
    expect(askedWith(request.key)).toHaveLength(1)
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
    const answer = await stripe.processor.payments.authorise(wanted('pm_card_visa_chargeDeclinedStolenCard'))
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
  ])('%s', async (type, object, kind) => {
    expect(await read(signedEvent(event(type, object)))).toEqual({
      id: 'evt_1',
      kind,
      reference: 'pi_1',
      at: new Date(1_790_000_000_000),
    })
  })

  it('leaves aside what is not about a charge of ours', async () => {
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

  it('means the same in any order and however often: the charge says where it stands', async () => {
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
