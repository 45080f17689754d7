import Stripe from 'stripe'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type Person, useHouse } from '../../../testing/house.ts'
import { openStripePeer } from '../../../testing/stripe-peer.ts'
import { useVerifying } from '../../../testing/verifying.ts'

const SECRET = 'whsec_only_for_tests'
const peer = await openStripePeer()
afterAll(() => peer.close())

const house = useHouse({
  IDENTITY_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_peer',
  STRIPE_IDENTITY_WEBHOOK_SECRET: SECRET,
  STRIPE_API_URL: peer.url,
})
const { aNamedPerson, submit, show, profileOf, verificationsOf, mailsAbout } = useVerifying(house)
const FOUND = { first_name: 'Ada', last_name: 'Quill', dob: { day: 15, month: 6, year: 1990 } }

let events = 0
async function report(type: string, session: object, over: { id?: string; secret?: string } = {}) {
  events += 1
  const payload = JSON.stringify({
    id: over.id ?? `evt_${events}`,
    object: 'event',
    type: `identity.verification_session.${type}`,
    data: { object: session },
  })
  const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: over.secret ?? SECRET })
  const answer = await house().app.inject({
    method: 'POST',
    url: '/api/webhooks/identity',
    headers: { 'content-type': 'application/json', 'stripe-signature': header },
    payload,
  })
  return answer.statusCode
}

async function referenceOf(person: Person): Promise<string> {
  return (await verificationsOf(person)).at(-1)?.provider_reference ?? ''
}

describe('verification by Stripe', () => {
  let person: Person
  beforeEach(async () => {
    person = await aNamedPerson()
  })

  it('sends the person to Stripe and keeps the way there until it is decided', async () => {
    const view = await submit(person)
    expect(view).toMatchObject({
      status: 'processing',
      redirectUrl: expect.stringMatching(/^https:\/\/verify\./),
    })
    expect((await show(person)).redirectUrl).toBe(view.redirectUrl)
    const { form, key, path } = peer.asked.at(-1) ?? { form: new URLSearchParams(), key: '', path: '' }
    expect(path).toBe('/v1/identity/verification_sessions')
    expect(form.get('type')).toBe('document')
    expect(form.get('return_url')).toBe('http://localhost:3000/verify-identity')
    expect(key).toMatch(/^verification:.*:begin$/)
    // The person's name, birthday and number stay here.
    expect(form.toString()).not.toMatch(/Ada|1990|Quill/)
  })

  it('is verified by a signed event, once, and tells the person', async () => {
    await submit(person)
    const id = await referenceOf(person)
    peer.finds(id, FOUND)
    expect(await report('verified', { id, status: 'verified' }, { id: 'evt_same' })).toBe(204)
    expect(await report('verified', { id, status: 'verified' }, { id: 'evt_same' })).toBe(204)
    expect(await report('requires_input', { id, status: 'requires_input', last_error: null })).toBe(204)
    expect(await profileOf(person)).toMatchObject({
      is_verified: true,
      verification_provider: 'stripe',
      verification_token: id,
    })
    expect((await show(person)).redirectUrl).toBeNull()
    expect((await mailsAbout(person)).map(({ kind }) => kind)).toEqual(['verification-verified'])
  })

  it('believes no event without the signature, and changes nothing', async () => {
    await submit(person)
    const id = await referenceOf(person)
    peer.finds(id, FOUND)
    expect(await report('verified', { id, status: 'verified' }, { secret: 'whsec_guessed' })).toBe(403)
    expect(await show(person)).toMatchObject({ status: 'processing' })
  })

  it('goes to a person when the document says somebody else', async () => {
    await submit(person)
    const id = await referenceOf(person)
    peer.finds(id, { ...FOUND, first_name: 'Grace', dob: { day: 16, month: 6, year: 1990 } })
    expect(await report('verified', { id, status: 'verified' })).toBe(204)
    expect((await verificationsOf(person)).at(-1)).toMatchObject({
      status: 'in_review',
      flags: ['birthday_differs', 'name_differs'],
    })
    expect(await profileOf(person)).toMatchObject({ is_verified: false, verification_status: 'in_review' })
  })

  it('is rejected with the reason in words, and can be tried again with a new session', async () => {
    await submit(person)
    const id = await referenceOf(person)
    const expired = { id, status: 'requires_input', last_error: { code: 'document_expired' } }
    expect(await report('requires_input', expired)).toBe(204)
    expect(await show(person)).toMatchObject({
      status: 'rejected',
      reason: 'The document has expired. Please use one that is valid.',
    })
    const again = await submit(person)
    expect(again.status).toBe('processing')
    expect(await referenceOf(person)).not.toBe(id)
    // What the first session still says is about the first session.
    peer.finds(id, FOUND)
    expect(await report('verified', { id, status: 'verified' })).toBe(204)
    expect(await show(person)).toMatchObject({ status: 'processing' })
  })

  it('takes nothing when Stripe does not answer, so that the person can try again', async () => {
    peer.fail(true)
    await expect(submit(person)).rejects.toMatchObject({ code: 'overloaded' })
    peer.fail(false)
    expect(await show(person)).toMatchObject({ status: 'none' })
    expect(await submit(person)).toMatchObject({ status: 'processing' })
  })
})
