import { accountCalls } from '@roomtone/contract/account/account.calls'
import { profileCalls } from '@roomtone/contract/profile/profile.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBooking, aVerifiedPerson, tokenOf } from '../../../testing/booking.ts'
import { useLife } from '../../../testing/booking-life.ts'
import { type Person, useHouse } from '../../../testing/house.ts'
import { ageProofs } from '../../../testing/proofs.ts'

const house = useHouse()
const life = useLife(house)
let person: Person

const as = async (who: Person = person) => ({ token: await tokenOf(house(), who) })
const show = async () => house().call(profileCalls.personalInfo, {}, await as())
const edit = async (body: Record<string, unknown>, who = person) =>
  house().call(profileCalls.editPersonalInfo, { body }, await as(who))

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
  person = await house().aPerson({ fullName: 'Ada Quill' })
})

describe('personal information', () => {
  it('is changed part by part and comes back as it was written', async () => {
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

  it('lies sealed in the database', async () => {
    await edit({ mailing: HOME, phones: ['+1 213 373 4253'] })
    const row = await house()
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
    const changed = await house().call(profileCalls.changeLegalName, { body: names }, await as())
    expect(changed.fullName).toBe('Ada Marie Quill')
    expect((await show()).isNameFixed).toBe(false)
    const verified = await aVerifiedPerson(house())
    await expect(
      house().call(profileCalls.changeLegalName, { body: names }, await as(verified)),
    ).rejects.toMatchObject({ code: 'conflict' })
    expect((await house().call(profileCalls.personalInfo, {}, await as(verified))).isNameFixed).toBe(true)
  })

  it('gives a preferred name to whoever they deal with, and a phone to a confirmed booking alone', async () => {
    const host = await aVerifiedPerson(house(), { roles: ['creator', 'host'], fullName: 'Hanna Stone' })
    await edit({ preferredName: 'Hank', phones: ['+1 213 373 4253'] }, host)
    await expect(edit({ preferredName: 'ada@example.com' }, host)).rejects.toMatchObject({
      code: 'text_flagged',
    })
    const booking = await aBooking(house(), { state: 'confirmed', host })
    const { contact } = await life.reveal(booking, booking.guest)
    expect(contact.phone).toBe('+1 213 373 4253')
    expect((await life.reveal(booking, host)).contact.phone).toBeNull()
    const cards = await life.show(booking, booking.guest)
    expect(cards.host.name).toBe('Hank')
    expect(JSON.stringify(cards)).not.toContain('373 4253')
  })
})

describe('language and time zone', () => {
  it('are kept, come back with the session, and set the cookie that pages are drawn by', async () => {
    const { token } = await as()
    const answer = await house().app.inject({
      method: 'PUT',
      url: '/api/profile/preferences',
      headers: { authorization: `Bearer ${token}` },
      payload: { language: 'es', timeZone: 'America/Mexico_City' },
    })
    expect(answer.json()).toMatchObject({ language: 'es', timeZone: 'America/Mexico_City' })
    expect(String(answer.headers['set-cookie'])).toMatch(/^language=es;/)
    const only = await house().call(profileCalls.savePreferences, { body: { timeZone: null } }, { token })
    expect(only).toMatchObject({ language: 'es', timeZone: null })
    for (const body of [{ language: 'de' }, { timeZone: 'Middle/Earth' }])
      await expect(
        house().call(profileCalls.savePreferences, { body: body as object }, { token }),
      ).rejects.toMatchObject({ code: 'validation_failed' })
  })
})

describe('another email address', () => {
  const ask = async (who: Person, email: string) =>
    house().call(profileCalls.requestEmailChange, { body: { email } }, await as(who))
  const tokenIn = (text: string) => /#token=([\w-]+)/.exec(text)?.[1] ?? ''
  const confirm = (token: string) => house().call(profileCalls.confirmEmailChange, { body: { token } })
  const signIn = (email: string, password: string) =>
    house().call(accountCalls.signIn, { body: { email, password } })

  it('needs a fresh proof and the new mailbox, moves the invitation along and tells the old one', async () => {
    const mover = await house().aPerson()
    const next = `new-${mover.email}`
    await ageProofs(house(), mover.id)
    await expect(
      house().call(profileCalls.requestEmailChange, { body: { email: next } }, { token: mover.token }),
    ).rejects.toMatchObject({ code: 'proof_required' })
    await expect(ask(mover, mover.email)).rejects.toMatchObject({ fields: [{ field: 'email' }] })
    await ask(mover, next)
    await house().drain()
    expect((await house().call(profileCalls.personalInfo, {}, await as(mover))).newEmail).toBe(next)
    expect((await house().mailsTo(mover.email)).map(({ kind }) => kind)).toContain('email-change-requested')
    const [mail] = (await house().mailsTo(next)).filter(({ kind }) => kind === 'change-email')
    await expect(signIn(next, mover.password)).rejects.toMatchObject({ code: 'not_whitelisted' })
    expect(await confirm(tokenIn(mail?.text ?? ''))).toEqual({ email: next })
    await expect(confirm(tokenIn(mail?.text ?? ''))).rejects.toMatchObject({ code: 'link_invalid' })
    await house().drain()
    expect((await signIn(next, mover.password)).user).toMatchObject({ email: next, emailConfirmed: true })
    await expect(signIn(mover.email, mover.password)).rejects.toMatchObject({ code: 'not_whitelisted' })
    expect((await house().mailsTo(mover.email)).at(-1)?.kind).toBe('email-changed')
  })

  it('cannot be one that has an account; only its mailbox learns that it does', async () => {
    const [mover, other] = [await house().aPerson(), await house().aPerson()]
    await expect(ask(mover, other.email)).resolves.toBeUndefined()
    await house().drain()
    const mail = (await house().mailsTo(other.email)).at(-1)
    expect(mail?.subject).toBe('This address has an account already')
    expect(mail?.text).not.toContain('#token=')
  })

  it('ends links to a new password that lie in the old mailbox', async () => {
    const mover = await house().aPerson()
    await house().call(accountCalls.requestPasswordReset, { body: { email: mover.email } })
    await ask(mover, `safe-${mover.email}`)
    await house().drain()
    const reset = (await house().mailsTo(mover.email)).find(({ kind }) => kind === 'reset-password')
    const change = (await house().mailsTo(`safe-${mover.email}`)).at(-1)
    await confirm(tokenIn(change?.text ?? ''))
    const body = { token: tokenIn(reset?.text ?? ''), password: 'Another1quiet' }
    await expect(house().call(accountCalls.completePasswordReset, { body })).rejects.toMatchObject({
      code: 'link_invalid',
    })
  })

  it('takes only the latest link', async () => {
    const mover = await house().aPerson()
    await ask(mover, `one-${mover.email}`)
    await house().drain()
    await ask(mover, `two-${mover.email}`)
    const first = (await house().mailsTo(`one-${mover.email}`)).at(-1)
    await expect(confirm(tokenIn(first?.text ?? ''))).rejects.toMatchObject({ code: 'link_invalid' })
  })
})
