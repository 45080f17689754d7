import { verificationCalls } from '@roomtone/contract/verification/verification.calls'
import Stripe from 'stripe'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type Person, useServer } from '../../../testing/server.ts'
import { openStripePeer } from '../../../testing/stripe-peer.ts'
import { useVerifying } from '../../../testing/verifying.ts'

const HOUR = 3_600_000
const SECRET = 'whsec_only_for_tests'
const peer = await openStripePeer()
afterAll(() => peer.close())

const server = useServer({
  IDENTITY_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_peer',
  STRIPE_IDENTITY_WEBHOOK_SECRET: SECRET,
  STRIPE_API_URL: peer.url,
})
const { aNamedPerson, upload, submit, show, goOn, profileOf, verificationsOf, mailsAbout } =
  useVerifying(server)
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
  const answer = await server().app.inject({
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

  it('sends the person to Stripe, and does not keep the address that works only once', async () => {
    const view = await submit(person)
    expect(view).toMatchObject({
      status: 'processing',
      redirectUrl: expect.stringMatching(/^https:\/\/verify\./),
      canGoOn: true,
      canStartAgain: false,
    })
    expect(await show(person)).toEqual({ ...view, redirectUrl: null })
    expect((await verificationsOf(person)).at(-1)?.redirect_url).toBeNull()
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
    expect(await show(person)).toMatchObject({ redirectUrl: null, canGoOn: false })
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
      reason: 'document_expired',
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

describe('leaving the page of Stripe', () => {
  let person: Person
  let first: string
  beforeEach(async () => {
    person = await aNamedPerson()
    first = (await submit(person)).redirectUrl ?? ''
  })

  /** Long enough ago that the session of the person, too, would be over: so the row is moved, not the clock. */
  async function submittedBefore(ms: number): Promise<void> {
    const submitted_at = new Date(server().clock.now().getTime() - ms)
    await server()
      .deps.db.updateTable('verifications')
      .set({ submitted_at })
      .where('user_id', '=', person.id)
      .execute()
  }

  it('asks for a fresh address each time the person goes on', async () => {
    await submittedBefore(50 * HOUR)
    const { redirectUrl, ...view } = await goOn(person)
    expect(view).toMatchObject({ status: 'processing', canGoOn: true })
    expect(redirectUrl).toMatch(/^https:\/\/verify\./)
    expect(redirectUrl).not.toBe(first)
    expect((await goOn(person)).redirectUrl).not.toBe(redirectUrl)
  })

  it('has nowhere to go once everything is handed in', async () => {
    peer.moves(await referenceOf(person), 'processing')
    expect(await goOn(person)).toMatchObject({ status: 'processing', redirectUrl: null })
    await submittedBefore(50 * HOUR)
    await expect(submit(person)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('says so when Stripe does not answer, and changes nothing', async () => {
    peer.fail(true)
    await expect(goOn(person)).rejects.toMatchObject({ code: 'overloaded' })
    peer.fail(false)
    expect(await goOn(person)).toMatchObject({ status: 'processing' })
  })

  it('lets the person try again when the session has ended there', async () => {
    peer.moves(await referenceOf(person), 'canceled')
    expect(await goOn(person)).toMatchObject({
      status: 'rejected',
      reason: 'canceled',
      redirectUrl: null,
    })
    expect(await submit(person)).toMatchObject({ status: 'processing' })
  })

  it('hears of a cancelled session by its event too, and of one that asks for input without an error', async () => {
    const id = await referenceOf(person)
    expect(await report('requires_input', { id, status: 'requires_input', last_error: null })).toBe(204)
    expect(await show(person)).toMatchObject({ status: 'processing', canGoOn: true })
    expect(await report('canceled', { id, status: 'canceled', last_error: null })).toBe(204)
    expect(await show(person)).toMatchObject({ status: 'rejected', canGoOn: false })
  })

  it('replaces an ended session by the person’s own next submission, without a mail about the old one', async () => {
    peer.moves(await referenceOf(person), 'canceled')
    expect(await submit(person)).toMatchObject({ status: 'processing', redirectUrl: expect.any(String) })
    expect((await verificationsOf(person)).map(({ status }) => status)).toEqual(['rejected', 'processing'])
    expect(await profileOf(person)).toMatchObject({ verification_status: 'pending' })
    expect(await mailsAbout(person)).toEqual([])
  })

  it('replaces one that was given up for two days, and closes it there', async () => {
    const old = await referenceOf(person)
    await submittedBefore(47 * HOUR)
    await expect(submit(person)).rejects.toMatchObject({ code: 'conflict' })
    expect(await show(person)).toMatchObject({ canStartAgain: false })
    await submittedBefore(48 * HOUR)
    expect(await show(person)).toMatchObject({ canStartAgain: true })
    const [documentA, documentB] = [await upload(person), await upload(person)]
    const both = await Promise.allSettled(
      [documentA, documentB].map((documentId) => submit(person, { documentId })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await verificationsOf(person)).map(({ status }) => status)).toEqual(['rejected', 'processing'])
    expect(peer.stateOf(old)).toBe('canceled')
    expect(await report('canceled', { id: old, status: 'canceled', last_error: null })).toBe(204)
    expect(await show(person)).toMatchObject({ status: 'processing', canStartAgain: false })
  })
})

describe('after a person has said no', () => {
  it('the next try goes to a person, and the provider decides nothing', async () => {
    const admin = await server().aPerson({ roles: ['admin'] })
    const ada = await aNamedPerson()
    const odd = await submit(ada, { dateOfBirth: '1990-06-16' })
    expect(odd.status).toBe('in_review')
    const id = (await verificationsOf(ada)).at(-1)?.id ?? ''
    const body = { approved: false, reason: 'The picture is of somebody else.' }
    await server().call(verificationCalls.decide, { params: { id }, body }, { token: admin.token })
    const again = await submit(ada)
    expect(again).toMatchObject({ status: 'in_review', redirectUrl: null, canGoOn: false })
    await server().bringJobsForward()
    await server().drain()
    expect((await show(ada)).status).toBe('in_review')
    expect(await profileOf(ada)).toMatchObject({ is_verified: false, verification_status: 'in_review' })
    expect((await verificationsOf(ada)).at(-1)).toMatchObject({
      provider: 'manual',
      flags: ['rejected_before'],
    })
  })
})
