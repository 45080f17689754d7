import { describe, expect, it } from 'vitest'
import { aVerifiedPerson } from '../../../../testing/booking.ts'
import { refusedWith, useLife } from '../../../../testing/booking-life.ts'
import { aShoot, idsOf, MARA, TEO, useCrew } from '../../../../testing/crew.ts'
import { NOBODY } from '../../../../testing/sample-inputs.ts'
import { useServer } from '../../../../testing/server.ts'

const HOUR = 3_600_000
const server = useServer()
const { show, save, saveSheet, send, goTo } = useCrew(server)
const { cancel, auditOf } = useLife(server)

const CHILD = { name: 'Ida Brandt', role: 'Talent', email: null, isMinor: true }

describe('the crew list', () => {
  it('is the guest’s to write and both sides’ to read; how to reach people stays with the guest', async () => {
    const shoot = await aShoot(server())
    const admin = await server().aPerson({ roles: ['admin'] })
    const saved = await save(shoot, [MARA, TEO])
    expect(saved.members).toMatchObject([
      { name: 'Mara Lindqvist', role: 'Gaffer', email: 'mara@crew.example', isMinor: false, link: null },
      { name: 'Teo Brandt', role: 'Sound', email: null },
    ])
    expect(saved).toMatchObject({ most: 4, canEdit: true, allowsMinors: false, callSheet: null })
    await send(shoot, idsOf(saved).slice(0, 1))
    const forHost = await show(shoot, shoot.host)
    expect(forHost.members).toMatchObject([{ name: 'Mara Lindqvist', email: null, link: null }, TEO])
    expect(forHost.canEdit).toBe(false)
    expect(JSON.stringify(forHost)).not.toContain('crew.example')
    const forAdmin = await show(shoot, admin)
    expect(forAdmin.members[0]?.link?.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
    expect(JSON.stringify(forAdmin)).not.toContain('crew.example')
    const actions = (await auditOf(shoot.id)).map(({ action, actorId }) => [action, actorId])
    expect(actions).toContainEqual(['crew.saved', shoot.guest.id])
    expect(actions).toContainEqual(['crew.viewed', admin.id])
    expect(actions.filter(([action]) => action === 'crew.viewed')).toHaveLength(1)
  })

  it('is nobody else’s, and not the host’s to change', async () => {
    const shoot = await aShoot(server())
    const stranger = await aVerifiedPerson(server())
    const { revision } = await show(shoot, shoot.guest)
    await refusedWith(show(shoot, stranger), 'not_found')
    await refusedWith(save(shoot, [MARA], { person: stranger, revision }), 'not_found')
    await refusedWith(save(shoot, [MARA], { person: shoot.host, revision }), 'not_found')
    expect((await show(shoot, shoot.guest)).members).toEqual([])
  })

  it('keeps those who stay under the same id, in the order that was sent', async () => {
    const shoot = await aShoot(server())
    const [mara = '', teo = ''] = idsOf(await save(shoot, [MARA, TEO]))
    const renamed = { ...TEO, id: teo, name: 'Teo Brandt-Okoye' }
    const third = { name: 'Nils Aho', role: 'Grip', email: null, isMinor: false }
    const after = await save(shoot, [third, renamed, { ...MARA, id: mara }])
    expect(after.members.map(({ name }) => name)).toEqual(['Nils Aho', 'Teo Brandt-Okoye', 'Mara Lindqvist'])
    expect(idsOf(after).slice(1)).toEqual([teo, mara])
    const { members } = await save(shoot, [{ ...MARA, id: mara }])
    expect(members.map(({ id }) => id)).toEqual([mara])
  })

  it('does not take people of another booking, of no booking, or twice', async () => {
    const [shoot, other] = [await aShoot(server()), await aShoot(server())]
    const [foreign = ''] = idsOf(await save(other, [MARA]))
    const [own = ''] = idsOf(await save(shoot, [TEO]))
    for (const id of [foreign, NOBODY]) {
      const { fields } = await refusedWith(save(shoot, [TEO, { ...MARA, id }]), 'validation_failed')
      expect(fields).toMatchObject([{ field: 'members.1.id' }])
    }
    const twice = [
      { ...TEO, id: own },
      { ...TEO, id: own },
    ]
    await refusedWith(save(shoot, twice), 'validation_failed')
    expect((await show(other, other.guest)).members).toMatchObject([MARA])
    expect(idsOf(await show(shoot, shoot.guest))).toEqual([own])
  })

  it('is no longer than what was booked', async () => {
    const shoot = await aShoot(server())
    const five = Array.from({ length: 5 }, (_, n) => ({ ...TEO, name: `Person ${n}` }))
    const refusal = await refusedWith(save(shoot, five), 'crew_too_large')
    expect(refusal.message).toContain('4 people')
    expect((await save(shoot, five.slice(1))).members).toHaveLength(4)
  })

  it('has minors only where they were declared, and of them no more than name and role', async () => {
    const without = await aShoot(server())
    const refusal = await refusedWith(save(without, [TEO, CHILD]), 'not_allowed_here')
    expect(refusal.fields).toMatchObject([{ field: 'members.1.isMinor' }])
    const shoot = await aShoot(server(), {
      listingOver: { allows: ['minors'] },
      request: {
        production: { title: 'Quiet Hours', kind: 'stills', purpose: 'Portraits', involves: ['minors'] },
      },
    })
    const { fields } = await refusedWith(
      save(shoot, [{ ...CHILD, email: 'ida@crew.example' }]),
      'validation_failed',
    )
    expect(fields).toEqual([{ field: 'members.0.email', message: 'For a minor, enter only a name and role' }])
    expect(await save(shoot, [CHILD])).toMatchObject({ allowsMinors: true, members: [{ isMinor: true }] })
  })

  it('can be corrected until the booking begins, and not after a cancellation', async () => {
    const shoot = await aShoot(server(), { startsInHours: 30 })
    const [mara = ''] = idsOf(await save(shoot, [MARA]))
    goTo(shoot.startsAt, -60_000)
    await save(shoot, [{ ...MARA, id: mara, role: 'Best boy' }])
    goTo(shoot.startsAt)
    await refusedWith(save(shoot, []), 'no_longer_possible')
    expect(await show(shoot, shoot.guest)).toMatchObject({ canEdit: false, members: [{ role: 'Best boy' }] })
    const gone = await aShoot(server())
    const { revision } = await show(gone, gone.guest)
    await cancel(gone, gone.guest)
    await refusedWith(save(gone, [MARA], { revision }), 'no_longer_possible')
  })

  it('loses nothing to two simultaneous saves: one of them is told that it is stale', async () => {
    const shoot = await aShoot(server())
    const { revision } = await save(shoot, [MARA])
    const tries = await Promise.allSettled([
      save(shoot, [MARA, TEO], { revision }),
      save(shoot, [MARA, { ...TEO, name: 'Somebody Else' }], { revision }),
    ])
    const refused = tries.filter(({ status }) => status === 'rejected')
    expect(refused).toMatchObject([{ reason: { code: 'stale' } }])
    expect((await show(shoot, shoot.guest)).members).toHaveLength(2)
  })

  it('is sealed under the booking’s own key, and closed for good when that is erased', async () => {
    const shoot = await aShoot(server())
    await save(shoot, [MARA])
    await saveSheet(shoot)
    const { db, keys } = server().deps
    const rows = await db.selectFrom('crew_members').select('personal').execute()
    const sheets = await db.selectFrom('call_sheets').select('personal').execute()
    for (const { personal } of [...rows, ...sheets])
      for (const word of ['Mara', 'crew.example', 'Gaffer', '555 0100', 'yard'])
        expect(personal.includes(word), word).toBe(false)
    await db.transaction().execute((tx) => keys.erase(tx, shoot.id))
    expect(await show(shoot, shoot.guest)).toMatchObject({ members: [], callSheet: null })
  })
})

describe('the call sheet', () => {
  it('is written by the guest, read by the host, and rewritten', async () => {
    const shoot = await aShoot(server())
    await saveSheet(shoot)
    await saveSheet(shoot, { parking: 'On the street only' })
    expect((await show(shoot, shoot.host)).callSheet).toEqual({
      callAt: new Date(shoot.startsAt.getTime() - HOUR).toISOString(),
      parking: 'On the street only',
      contacts: 'Production: 555 0100',
      hospital: 'St. Vincent, ten minutes east',
      notes: 'Soft shoes, please',
    })
  })

  it.each([
    ['notes', 'Ring at 12 secret  STREET, second floor'],
    ['parking', 'Behind 12, Secret Street'],
  ])('does not take the address into its %s: that has a time of its own', async (field, text) => {
    const shoot = await aShoot(server())
    const { fields } = await refusedWith(saveSheet(shoot, { [field]: text }), 'validation_failed')
    expect(fields).toMatchObject([{ field }])
  })

  it('calls people for the shoot, not for another day', async () => {
    const shoot = await aShoot(server())
    for (const at of [shoot.startsAt.getTime() - 25 * HOUR, shoot.endsAt.getTime()])
      await refusedWith(saveSheet(shoot, { callAt: new Date(at).toISOString() }), 'validation_failed')
  })
})
