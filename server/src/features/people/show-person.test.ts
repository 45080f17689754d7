import { peopleCalls } from '@roomtone/contract/people/people.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBooking, tokenOf } from '../../../testing/booking.ts'
import { aCase } from '../../../testing/moderating.ts'
import { NOBODY } from '../../../testing/sample-inputs.ts'
import { type Person, useServer } from '../../../testing/server.ts'

const server = useServer()
let admin: Person

beforeAll(async () => {
  admin = await server().aPerson({ roles: ['admin'], fullName: 'Imani Okafor' })
})

const asAdmin = async () => ({ token: await tokenOf(server(), admin) })
const show = async (id: string) => server().call(peopleCalls.show, { params: { id } }, await asAdmin())

describe('a person, for the admin who helps them', () => {
  it('comes with bookings, listings, sessions, cases and what happened', async () => {
    const booked = await aBooking(server(), { state: 'confirmed' })
    await aCase(server(), { subjectId: booked.guest.id })
    const guest = await show(booked.guest.id)
    expect(guest.asGuest).toMatchObject({ total: 1, items: [{ id: booked.id, state: 'confirmed' }] })
    expect(guest.asHost.total).toBe(0)
    expect(guest.cases).toMatchObject({ total: 1, items: [{ state: 'open' }] })
    expect(guest.sessions.items[0]?.address).not.toBe('127.0.0.1')
    expect(guest.audit.total).toBeGreaterThan(0)
    const host = await show(booked.host.id)
    expect(host.asHost.items[0]?.id).toBe(booked.id)
    expect(host.listings).toMatchObject({ total: 1, items: [{ id: booked.listing.id, isAvailable: true }] })
    await expect(show(NOBODY)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('has notes, which are sealed and go with the key', async () => {
    const cleo = await server().aPerson()
    const params = { id: cleo.id }
    const { notes } = await server().call(
      peopleCalls.addNote,
      { params, body: { text: 'Prefers the phone' } },
      await asAdmin(),
    )
    expect(notes).toMatchObject([{ author: 'Imani Okafor', text: 'Prefers the phone' }])
    const { db, keys } = server().deps
    const [row] = await db.selectFrom('person_notes').select('body').where('user_id', '=', cleo.id).execute()
    expect(row?.body.toString('latin1')).not.toContain('phone')
    const noteId = notes[0]?.id ?? ''
    const other = await server().aPerson()
    await expect(
      server().call(peopleCalls.removeNote, { params: { id: other.id, noteId } }, await asAdmin()),
    ).rejects.toMatchObject({ code: 'not_found' })
    await db.transaction().execute((tx) => keys.erase(tx, cleo.id))
    expect((await show(cleo.id)).notes[0]?.text).toBe('')
    const left = await server().call(
      peopleCalls.removeNote,
      { params: { ...params, noteId } },
      await asAdmin(),
    )
    expect(left.notes).toEqual([])
  })

  it('is signed out everywhere, with a reason', async () => {
    const cleo = await server().aPerson()
    const { ended } = await server().call(
      peopleCalls.endSessions,
      { params: { id: cleo.id }, body: { reason: 'A lost laptop' } },
      await asAdmin(),
    )
    expect(ended).toBe(1)
    expect((await show(cleo.id)).sessions.total).toBe(0)
    await expect(
      server().call(
        peopleCalls.endSessions,
        { params: { id: admin.id }, body: { reason: 'Mine' } },
        await asAdmin(),
      ),
    ).rejects.toMatchObject({ code: 'own_account' })
  })

  it('gets the confirmation link once more while the address is not confirmed', async () => {
    const cleo = await server().aPerson({ confirmed: false, email: 'again@example.com' })
    await server().drain()
    const before = (await server().mailsTo('again@example.com')).filter(
      ({ kind }) => kind === 'confirm-email',
    )
    const send = async () =>
      server().call(peopleCalls.resendConfirmation, { params: { id: cleo.id } }, await asAdmin())
    await send()
    await server().drain()
    const after = (await server().mailsTo('again@example.com')).filter(({ kind }) => kind === 'confirm-email')
    expect(after).toHaveLength(before.length + 1)
    const { db, clock } = server().deps
    await db.updateTable('users').set({ email_confirmed_at: clock.now() }).where('id', '=', cleo.id).execute()
    await expect(send()).rejects.toMatchObject({ code: 'no_longer_possible' })
  })
})

describe('the list of people', () => {
  it('is narrowed by verification and sorted by name or last visit, page by page', async () => {
    const names = ['Zoë Alder', 'ann birch', 'Bo Cedar']
    for (const fullName of names)
      await server().aPerson({ fullName, email: `${fullName.slice(-3)}-sorted@example.com` })
    const list = async (query: object) =>
      server().call(peopleCalls.list, { query: { q: '-sorted@', ...query } }, await asAdmin())
    const first = await list({ sort: 'name', limit: 2 })
    const second = await list({ sort: 'name', limit: 2, cursor: first.nextCursor ?? '' })
    expect([...first.items, ...second.items].map(({ fullName }) => fullName)).toEqual([
      'ann birch',
      'Bo Cedar',
      'Zoë Alder',
    ])
    await expect(list({ sort: 'seen', cursor: first.nextCursor ?? '' })).rejects.toMatchObject({
      code: 'validation_failed',
    })
    expect((await list({ verified: 'yes' })).total).toBe(0)
    expect((await list({ verified: 'no' })).total).toBe(3)
    expect((await list({ sort: 'oldest' })).items.map(({ fullName }) => fullName)).toEqual(names)
    expect((await list({ sort: 'seen' })).total).toBe(3)
  })
})
