import { accountCalls } from '@roomtone/contract/account/account.calls'
import { profileCalls } from '@roomtone/contract/profile/profile.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBooking, aVerifiedPerson, tokenOf } from '../../../../testing/booking.ts'
import { useLife } from '../../../../testing/booking-life.ts'
import { ageProofs } from '../../../../testing/proofs.ts'
import { type Person, useServer } from '../../../../testing/server.ts'

const server = useServer()
const life = useLife(server)
let person: Person

const as = async (who: Person = person) => ({ token: await tokenOf(server(), who) })
const show = async () => server().call(profileCalls.personalInfo, {}, await as())
const edit = async (body: Record<string, unknown>, who = person) =>
  server().call(profileCalls.editPersonalInfo, { body }, await as(who))

const HOME = {
  line1: '44 Foghorn Row',
  line2: 'Top floor',
  city: 'Galway',
  region: '',
  postalCode: 'H91 ABC',
  country: 'IE',
}
const KIN = { name: 'Kit Quill', relation: 'Sibling', phone: '(213) 373-4254', email: 'kit@example.com' }

beforeAll(async () => {
  person = await server().aPerson({ fullName: 'Ada Quill' })
})

describe('personal information', () => {
  it('is changed part by part and read back as it was written', async () => {
    await edit({ residential: HOME })
    await edit({ phones: ['213-373-4253', '+353 1 679 0000', '+1 (213) 373 4253'] })
    const { residential, mailing, phones, emergency } = await edit({ emergency: KIN })
    expect(residential).toEqual(HOME)
    expect(mailing).toBeNull()
    expect(phones).toEqual(['+1 213 373 4253', '+353 1 679 0000'])
    expect(emergency).toEqual({ ...KIN, phone: '+1 213 373 4254' })
    expect((await edit({ residential: null })).residential).toBeNull()
    expect((await show()).phones).toHaveLength(2)
  })

  it('is sealed in the database', async () => {
    await edit({ mailing: HOME, phones: ['+1 213 373 4253'] })
    const row = await server()
      .deps.db.selectFrom('profiles')
      .selectAll()
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow()
    expect(row.personal?.includes('Foghorn')).toBe(false)
    expect(JSON.stringify({ ...row, personal: null })).not.toMatch(/Foghorn|3734253/)
    expect([row.has_phone, row.has_emergency_contact]).toEqual([true, true])
  })

  it('refuses what cannot be called, naming the field', async () => {
    await expect(edit({ phones: ['+1 213 373 4253', '12345'] })).rejects.toMatchObject({
      fields: [{ field: 'phones.1' }],
    })
    await expect(edit({ emergency: { ...KIN, phone: '000000' } })).rejects.toMatchObject({
      fields: [{ field: 'emergency.phone' }],
    })
    await expect(edit({ residential: { ...HOME, country: 'XX' } })).rejects.toMatchObject({
      fields: [{ field: 'residential.country' }],
    })
    await expect(edit({})).rejects.toMatchObject({ code: 'validation_failed' })
  })

  it('lets a legal name change until somebody has been checked under it', async () => {
    const names = { firstName: 'Ada Marie', lastName: 'Quill' }
    const changed = await server().call(profileCalls.changeLegalName, { body: names }, await as())
    expect(changed.fullName).toBe('Ada Marie Quill')
    expect((await show()).isNameFixed).toBe(false)
    const verified = await aVerifiedPerson(server())
    await expect(
      server().call(profileCalls.changeLegalName, { body: names }, await as(verified)),
    ).rejects.toMatchObject({ code: 'conflict' })
    expect((await server().call(profileCalls.personalInfo, {}, await as(verified))).isNameFixed).toBe(true)
  })

  it('gives a preferred name to everyone they deal with, and a phone to a confirmed booking alone', async () => {
    const host = await aVerifiedPerson(server(), { roles: ['creator', 'host'], fullName: 'Hanna Stone' })
    await edit({ preferredName: 'Hank', phones: ['+1 213 373 4253'] }, host)
    await expect(edit({ preferredName: 'ada@example.com' }, host)).rejects.toMatchObject({
      code: 'text_flagged',
    })
    const booking = await aBooking(server(), { state: 'confirmed', host })
    const { contact } = await life.reveal(booking, booking.guest)
    expect(contact.phone).toBe('+1 213 373 4253')
    expect((await life.reveal(booking, host)).contact.phone).toBeNull()
    const cards = await life.show(booking, booking.guest)
    expect(cards.host.name).toBe('Hank')
    expect(JSON.stringify(cards)).not.toContain('373 4253')
  })
})

describe('language and time zone', () => {
  it('are kept, returned with the session, and set the cookie that pages are drawn by', async () => {
    const { token } = await as()
    const answer = await server().app.inject({
      method: 'PUT',
      url: '/api/profile/preferences',
      headers: { authorization: `Bearer ${token}` },
      payload: { language: 'es', timeZone: 'America/Mexico_City' },
    })
    expect(answer.json()).toMatchObject({ language: 'es', timeZone: 'America/Mexico_City' })
    expect(String(answer.headers['set-cookie'])).toMatch(/^language=es;/)
    const only = await server().call(profileCalls.savePreferences, { body: { timeZone: null } }, { token })
    expect(only).toMatchObject({ language: 'es', timeZone: null })
    for (const body of [{ language: 'pt' }, { timeZone: 'Middle/Earth' }])
      await expect(
        server().call(profileCalls.savePreferences, { body: body as object }, { token }),
      ).rejects.toMatchObject({ code: 'validation_failed' })
  })
})

describe('another email address', () => {
  const ask = async (who: Person, email: string) =>
    server().call(profileCalls.requestEmailChange, { body: { email } }, await as(who))
  const tokenIn = (text: string) => /#token=([\w-]+)/.exec(text)?.[1] ?? ''
  const confirm = (token: string) => server().call(profileCalls.confirmEmailChange, { body: { token } })
  const signIn = (email: string, password: string) =>
    server().call(accountCalls.signIn, { body: { email, password } })

  it('needs a fresh proof and the new mailbox, moves the invitation along and tells the old one', async () => {
    const mover = await server().aPerson()
    const next = `new-${mover.email}`
    await ageProofs(server(), mover.id)
    await expect(
      server().call(profileCalls.requestEmailChange, { body: { email: next } }, { token: mover.token }),
    ).rejects.toMatchObject({ code: 'proof_required' })
    await expect(ask(mover, mover.email)).rejects.toMatchObject({ fields: [{ field: 'email' }] })
    await ask(mover, next)
    await server().drain()
    expect((await server().call(profileCalls.personalInfo, {}, await as(mover))).newEmail).toBe(next)
    expect((await server().mailsTo(mover.email)).map(({ kind }) => kind)).toContain('email-change-requested')
    const [mail] = (await server().mailsTo(next)).filter(({ kind }) => kind === 'change-email')
    await expect(signIn(next, mover.password)).rejects.toMatchObject({ code: 'not_whitelisted' })
    expect(await confirm(tokenIn(mail?.text ?? ''))).toEqual({ email: next })
    await expect(confirm(tokenIn(mail?.text ?? ''))).rejects.toMatchObject({ code: 'link_invalid' })
    await server().drain()
    expect((await signIn(next, mover.password)).user).toMatchObject({ email: next, emailConfirmed: true })
    await expect(signIn(mover.email, mover.password)).rejects.toMatchObject({ code: 'not_whitelisted' })
    expect((await server().mailsTo(mover.email)).at(-1)?.kind).toBe('email-changed')
  })

  it('cannot be one that has an account; only its mailbox learns that it does', async () => {
    const [mover, other] = [await server().aPerson(), await server().aPerson()]
    await expect(ask(mover, other.email)).resolves.toBeUndefined()
    await server().drain()
    const mail = (await server().mailsTo(other.email)).at(-1)
    expect(mail?.subject).toBe('This email address already has an account')
    expect(mail?.text).not.toContain('#token=')
  })

  it('ends links to a new password that lie in the old mailbox', async () => {
    const mover = await server().aPerson()
    await server().call(accountCalls.requestPasswordReset, { body: { email: mover.email } })
    await ask(mover, `safe-${mover.email}`)
    await server().drain()
    const reset = (await server().mailsTo(mover.email)).find(({ kind }) => kind === 'reset-password')
    const change = (await server().mailsTo(`safe-${mover.email}`)).at(-1)
    await confirm(tokenIn(change?.text ?? ''))
    const body = { token: tokenIn(reset?.text ?? ''), password: 'Another1quiet' }
    await expect(server().call(accountCalls.completePasswordReset, { body })).rejects.toMatchObject({
      code: 'link_invalid',
    })
  })

  it('takes only the latest link', async () => {
    const mover = await server().aPerson()
    await ask(mover, `one-${mover.email}`)
    await server().drain()
    await ask(mover, `two-${mover.email}`)
    const first = (await server().mailsTo(`one-${mover.email}`)).at(-1)
    await expect(confirm(tokenIn(first?.text ?? ''))).rejects.toMatchObject({ code: 'link_invalid' })
  })
})
