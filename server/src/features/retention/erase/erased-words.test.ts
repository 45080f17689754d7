import { applicationCalls } from '@roomtone/contract/application/application.calls'
import { profileCalls } from '@roomtone/contract/profile/profile.calls'
import { describe, expect, it } from 'vitest'
import { STREET, useApplying } from '../../../../testing/applying.ts'
import { aBooking, aVerifiedPerson, tokenOf } from '../../../../testing/booking.ts'
import { type Person, useServer } from '../../../../testing/server.ts'
import { applyRetention } from '../apply-retention.ts'

const DAY = 86_400_000
const server = useServer()
const applying = useApplying(server)

const rows = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await server().database.pool.query<Row>(text, values)).rows

async function erase(person: Person): Promise<void> {
  await rows('update users set closed_at = $2 where id = $1', [person.id, server().clock.now()])
  server().clock.advance(91 * DAY)
  await applyRetention(server().deps)
}

const applicationOf = async (id: string) =>
  (
    await rows<Record<string, unknown>>(
      `select property_address, property_zipcode, lat, lng, pin_moved, title, description, photos, admin_notes
       from host_applications where id = $1`,
      [id],
    )
  )[0]
const revisionsOf = (id: string) =>
  rows<{ content: { location: object; pin: object | null; title: string } }>(
    'select content from application_revisions where application_id = $1',
    [id],
  )

describe('an application to host', () => {
  it('that came to no listing is emptied with the account', async () => {
    const leaver = await aVerifiedPerson(server())
    const admin = await aVerifiedPerson(server(), { roles: ['creator', 'admin'] })
    const pin = { lat: 34.0536, lng: -118.2427 }
    const id = await applying.anApplication(leaver, { pin })
    await server().call(
      applicationCalls.decide,
      { params: { id }, body: { revision: 1, status: 'rejected', adminNotes: 'Blurred photos' } },
      { token: await tokenOf(server(), admin) },
    )
    expect(await applicationOf(id)).toMatchObject({ property_address: STREET, pin_moved: true })
    await erase(leaver)
    expect(await applicationOf(id)).toEqual({
      property_address: '-',
      property_zipcode: '-',
      lat: null,
      lng: null,
      pin_moved: false,
      title: '-',
      description: '-',
      photos: [],
      admin_notes: null,
    })
    const [revision] = await revisionsOf(id)
    expect(revision?.content).toMatchObject({
      location: { address: '-', zip: '-', city: 'Los Angeles' },
      pin: null,
      title: '-',
    })
    const { items } = await server().call(
      applicationCalls.list,
      { query: { status: 'rejected' } },
      { token: await tokenOf(server(), admin) },
    )
    expect(items.find((item) => item.id === id)).toMatchObject({ pin: null, location: { address: '-' } })
  })

  it('keeps the address of its space until the last booking that needs it', async () => {
    const host = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
    const id = await applying.anApplication(host)
    const booking = await aBooking(server(), {
      state: 'completed',
      host,
      listingOver: { application_id: id },
    })
    await erase(host)
    expect(await applicationOf(id)).toMatchObject({ property_address: STREET })
    server().clock.advance(Math.ceil(7.1 * 365.25) * DAY)
    await applyRetention(server().deps)
    expect(await rows('select 1 from erasures where subject_id = $1', [booking.id])).toHaveLength(1)
    expect(await applicationOf(id)).toMatchObject({
      property_address: '-',
      lat: null,
      title: 'A quiet loft',
    })
    expect((await revisionsOf(id))[0]?.content).toMatchObject({
      location: { address: '-', zip: '-' },
      title: 'A quiet loft',
    })
  })
})

describe('words of a closed account', () => {
  it('that our rules held back, that others said of them and that they said of others, are gone', async () => {
    const [leaver, stayer] = [await aVerifiedPerson(server()), await aVerifiedPerson(server())]
    const { deps, clock } = server()
    const open = (about: { subject_id: string; reporter_id?: string; quote?: string }) =>
      deps.db
        .insertInto('moderation_cases')
        .values({ severity: 'low', reason: 'Spoke of my cousin', created_at: clock.now(), ...about })
        .execute()
    await open({ subject_id: leaver.id, quote: 'My cousin lives next door' })
    await open({ subject_id: leaver.id, reporter_id: stayer.id })
    await open({ subject_id: stayer.id, reporter_id: leaver.id })
    await open({ subject_id: stayer.id, quote: 'Words of who stays' })
    await erase(leaver)
    const cases = await rows<{ reason: string; quote: string | null }>(
      'select reason, quote from moderation_cases where subject_id in ($1, $2)',
      [leaver.id, stayer.id],
    )
    expect(cases.map(({ quote, reason }) => [quote, reason]).sort()).toEqual(
      [
        ['-', ''],
        [null, ''],
        [null, ''],
        ['Words of who stays', 'Spoke of my cousin'],
      ].sort(),
    )
  })

  it('beside days that they kept for themself are gone', async () => {
    const { host, listing } = await aBooking(server(), { state: 'declined' })
    const [row] = await rows<{ search_id: number }>('select search_id from properties where id = $1', [
      listing.id,
    ])
    await rows(
      `insert into holds (listing_id, during, kind, note, created_at)
       values ($1, tstzrange($2::timestamptz, $2::timestamptz + interval '1 day'), 'block', 'My sister visits', $2)`,
      [row?.search_id, new Date(server().clock.now().getTime() + 30 * DAY)],
    )
    await erase(host)
    expect(await rows('select note from holds where listing_id = $1', [row?.search_id])).toEqual([
      { note: '' },
    ])
  })
})

describe('an address that was changed', () => {
  it('takes the place on the waitlist along, and is erased where others wrote the old one down', async () => {
    const [mover, friend] = [await aVerifiedPerson(server()), await server().aPerson()]
    const { db } = server().deps
    const now = server().clock.now()
    const old = mover.email
    const next = `new-${old}`
    await db
      .insertInto('waitlist')
      .values({ email: old, full_name: 'Wanda Waits', user_type: 'creator', created_at: now })
      .execute()
    await db
      .insertInto('referrals')
      .values({ referrer_id: friend.id, email: old, source: 'mail', invited_at: now })
      .execute()
    const [before] = await rows<{ id: string }>('select id from waitlist where email = $1', [old])
    await server().call(profileCalls.requestEmailChange, { body: { email: next } }, { token: mover.token })
    await server().drain()
    const mail = (await server().mailsTo(next)).find(({ kind }) => kind === 'change-email')
    const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    await server().call(profileCalls.confirmEmailChange, { body: { token } })
    await server().drain()
    const waiting = () =>
      rows('select id, email, full_name from waitlist where email = any($1)', [[old, next]])
    expect(await waiting()).toEqual([{ id: before?.id, email: next, full_name: 'Wanda Waits' }])
    await erase(mover)
    expect(await waiting()).toEqual([])
    expect(await rows('select 1 from referrals where email = $1', [old])).toEqual([])
    expect(await rows('select 1 from embedded_mails where recipient = any($1)', [[old, next]])).toEqual([])
  })
})
