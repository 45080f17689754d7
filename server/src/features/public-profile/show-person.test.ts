import { accountCalls } from '@roomtone/contract/account/account.calls'
import { profileCalls } from '@roomtone/contract/profile/profile.calls'
import { publicProfileCalls } from '@roomtone/contract/public-profile/public-profile.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { aVerifiedPerson, tokenOf } from '../../../testing/booking.ts'
import { insertListing } from '../../../testing/listings.ts'
import { type Person, useServer } from '../../../testing/server.ts'
import { projectListing } from '../search/entry.ts'

const server = useServer()
let host: Person
let listing: string

let reader: Person
const show = async (id: string) =>
  server().call(publicProfileCalls.show, { params: { id } }, { token: await tokenOf(server(), reader) })
const showStranger = (id: string) => server().call(publicProfileCalls.show, { params: { id } })

beforeAll(async () => {
  reader = await server().aPerson()
  host = await aVerifiedPerson(server(), { roles: ['creator', 'host'], fullName: 'Hanna Stone' })
  const { id } = await insertListing(server(), host.id)
  listing = id
  await server()
    .deps.db.transaction()
    .execute((tx) => projectListing(tx, id))
  const me = { token: await tokenOf(server(), host) }
  const body = { intro: 'Three rooms with north light.', prompts: { fact: 'Born on a ferry', pets: '' } }
  await server().call(profileCalls.edit, { body }, me)
  const personal = { phones: ['+1 213 373 4253'] }
  await server().call(profileCalls.editPersonalInfo, { body: personal }, me)
})

describe('the profile of a member', () => {
  it('shows members a first name, the profile texts and the spaces', async () => {
    const person = await show(host.id)
    expect(person).toMatchObject({
      id: host.id,
      name: 'Hanna',
      isHost: true,
      isFindable: true,
      details: {
        isVerified: true,
        intro: 'Three rooms with north light.',
        prompts: [{ prompt: 'fact', text: 'Born on a ferry' }],
        listings: [{ id: listing }],
      },
    })
  })

  it('shows strangers a first name and a picture, and nothing that members tell each other', async () => {
    expect(await showStranger(host.id)).toEqual({
      id: host.id,
      name: 'Hanna',
      avatarUrl: null,
      isHost: true,
      isFindable: true,
      details: null,
    })
  })

  it('shows no more to a session that has ended', async () => {
    const gone = await server().aPerson()
    const { token } = gone
    await server().call(accountCalls.signOut, {}, { token })
    expect(
      (await server().call(publicProfileCalls.show, { params: { id: host.id } }, { token })).details,
    ).toBeNull()
  })

  it('never says how to reach them, nor their last name', async () => {
    const whole = JSON.stringify(await show(host.id))
    for (const secret of ['Stone', host.email, '373', 'Secret Street']) expect(whole).not.toContain(secret)
  })

  it('is called by the name they prefer, and leaves out spaces that cannot be booked', async () => {
    const { db } = server().deps
    await db.updateTable('profiles').set({ preferred_name: 'Hank' }).where('id', '=', host.id).execute()
    await db.updateTable('properties').set({ available: false }).where('id', '=', listing).execute()
    expect(await show(host.id)).toMatchObject({ name: 'Hank', details: { listings: [] } })
  })

  it('says whether search engines may show it', async () => {
    const { db, clock } = server().deps
    await db
      .insertInto('privacy_settings')
      .values({ user_id: host.id, search_engines: false, updated_at: clock.now() })
      .execute()
    expect((await show(host.id)).isFindable).toBe(false)
  })

  it.each([
    ['suspended', { suspended_at: new Date() }, {}],
    ['closed', { closed_at: new Date() }, {}],
    ['leaving', { closing_until: new Date() }, {}],
    ['deactivated', {}, { verification_status: 'deactivated' as const, is_verified: false }],
  ])('is not there for somebody who is %s', async (_, user, profile) => {
    const { db } = server().deps
    const gone = await aVerifiedPerson(server())
    expect((await show(gone.id)).isHost).toBe(false)
    if (Object.keys(user).length > 0)
      await db.updateTable('users').set(user).where('id', '=', gone.id).execute()
    if (Object.keys(profile).length > 0)
      await db.updateTable('profiles').set(profile).where('id', '=', gone.id).execute()
    await expect(show(gone.id)).rejects.toMatchObject({ code: 'not_found' })
  })
})
