import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { cloneDatabase } from '../../../testing/clone-database.ts'
import { type CardKind, openSimulated, openStripe, type Processor } from '../../../testing/processors.ts'
import { type Payments, PaymentsMisuse, PaymentsUnreachable } from './payments.ts'

const PROCESSORS = {
  async simulated(): Promise<Processor> {
    const { url, drop } = await cloneDatabase(inject('template'))
    const processor = await openSimulated(url)
    const close = () => processor.close().then(drop)
    return { ...processor, close }
  },
  stripe: async () => (await openStripe()).processor,
}

const TOTAL = 78_700

describe.each(['simulated', 'stripe'] as const)('payments by %s', (name) => {
  let at: Processor
  let payments: Payments
  beforeAll(async () => {
    at = await PROCESSORS[name]()
    payments = at.payments
  })
  afterAll(() => at?.close())

  const key = () => randomUUID()

  async function authorize(kind: CardKind = 'approves', bookingId: string = randomUUID()) {
    const request = { key: key(), token: at.token(kind), customer: null, amount: TOTAL, bookingId }
    return { request, answer: await payments.authorize(request) }
  }

  async function authorised(kind: CardKind = 'approves'): Promise<string> {
    const { answer } = await authorize(kind)
    if (answer.outcome !== 'authorised') throw new Error(answer.outcome)
    return answer.reference
  }

  async function captured(): Promise<string> {
    const reference = await authorised()
    expect(await payments.capture({ key: key(), reference })).toEqual({ outcome: 'captured', amount: TOTAL })
    return reference
  }

  it('reserves, and says on which card and until when', async () => {
    const { request, answer } = await authorize()
    expect(answer).toEqual({
      outcome: 'authorised',
      reference: expect.any(String),
      card: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030 },
      until: expect.any(Date),
    })
    if (answer.outcome !== 'authorised') return
    expect(answer.until.getTime()).toBeGreaterThan(Date.now() + 6 * 86_400_000)
    expect(await payments.find(answer.reference)).toEqual({
      reference: answer.reference,
      bookingId: request.bookingId,
      state: 'authorised',
      amount: TOTAL,
      captured: 0,
      refunded: 0,
    })
  })

  it('captures, and gives back in parts, never above what was captured', async () => {
    const reference = await captured()
    await payments.refund({ key: key(), reference, amount: 30_000 })
    expect(await payments.refund({ key: key(), reference, amount: 40_000 })).toMatchObject({ status: 'done' })
    await expect(payments.refund({ key: key(), reference, amount: 8_701 })).rejects.toThrow(PaymentsMisuse)
    expect(await payments.find(reference)).toMatchObject({
      state: 'captured',
      captured: TOTAL,
      refunded: 70_000,
    })
    await payments.refund({ key: key(), reference, amount: 8_700 })
    await expect(payments.refund({ key: key(), reference, amount: 1 })).rejects.toThrow(PaymentsMisuse)
    expect(await payments.find(reference)).toMatchObject({ refunded: TOTAL })
  })

  it('holds that for any parallel refunds, each asked for twice', async () => {
    const amounts = fc.array(fc.integer({ min: 1, max: TOTAL }), { minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(amounts, async (amounts) => {
        const reference = await captured()
        const ask = async (amount: number) => {
          const request = { key: key(), reference, amount }
          const first = await payments.refund(request).catch((error: unknown) => error)
          const again = await payments.refund(request).catch((error: unknown) => error)
          if (!(first instanceof Error)) expect(again).toEqual(first)
          return first instanceof Error ? 0 : amount
        }
        const given = (await Promise.all(amounts.map(ask))).reduce((sum, each) => sum + each, 0)
        expect(given).toBeLessThanOrEqual(TOTAL)
        expect(await payments.find(reference)).toMatchObject({ refunded: given })
      }),
      { numRuns: 8 },
    )
  })

  it('releases, as often as it is asked; nothing can be taken afterwards', async () => {
    const reference = await authorised()
    const request = { key: key(), reference }
    await payments.release(request)
    await payments.release(request)
    await payments.release({ key: key(), reference })
    expect(await payments.find(reference)).toMatchObject({ state: 'released', captured: 0, refunded: 0 })
    expect(await payments.capture({ key: key(), reference })).toMatchObject({
      outcome: 'declined',
      code: 'authorisation_ended',
    })
  })

  it('refuses to release what was taken, and to give back what was not', async () => {
    await expect(payments.release({ key: key(), reference: await captured() })).rejects.toThrow(
      PaymentsMisuse,
    )
    const reference = await authorised()
    await expect(payments.refund({ key: key(), reference, amount: 1 })).rejects.toThrow(PaymentsMisuse)
  })

  it('has taken what it took, no matter who asks again', async () => {
    const reference = await authorised()
    const request = { key: key(), reference }
    const answers = [
      await payments.capture(request),
      await payments.capture(request),
      await payments.capture({ key: key(), reference }),
    ]
    expect(answers).toEqual(Array(3).fill({ outcome: 'captured', amount: TOTAL }))
  })

  it('answers one key once, also when asked at the same moment', async () => {
    const bookingId = randomUUID()
    const request = { key: key(), token: at.token('approves'), customer: null, amount: TOTAL, bookingId }
    const answers = await Promise.all([1, 2, 3, 4].map(() => payments.authorize(request)))
    answers.push(await payments.authorize(request))
    expect(answers).toEqual(Array(5).fill(answers[0]))
    expect(await at.chargesFor(bookingId)).toBe(1)
  })

  it('refuses a key that was used for something else', async () => {
    const { request, answer } = await authorize()
    if (answer.outcome !== 'authorised') throw new Error(answer.outcome)
    const { reference } = answer
    await expect(payments.authorize({ ...request, amount: TOTAL + 1 })).rejects.toThrow(PaymentsMisuse)
    await expect(payments.capture({ key: request.key, reference })).rejects.toThrow(PaymentsMisuse)
    expect(await payments.find(reference)).toMatchObject({ state: 'authorised', amount: TOTAL })
  })

  it.each([
    ['declines', 'card_declined'],
    ['lacks-funds', 'insufficient_funds'],
    ['expired', 'expired_card'],
  ] as const)('says no in words when a card %s', async (kind, code) => {
    const { request, answer } = await authorize(kind)
    expect(answer).toMatchObject({ outcome: 'declined', code })
    expect(await payments.authorize(request)).toEqual(answer)
    expect(await at.chargesFor(request.bookingId)).toBe(0)
  })

  it('can be tried again with a new key when something went wrong on the way', async () => {
    const { request, answer } = await authorize('stumbles')
    expect(answer).toMatchObject({ outcome: 'declined', code: 'processing_error' })
    expect(await payments.authorize(request)).toEqual(answer)
    expect(await payments.authorize({ ...request, key: key() })).toMatchObject({ outcome: 'authorised' })
  })

  it('reserves only after the person has been with their bank', async () => {
    const { answer } = await authorize('authenticates')
    if (answer.outcome !== 'needs_authentication') throw new Error(answer.outcome)
    const request = { key: key(), reference: answer.reference }
    expect(await payments.find(answer.reference)).toMatchObject({ state: 'requires_action' })
    expect(await payments.confirm(request)).toEqual(answer)
    await at.authenticate(answer.clientSecret, true)
    const confirmed = await payments.confirm(request)
    expect(confirmed).toMatchObject({ outcome: 'authorised', reference: answer.reference })
    expect(await payments.confirm(request)).toEqual(confirmed)
    expect(await payments.confirm({ key: key(), reference: answer.reference })).toEqual(confirmed)
    expect(await payments.capture({ key: key(), reference: answer.reference })).toMatchObject({
      outcome: 'captured',
    })
  })

  it('reserves nothing when the bank does not know them', async () => {
    const { answer } = await authorize('authenticates')
    if (answer.outcome !== 'needs_authentication') throw new Error(answer.outcome)
    const { reference } = answer
    await expect(payments.capture({ key: key(), reference })).rejects.toThrow(PaymentsMisuse)
    await at.authenticate(answer.clientSecret, false)
    expect(await payments.confirm({ key: key(), reference })).toMatchObject({
      outcome: 'declined',
      code: 'authentication_failed',
    })
    expect(await payments.find(reference)).toMatchObject({ state: 'declined', captured: 0 })
  })

  it('releases a charge whose owner never returned from the bank', async () => {
    const { answer } = await authorize('authenticates')
    if (answer.outcome !== 'needs_authentication') throw new Error(answer.outcome)
    const { reference } = answer
    await payments.release({ key: key(), reference })
    expect(await payments.find(reference)).toMatchObject({ state: 'released' })
    expect(await payments.confirm({ key: key(), reference })).toMatchObject({ code: 'authorisation_ended' })
  })

  it('does not know what happened when no answer comes; the same key finds out, and charges once', async () => {
    const bookingId = randomUUID()
    const request = { key: key(), token: at.token('times-out'), customer: null, amount: TOTAL, bookingId }
    await expect(payments.authorize(request)).rejects.toThrow(PaymentsUnreachable)
    expect(await payments.authorize(request)).toMatchObject({ outcome: 'authorised' })
    expect(await at.chargesFor(bookingId)).toBe(1)
  })

  it('says so when what was reserved cannot be taken', async () => {
    const request = { key: key(), reference: await authorised('uncapturable') }
    const answer = await payments.capture(request)
    expect(answer).toMatchObject({ outcome: 'declined', code: 'card_declined' })
    expect(await payments.capture(request)).toEqual(answer)
    await payments.release({ key: key(), reference: request.reference })
    expect(await payments.find(request.reference)).toMatchObject({ state: 'released' })
  })

  it('reserves for a while only', async () => {
    const reference = await authorised()
    await at.lapse(reference)
    expect(await payments.find(reference)).toMatchObject({ state: 'released' })
    expect(await payments.capture({ key: key(), reference })).toMatchObject({ code: 'authorisation_ended' })
    await payments.release({ key: key(), reference })
  })

  it('pays hosts, once for a key, and says when an account takes nothing', async () => {
    const request = { key: key(), account: at.accounts.open, amount: 50_000, source: null }
    const paid = await payments.payOut(request)
    expect(paid).toEqual({ outcome: 'paid', reference: expect.any(String) })
    expect(await payments.payOut(request)).toEqual(paid)
    await expect(payments.payOut({ ...request, amount: 50_001 })).rejects.toThrow(PaymentsMisuse)
    const { closed, foreign } = at.accounts
    expect(await payments.payOut({ key: key(), account: closed, amount: 1, source: null })).toMatchObject({
      outcome: 'refused',
    })
    await expect(payments.payOut({ key: key(), account: foreign, amount: 1, source: null })).rejects.toThrow(
      PaymentsMisuse,
    )
  })

  async function kept(customer: string | null = null, userId: string = randomUUID()) {
    const request = { key: key(), token: at.token('approves'), userId, customer }
    const answer = await payments.saveCard(request)
    if (answer.outcome !== 'saved') throw new Error(answer.outcome)
    return { request, answer }
  }

  it('keeps a card, which can then be asked as often as its owner likes', async () => {
    const { request, answer } = await kept()
    expect(answer.card).toEqual({ brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030 })
    expect(await payments.saveCard(request)).toEqual(answer)
    const { customer, reference: token } = answer
    for (const bookingId of [randomUUID(), randomUUID()]) {
      const wanted = { key: key(), token, customer, amount: TOTAL, bookingId }
      expect(await payments.authorize(wanted)).toMatchObject({ outcome: 'authorised', card: answer.card })
      expect(await at.chargesFor(bookingId)).toBe(1)
    }
  })

  it('keeps several cards of one person, and forgets each as often as it is asked', async () => {
    const userId = randomUUID()
    const first = (await kept(null, userId)).answer
    const second = (await kept(first.customer, userId)).answer
    expect(second.customer).toBe(first.customer)
    expect(second.reference).not.toBe(first.reference)
    const forgotten = { customer: first.customer, reference: first.reference }
    await payments.forgetCard(forgotten)
    await payments.forgetCard(forgotten)
    const { customer, reference: token } = second
    const wanted = { key: key(), token, customer, amount: TOTAL, bookingId: randomUUID() }
    expect(await payments.authorize(wanted)).toMatchObject({ outcome: 'authorised' })
  })

  it.each([
    ['declines', 'card_declined'],
    ['lacks-funds', 'insufficient_funds'],
    ['expired', 'expired_card'],
  ] as const)('keeps no card that %s', async (kind, code) => {
    const request = { key: key(), token: at.token(kind), userId: randomUUID(), customer: null }
    const answer = await payments.saveCard(request)
    expect(answer).toMatchObject({ outcome: 'declined', code })
    expect(await payments.saveCard(request)).toEqual(answer)
  })

  it('does not send anyone to their bank who is not there', async () => {
    const bookingId = randomUUID()
    const away = { customer: null, amount: TOTAL, bookingId, isAway: true }
    expect(await payments.authorize({ ...away, key: key(), token: at.token('authenticates') })).toMatchObject(
      {
        outcome: 'declined',
        code: 'authentication_failed',
      },
    )
    expect(await at.chargesFor(bookingId)).toBe(0)
    const answer = await payments.authorize({ ...away, key: key(), token: at.token('approves') })
    expect(answer).toMatchObject({ outcome: 'authorised' })
  })

  it('opens an account that payouts can go to once the provider knows enough', async () => {
    const userId = randomUUID()
    const opening = {
      key: key(),
      userId,
      email: 'ada@example.com',
      reference: null,
      returnUrl: 'http://localhost:3000/settings/payments',
      token: at.accountToken(),
    }
    const { url, ...opened } = await payments.openAccount(opening)
    expect(await payments.openAccount(opening)).toMatchObject(opened)
    expect(opened.status).toBe(url === null ? 'active' : 'incomplete')
    await at.onboard(opened.reference)
    expect(await payments.findAccount(opened.reference)).toEqual({
      reference: opened.reference,
      status: 'active',
      label: expect.stringMatching(/^.+ •••• 6789$/),
    })
    const payout = { key: key(), account: opened.reference, amount: 50_000, source: null }
    expect(await payments.payOut(payout)).toMatchObject({ outcome: 'paid' })
    const again = await payments.openAccount({ ...opening, key: key(), reference: opened.reference })
    expect(again).toMatchObject({ reference: opened.reference, status: 'active' })
  })

  it('does not know an invented account', async () => {
    expect(await payments.findAccount('acct_nobody')).toBeNull()
  })

  it('knows no fractions of a cent and no amounts below one', async () => {
    const reference = await captured()
    for (const amount of [0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      const request = { key: key(), token: at.token('approves'), customer: null, amount, bookingId: 'b' }
      await expect(payments.authorize(request)).rejects.toThrow(PaymentsMisuse)
      await expect(payments.refund({ key: key(), reference, amount })).rejects.toThrow(PaymentsMisuse)
      const payout = { key: key(), account: at.accounts.open, amount, source: null }
      await expect(payments.payOut(payout)).rejects.toThrow(PaymentsMisuse)
    }
  })

  it('finds nothing where there is nothing', async () => {
    expect(await payments.find('pi_nobody')).toBeNull()
    await expect(payments.capture({ key: key(), reference: 'pi_nobody' })).rejects.toThrow(PaymentsMisuse)
  })

  it('tells of everything that happened, signed, and by the same id when it tells it twice', async () => {
    const reference = await captured()
    await payments.refund({ key: key(), reference, amount: 100 })
    const gone = await authorised()
    await payments.release({ key: key(), reference: gone })
    const signed = await at.events()
    const events = await Promise.all(
      signed.map(({ payload, signature }) => payments.readEvent(payload, signature)),
    )
    const kinds = new Map<string, string>()
    for (const event of events) {
      if (event === 'forged') throw new Error('Its own signature')
      if (event === 'ignored') continue
      if (event.reference === reference || event.reference === gone)
        kinds.set(event.id, `${event.reference === gone ? 'gone' : 'kept'} ${event.kind}`)
    }
    expect([...kinds.values()].sort()).toEqual([
      'gone authorised',
      'gone released',
      'kept authorised',
      'kept captured',
      'kept refunded',
    ])
  })

  it('knows a forged event', async () => {
    await authorised()
    const [event] = await at.events()
    if (!event) throw new Error('There is one')
    const { payload, signature } = event
    const changed = Buffer.from(payload.toString().replace('authorised', 'captured').replace('pi_', 'pj_'))
    expect(await payments.readEvent(changed, signature)).toBe('forged')
    for (const other of ['', 'v1=', signature.replace(/v1=./, 'v1=x'), signature.replace(/t=\d/, 't=3')])
      expect(await payments.readEvent(payload, other)).toBe('forged')
  })
})
