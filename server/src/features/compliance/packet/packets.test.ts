import { packetView } from '@roomtone/contract/compliance/packet'
import { describe, expect, it } from 'vitest'
import { aBooking, runDueJobs } from '../../../../testing/booking.ts'
import { useLife } from '../../../../testing/booking-life.ts'
import { addCrew, useSigning } from '../../../../testing/compliance.ts'
import { useServer } from '../../../../testing/server.ts'
import { sweepCompliance } from '../sweep-compliance.ts'
import { openPacket } from './open-packet.ts'
import { refreshPacket } from './refresh-packet.ts'

const server = useServer()
const signing = useSigning(server)
const life = useLife(server)

const packetsOf = (id: string) =>
  server().deps.db.selectFrom('compliance_packets').selectAll().where('booking_id', '=', id).execute()
const refresh = (id: string) =>
  server()
    .deps.db.transaction()
    .execute((tx) => refreshPacket(server().deps, tx, id, server().clock.now()))
const notFound = { code: 'not_found' }

describe('the packet of a booking', () => {
  it('is opened when the booking is confirmed, with a release, and both sides are told', async () => {
    const booking = await aBooking(server(), { state: 'pending' })
    await runDueJobs(server())
    expect(await packetsOf(booking.id)).toEqual([])
    await life.accept(booking)
    await runDueJobs(server())
    const [packet] = await packetsOf(booking.id)
    expect(packet).toMatchObject({
      status: 'missing_docs',
      location_release_signed: false,
      completed_at: null,
    })
    expect(packet?.invoice_id).toMatch(new RegExp(`^RT-\\d{4}-${booking.id.slice(0, 8).toUpperCase()}$`))
    const told = await signing.toldOf(booking.id, 'release-issued')
    expect(told.sort()).toEqual([booking.guest.id, booking.host.id].sort())
    const actions = (await life.auditOf(booking.id)).map(({ action }) => action)
    expect(actions.slice(-2)).toEqual(['packet.opened', 'release.issued'])
  })

  it('is opened once, even when it is asked for many times in parallel', async () => {
    const booking = await aBooking(server(), { state: 'confirmed' })
    await Promise.all([1, 2, 3].map(() => openPacket(server().deps, booking.id)))
    await openPacket(server().deps, booking.id)
    expect(await packetsOf(booking.id)).toHaveLength(1)
    const actions = (await life.auditOf(booking.id)).map(({ action }) => action)
    expect(actions.filter((action) => action === 'release.issued')).toHaveLength(1)
  })

  it('is not opened for what is not confirmed or no longer', async () => {
    const pending = await aBooking(server(), { state: 'pending' })
    const cancelled = await aBooking(server(), { state: 'cancelled' })
    for (const { id } of [pending, cancelled]) {
      await openPacket(server().deps, id)
      expect(await packetsOf(id)).toEqual([])
    }
  })

  it('is made by the sweep for bookings whose job gave up, over or ahead', async () => {
    const { db } = server().deps
    const ahead = await signing.aPacket()
    const over = await signing.aPacket({ state: 'completed', startsInHours: 48 })
    for (const table of ['releases', 'compliance_packets'] as const)
      await db.deleteFrom(table).where('booking_id', 'in', [ahead.id, over.id]).execute()
    await sweepCompliance(server().deps)
    await sweepCompliance(server().deps)
    for (const { id } of [ahead, over]) expect(await packetsOf(id)).toHaveLength(1)
    expect(await packetsOf((await aBooking(server())).id)).toEqual([])
  })

  it('is looked for by the sweep among what was confirmed lately; an older one is made when somebody looks', async () => {
    const { db } = server().deps
    const booking = await signing.aPacket({ startsInHours: 24 * 60 })
    const takeAway = async () => {
      for (const table of ['releases', 'compliance_packets'] as const)
        await db.deleteFrom(table).where('booking_id', '=', booking.id).execute()
    }
    await takeAway()
    server().clock.advance(29 * 24 * 3_600_000)
    await sweepCompliance(server().deps)
    expect(await packetsOf(booking.id)).toHaveLength(1)
    await takeAway()
    server().clock.advance(2 * 24 * 3_600_000)
    await sweepCompliance(server().deps)
    expect(await packetsOf(booking.id)).toEqual([])
    await signing.packet(booking.guest, booking)
    expect(await packetsOf(booking.id)).toHaveLength(1)
  })

  it('asks nobody to sign what can no longer be signed', async () => {
    const { db } = server().deps
    const old = await signing.aPacket({ state: 'completed', startsInHours: 48 })
    for (const table of ['releases', 'compliance_packets'] as const)
      await db.deleteFrom(table).where('booking_id', '=', old.id).execute()
    const before = (await signing.toldOf(old.id, 'release-issued')).length
    server().clock.advance(8 * 24 * 3_600_000)
    await sweepCompliance(server().deps)
    expect(await packetsOf(old.id)).toHaveLength(1)
    expect(await signing.toldOf(old.id, 'release-issued')).toHaveLength(before)
    expect(await signing.packet(old.guest, old)).toMatchObject({ isOpen: false, release: { canSign: false } })
  })
})

describe('what the page of a packet says', () => {
  it('shows both sides and admins the same list, each with their own part', async () => {
    const booking = await signing.aPacket()
    const [guest, host, admin] = await Promise.all([
      signing.packet(booking.guest, booking),
      signing.packet(booking.host, booking),
      signing.packet(await signing.anAdmin(), booking),
    ])
    expect([guest.party, host.party, admin.party]).toEqual(['guest', 'host', 'admin'])
    expect([guest, host, admin].map(({ release }) => release.canSign)).toEqual([true, true, false])
    expect(guest.items).toEqual(host.items)
    expect(guest).toMatchObject({
      isOpen: true,
      isCleared: false,
      crewListed: 0,
      crewBooked: 4,
      production: 'Quiet Hours',
    })
    const missing = guest.items.filter(({ isRequired, isDone }) => isRequired && !isDone)
    expect(missing.map(({ item, turn }) => [item, turn])).toEqual([
      ['guest_signature', 'guest'],
      ['host_signature', 'host'],
      ['crew_list', 'guest'],
    ])
    expect(
      missing.every(({ dueAt }) => Date.parse(dueAt ?? '') === booking.startsAt.getTime() - 24 * 3_600_000),
    ).toBe(true)
  })

  it('does not exist for strangers, for hosts of other spaces, nor before the booking is confirmed', async () => {
    const booking = await signing.aPacket()
    const other = await signing.aPacket()
    await expect(signing.packet(await signing.aStranger(), booking)).rejects.toMatchObject(notFound)
    await expect(signing.packet(other.host, booking)).rejects.toMatchObject(notFound)
    await expect(signing.packet(other.guest, booking)).rejects.toMatchObject(notFound)
    const pending = await aBooking(server(), { state: 'pending' })
    await expect(signing.packet(pending.guest, pending)).rejects.toMatchObject(notFound)
    await expect(signing.packet(await signing.anAdmin(), pending)).rejects.toMatchObject(notFound)
  })

  it('names no street and nothing that the contract does not', async () => {
    const booking = await signing.aPacket()
    const view = await signing.packet(booking.guest, booking)
    expect(JSON.stringify(view)).not.toMatch(/Secret Street|90012/)
    expect(packetView.strict().parse(view)).toEqual(view)
  })

  it('asks for insurance and a permit only where the host does, and judges a certificate by the shoot', async () => {
    const booking = await signing.aPacket({
      listingOver: { insurance_min_cents: 100_000_000, permit_required: true },
    })
    const file = (over: object) => ({
      booking_id: booking.id,
      kind: 'insurance' as const,
      party: 'guest' as const,
      owner_id: booking.guest.id,
      name: 'certificate.pdf',
      media_type: 'application/pdf' as const,
      size_bytes: 3,
      sha256: Buffer.alloc(32),
      facts: JSON.stringify({
        validFrom: '2020-01-01',
        validUntil: '2099-01-01',
        limit: 99_999_999,
        ...over,
      }),
      created_at: server().clock.now(),
    })
    const { db } = server().deps
    await db.insertInto('packet_files').values(file({})).execute()
    const poor = await signing.packet(booking.host, booking)
    expect(poor.insuranceLeast).toBe(100_000_000)
    expect(poor.files[0]).toMatchObject({ isOwn: false, certificate: { problems: ['limit_too_low'] } })
    const stateOf = (name: string, { items }: typeof poor) => items.find(({ item }) => item === name)
    expect(stateOf('insurance', poor)).toMatchObject({ isRequired: true, isDone: false, turn: 'guest' })
    expect(stateOf('permit', poor)).toMatchObject({ isRequired: true, isDone: false })
    await db
      .insertInto('packet_files')
      .values(file({ limit: 100_000_000 }))
      .execute()
    expect(stateOf('insurance', await signing.packet(booking.guest, booking))).toMatchObject({ isDone: true })
  })
})

describe('the status of a packet', () => {
  it('becomes complete by itself when the last thing comes in, and says so once', async () => {
    const booking = await signing.aPacket()
    await signing.sign(booking.guest, booking)
    await signing.sign(booking.host, booking)
    expect((await packetsOf(booking.id))[0]).toMatchObject({
      location_release_signed: true,
      status: 'missing_docs',
    })
    await addCrew(server(), booking.id)
    await refresh(booking.id)
    await refresh(booking.id)
    expect((await packetsOf(booking.id))[0]).toMatchObject({ status: 'complete', completed_by: null })
    expect(await signing.packet(booking.host, booking)).toMatchObject({ status: 'complete', isCleared: true })
    expect(await signing.toldOf(booking.id, 'packet-complete')).toHaveLength(2)
    const actions = (await life.auditOf(booking.id)).map(({ action }) => action)
    expect(actions.filter((action) => action === 'packet.completed')).toHaveLength(1)
  })

  it('falls back when something is taken away, but not what an admin marked complete', async () => {
    const { db } = server().deps
    const [byItself, byAdmin] = [await signing.aPacket(), await signing.aPacket()]
    const admin = await signing.anAdmin()
    await signing.sign(byItself.guest, byItself)
    await signing.sign(byItself.host, byItself)
    await addCrew(server(), byItself.id)
    await refresh(byItself.id)
    const now = server().clock.now()
    await db
      .updateTable('compliance_packets')
      .set({ status: 'complete', completed_at: now, completed_by: admin.id, completed_reason: 'On paper' })
      .where('booking_id', '=', byAdmin.id)
      .execute()
    await db.updateTable('crew_members').set({ removed_at: now }).execute()
    for (const { id } of [byItself, byAdmin]) await refresh(id)
    expect((await packetsOf(byItself.id))[0]).toMatchObject({ status: 'missing_docs', completed_at: null })
    expect((await packetsOf(byAdmin.id))[0]).toMatchObject({ status: 'complete', completed_at: now })
    expect(await signing.packet(byAdmin.guest, byAdmin)).toMatchObject({
      status: 'complete',
      completedReason: 'On paper',
      isCleared: false,
    })
  })
})
