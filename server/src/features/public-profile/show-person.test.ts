import { personCalls } from '@roomtone/contract/person/person.calls'
import { profileCalls } from '@roomtone/contract/profile/profile.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { aVerifiedPerson, tokenOf } from '../../../testing/booking.ts'
import { type Person, useHouse } from '../../../testing/house.ts'
import { insertListing } from '../../../testing/listings.ts'
import { projectListing } from '../search/entry.ts'

const house = useHouse()
let host: Person
let listing: string

const show = (id: string) => house().call(personCalls.show, { params: { id } })

beforeAll(async () => {
  host = await aVerifiedPerson(house(), { roles: ['creator', 'host'], fullName: 'Hanna Stone' })
  const { id } = await insertListing(house(), host.id)
  listing = id
  await house()
    .deps.db.transaction()
    .execute((tx) => projectListing(tx, id))
  const me = { token: await tokenOf(house(), host) }
  const body = { intro: 'Three rooms with north light.', prompts: { fact: 'Born on a ferry', pets: '' } }
  await house().call(profileCalls.edit, { body }, me)
  const personal = { phones: ['+1 213 373 4253'] }
  await house().call(profileCalls.editPersonalInfo, { body: personal }, me)
})

describe('a public profile', () => {
  it('shows a first name, what they tell of themself and their spaces, to anyone', async () => {
    const person = await show(host.id)
    expect(person).toMatchObject({
      id: host.id,
      name: 'Hanna',
      isVerified: true,
      isHost: true,
      intro: 'Three rooms with north light.',
      prompts: [{ prompt: 'fact', text: 'Born on a ferry' }],
      listings: [{ id: listing }],
      isFindable: true,
    })
  })

  it('never says how to reach them, nor their last name', async () => {
    const whole = JSON.stringify(await show(host.id))
    for (const secret of ['Stone', host.email, '373', 'Secret Street']) expect(whole).not.toContain(secret)
  })

  it('is called by the name they prefer, and leaves out spaces that cannot be booked', async () => {
    const { db } = house().deps
    await db.updateTable('profiles').set({ preferred_name: 'Hank' }).where('id', '=', host.id).execute()
    await db.updateTable('properties').set({ available: false }).where('id', '=', listing).execute()
    expect(await show(host.id)).toMatchObject({ name: 'Hank', listings: [] })
  })

  it('says whether search engines may show it', async () => {
    const { db, clock } = house().deps
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
    const { db } = house().deps
    const gone = await aVerifiedPerson(house())
    expect((await show(gone.id)).isHost).toBe(false)
    if (Object.keys(user).length > 0)
      await db.updateTable('users').set(user).where('id', '=', gone.id).execute()
    if (Object.keys(profile).length > 0)
      await db.updateTable('profiles').set(profile).where('id', '=', gone.id).execute()
    await expect(show(gone.id)).rejects.toMatchObject({ code: 'not_found' })
  })
})
