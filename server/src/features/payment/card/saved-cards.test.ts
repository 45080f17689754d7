import { paymentCalls } from '@roomtone/contract/payment/payment.calls'
import { afterAll, describe, expect, it } from 'vitest'
import { aVerifiedPerson, CARDS, simulatedToken } from '../../../../testing/booking.ts'
import { type Person, type TestServer, useServer } from '../../../../testing/server.ts'
import { FINAL_SERVER_ERROR, openStripePaymentsPeer } from '../../../../testing/stripe-payments-peer.ts'
import { resolveCard } from '../entry.ts'

const VISA = CARDS.good
const MASTERCARD = '5555555555554444'
const AMEX = '378282246310005'

function useCards(server: () => TestServer) {
  const as = ({ token }: Person) => ({ token })
  const save = (person: Person, token: string) =>
    server().call(paymentCalls.saveCard, { body: { token } }, as(person))
  return {
    save,
    list: (person: Person) => server().call(paymentCalls.cards, {}, as(person)),
    makeDefault: (person: Person, id: string) =>
      server().call(paymentCalls.changeDefault, { params: { id } }, as(person)),
    remove: (person: Person, id: string) =>
      server().call(paymentCalls.removeCard, { params: { id } }, as(person)),
    /** One after the other, so that the last is the newest. */
    async keep(person: Person, ...numbers: string[]) {
      for (const number of numbers) {
        await save(person, simulatedToken(number))
        server().clock.advance(1000)
      }
    },
  }
}

describe('kept cards', () => {
  const server = useServer()
  const { save, list, makeDefault, remove, keep } = useCards(server)
  const brandsOf = async (person: Person) =>
    (await list(person)).items.map(({ brand, isDefault }) => `${brand}${isDefault ? ' default' : ''}`)

  it('are listed with what may be said of them: the default first, then the newest', async () => {
    const person = await aVerifiedPerson(server())
    expect(await list(person)).toEqual({ items: [] })
    await keep(person, VISA, MASTERCARD, AMEX)
    expect(await brandsOf(person)).toEqual(['visa default', 'amex', 'mastercard'])
    const [first] = (await list(person)).items
    expect(first).toEqual({
      id: expect.any(String),
      brand: 'visa',
      last4: '4242',
      expMonth: 12,
      expYear: 2040,
      isDefault: true,
      isExpired: false,
      createdAt: expect.any(String),
    })
  })

  it('say when they have expired', async () => {
    const person = await aVerifiedPerson(server())
    await keep(person, VISA)
    await server().deps.db.updateTable('saved_cards').set({ exp_year: 2020 }).execute()
    expect((await list(person)).items[0]).toMatchObject({ isExpired: true })
  })

  it('hand the default to the newest when the default goes', async () => {
    const person = await aVerifiedPerson(server())
    await keep(person, VISA, MASTERCARD, AMEX)
    const [visa] = (await list(person)).items
    await remove(person, visa?.id ?? '')
    expect(await brandsOf(person)).toEqual(['amex default', 'mastercard'])
    const mastercard = (await list(person)).items.find(({ brand }) => brand === 'mastercard')
    await makeDefault(person, mastercard?.id ?? '')
    expect(await brandsOf(person)).toEqual(['mastercard default', 'amex'])
    for (const { id } of (await list(person)).items) await remove(person, id)
    expect(await list(person)).toEqual({ items: [] })
    await keep(person, VISA)
    expect(await brandsOf(person)).toEqual(['visa default'])
  })

  it('are one card when the same is sent twice, and one default when many are sent in parallel', async () => {
    const person = await aVerifiedPerson(server())
    const token = simulatedToken()
    await Promise.all([save(person, token), save(person, token)])
    expect((await list(person)).items).toHaveLength(1)
    const other = await aVerifiedPerson(server())
    await Promise.all([1, 2, 3, 4].map(() => save(other, simulatedToken())))
    const { items } = await list(other)
    expect(items).toHaveLength(4)
    expect(items.filter(({ isDefault }) => isDefault)).toHaveLength(1)
  })

  it('are nobody else’s: not to be seen, chosen, removed or paid with', async () => {
    const [person, other] = [await aVerifiedPerson(server()), await aVerifiedPerson(server())]
    await keep(person, VISA)
    const [card] = (await list(person)).items
    const id = card?.id ?? ''
    expect(await list(other)).toEqual({ items: [] })
    await expect(makeDefault(other, id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(remove(other, id)).rejects.toMatchObject({ code: 'not_found' })
    const chosen = { savedCardId: id, save: false }
    await expect(resolveCard(server().deps, other.id, chosen)).rejects.toMatchObject({
      code: 'validation_failed',
    })
    expect(await resolveCard(server().deps, person.id, chosen)).toEqual({
      token: expect.stringMatching(/^tok_sim_approves_visa_4242_/),
      customer: `cus_sim_${person.id}`,
    })
    expect((await list(person)).items).toHaveLength(1)
  })

  it.each([
    [CARDS.declines, 'declined'],
    ['4000000000009995', 'isn’t enough money'],
    ['4000000000000069', 'expired'],
    ['4111111111111111', 'This is a demo'],
  ])('are not kept when the bank says no: %s', async (number, words) => {
    const person = await aVerifiedPerson(server())
    await expect(save(person, simulatedToken(number))).rejects.toMatchObject({
      code: 'card_declined',
      message: expect.stringContaining(words),
    })
    expect(await list(person)).toEqual({ items: [] })
  })

  it('are made of tokens only', async () => {
    const person = await aVerifiedPerson(server())
    for (const token of ['4242424242424242', 'pm_card_visa', 'tok_sim_wins_visa_4242_1230_abcdefgh'])
      await expect(save(person, token)).rejects.toMatchObject({ code: 'validation_failed' })
  })

  it('leave a line in the audit log, by their id', async () => {
    const person = await aVerifiedPerson(server())
    await keep(person, VISA)
    const [card] = (await list(person)).items
    await remove(person, card?.id ?? '')
    const rows = await server()
      .deps.db.selectFrom('audit_log')
      .select(['action', 'data'])
      .where('actor_id', '=', person.id)
      .where('action', 'like', 'card.%')
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { action: 'card.saved', data: { card: card?.id } },
      { action: 'card.removed', data: { card: card?.id } },
    ])
  })
})

describe('a card for a booking', () => {
  const server = useServer()
  const { list } = useCards(server)
  const resolve = (person: Person, card: { token?: string; save?: boolean }) =>
    resolveCard(server().deps, person.id, { save: false, ...card })

  it('is its token, and is kept first where that is wished', async () => {
    const person = await aVerifiedPerson(server())
    const token = simulatedToken()
    expect(await resolve(person, { token })).toEqual({ token, customer: null })
    expect(await list(person)).toEqual({ items: [] })
    const kept = await resolve(person, { token, save: true })
    expect(kept).toEqual({
      token: expect.stringMatching(/^tok_sim_approves_/),
      customer: `cus_sim_${person.id}`,
    })
    expect(await resolve(person, { token, save: true })).toEqual(kept)
    expect((await list(person)).items).toHaveLength(1)
  })

  it('is asked for, and not kept when the bank says no', async () => {
    const person = await aVerifiedPerson(server())
    await expect(resolve(person, {})).rejects.toMatchObject({ code: 'validation_failed' })
    await expect(resolve(person, { token: 'pm_card_visa' })).rejects.toMatchObject({
      code: 'validation_failed',
    })
    const token = simulatedToken(CARDS.declines)
    await expect(resolve(person, { token, save: true })).rejects.toMatchObject({ code: 'card_declined' })
  })
})

const peer = await openStripePaymentsPeer()
afterAll(() => peer.close())

describe('cards kept by Stripe', () => {
  const server = useServer(peer.settings)
  const { save, list, remove } = useCards(server)

  it('belong to one customer, and are detached there too', async () => {
    const person = await aVerifiedPerson(server())
    await save(person, 'pm_card_visa')
    await save(person, 'pm_card_mastercard')
    const customers = [...peer.people.customers.values()].filter(({ user }) => user === person.id)
    expect(customers).toHaveLength(1)
    const { items } = await list(person)
    expect(items).toHaveLength(2)
    const reference = (
      await resolveCard(server().deps, person.id, { savedCardId: items[0]?.id, save: false })
    ).token
    expect(peer.people.methodOf(reference)?.customer).toMatch(/^cus_/)
    await remove(person, items[0]?.id ?? '')
    expect(peer.people.methodOf(reference)?.customer).toBeNull()
  })

  it('are as they were when Stripe does not answer, and the next try goes on from there', async () => {
    const person = await aVerifiedPerson(server())
    peer.failNext(FINAL_SERVER_ERROR)
    await expect(save(person, 'pm_card_visa')).rejects.toMatchObject({ code: 'payments_unreachable' })
    expect(await list(person)).toEqual({ items: [] })
    await save(person, 'pm_card_visa')
    const [card] = (await list(person)).items
    peer.failNext(FINAL_SERVER_ERROR)
    await expect(remove(person, card?.id ?? '')).rejects.toMatchObject({ code: 'payments_unreachable' })
    expect((await list(person)).items).toHaveLength(1)
    expect(await remove(person, card?.id ?? '')).toEqual({ items: [] })
  })
})
