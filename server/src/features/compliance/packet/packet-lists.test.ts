import { packetCalls } from '@roomtone/contract/compliance/compliance.calls'
import type { PacketRow } from '@roomtone/contract/compliance/packet'
import type { listAllPackets, listPackets } from '@roomtone/contract/compliance/packets'
import type { Input } from '@roomtone/contract/endpoint'
import { beforeAll, describe, expect, it } from 'vitest'
import { aVerifiedPerson, runDueJobs } from '../../../../testing/booking.ts'
import { useLife } from '../../../../testing/booking-life.ts'
import { aCohost } from '../../../../testing/cohosts.ts'
import { addCrew, type TestPacket, useSigning } from '../../../../testing/compliance.ts'
import { NOBODY } from '../../../../testing/sample-inputs.ts'
import { type Person, useServer } from '../../../../testing/server.ts'
import { listAllPackets as listAll } from './list-all-packets.ts'
import { refreshPacket } from './refresh-packet.ts'

const server = useServer()
const signing = useSigning(server)
const { auditOf, cancel, waiting } = useLife(server)
let admin: Person
let guest: Person
let host: Person
/** The oldest first: nothing done, signed by the guest, complete. */
let packets: TestPacket[]

beforeAll(async () => {
  admin = await signing.anAdmin()
  guest = await aVerifiedPerson(server(), { fullName: 'Gus Guest' })
  host = await aVerifiedPerson(server(), { fullName: 'Hana Host', roles: ['creator', 'host'] })
  packets = []
  for (let index = 0; index < 3; index += 1) {
    packets.push(await signing.aPacket({ guest, host, startsInHours: 24 * (10 + index) }))
    server().clock.advance(60_000)
  }
  const [, begun, whole] = packets as [TestPacket, TestPacket, TestPacket]
  await signing.sign(guest, begun)
  await signing.sign(guest, whole)
  await addCrew(server(), whole.id)
  await signing.sign(host, whole)
}, 60_000)

const all = async (query: Partial<Input<typeof listAllPackets>['query']> = {}, person = admin) =>
  server().call(packetCalls.listAll, { query }, await signing.as(person))
const own = async (person: Person, query: Input<typeof listPackets>['query']) =>
  server().call(packetCalls.list, { query }, await signing.as(person))
const idsIn = ({ items }: { items: PacketRow[] }) => items.map(({ bookingId }) => bookingId)
const wanted = (...indexes: number[]) => indexes.map((index) => packets[index]?.id)
const complete = async (id: string, reason = 'The papers came by post', person = admin) =>
  server().call(packetCalls.complete, { params: { id }, body: { reason } }, await signing.as(person))

describe('the packets of everybody', () => {
  it('come newest first, with what each still lacks', async () => {
    const found = await all()
    expect(idsIn(found)).toEqual(wanted(2, 1, 0))
    expect(found.total).toBe(3)
    expect(
      found.items.map(({ status, isReleaseSigned, missing, yours }) => [
        status,
        isReleaseSigned,
        missing,
        yours,
      ]),
    ).toEqual([
      ['complete', true, 0, 0],
      ['missing_docs', false, 2, 0],
      ['missing_docs', false, 3, 0],
    ])
    expect(found.items[0]).toMatchObject({ title: 'A quiet loft', production: 'Quiet Hours' })
    expect(JSON.stringify(found)).not.toContain('Secret Street')
  })

  it('are found by how a booking or an invoice begins, in any letters, with dashes or without', async () => {
    const [first] = packets as [TestPacket]
    const { invoiceId } = await signing.packet(guest, first)
    for (const q of [
      first.id.slice(0, 8),
      first.id.slice(0, 8).toUpperCase(),
      first.id.slice(0, 13),
      first.id.replaceAll('-', ''),
      first.id,
      ` ${invoiceId} `,
      String(invoiceId).toLowerCase(),
    ]) {
      const found = await all({ q })
      expect(idsIn(found), q).toEqual([first.id])
      expect(found.total, q).toBe(1)
    }
    expect((await all({ q: 'rt-' })).total).toBe(3)
  })

  it('are not found by what only looks like a pattern', async () => {
    for (const q of [
      '%',
      '_',
      'RT\\',
      "RT'--",
      first8(NOBODY),
      'zzz',
      'ffffffff-ffff-ffff-ffff-ffffffffffff-00',
    ])
      expect((await all({ q })).total, q).toBe(0)
  })

  it('can be narrowed down by status and by signature', async () => {
    expect(idsIn(await all({ status: 'missing_docs' }))).toEqual(wanted(1, 0))
    expect(idsIn(await all({ status: 'complete' }))).toEqual(wanted(2))
    expect(idsIn(await all({ signed: 'yes' }))).toEqual(wanted(2))
    expect(idsIn(await all({ signed: 'no' }))).toEqual(wanted(1, 0))
    expect(idsIn(await all({ signed: 'yes', status: 'missing_docs' }))).toEqual([])
  })

  it('go on page by page, none twice and none left out', async () => {
    const seen: (string | undefined)[] = []
    let cursor: string | undefined
    do {
      const page = await all({ limit: 1, ...(cursor ? { cursor } : {}) })
      expect(page.items).toHaveLength(1)
      expect(page.total).toBe(3)
      seen.push(...idsIn(page))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(seen).toEqual(wanted(2, 1, 0))
  })

  it('are for admins alone', async () => {
    await expect(all({}, guest)).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('cost as many statements for a page of three as for a page of one', async () => {
    const count = async (limit: number) => {
      let statements = 0
      const db = server().deps.db.withPlugin({
        transformQuery: ({ node }) => {
          statements += 1
          return node
        },
        transformResult: async ({ result }) => result,
      })
      const { items } = await listAll({ ...server().deps, db }, { q: '', limit, sort: 'newest' })
      expect(items).toHaveLength(limit)
      return statements
    }
    expect([await count(1), await count(3)]).toEqual([4, 4])
  })
})

describe('one’s own packets', () => {
  it('are listed by side, with what waits for the reader', async () => {
    const asGuest = await own(guest, { as: 'guest' })
    expect(idsIn(asGuest)).toEqual(wanted(2, 1, 0))
    expect(asGuest.items.map(({ yours }) => yours)).toEqual([0, 1, 2])
    const asHost = await own(host, { as: 'host' })
    expect(asHost.items.map(({ missing, yours }) => [missing, yours])).toEqual([
      [0, 0],
      [2, 1],
      [3, 1],
    ])
    expect(idsIn(await own(host, { as: 'host', status: 'complete' }))).toEqual(wanted(2))
    expect((await own(guest, { as: 'host' })).total).toBe(0)
    expect((await own(host, { as: 'guest' })).items).toEqual([])
    expect((await own(admin, { as: 'guest' })).total).toBe(0)
  })
})

describe('marking a packet complete', () => {
  it('is done once, with a reason that only its own key opens, and both sides are told', async () => {
    const booking = await signing.aPacket()
    const { id } = await signing.packet(booking.guest, booking)
    const row = await complete(id, 'Both sides signed on paper')
    expect(row).toMatchObject({
      id,
      bookingId: booking.id,
      status: 'complete',
      isReleaseSigned: false,
      missing: 3,
    })
    const shown = await signing.packet(booking.host, booking)
    expect(shown).toMatchObject({ status: 'complete', completedReason: 'Both sides signed on paper' })
    const entry = (await auditOf(booking.id)).at(-1)
    expect(entry).toMatchObject({ action: 'packet.completed', actorId: admin.id })
    const { keys, db } = server().deps
    const reason = entry?.personal && (await keys.open(db, booking.id, entry.personal))
    expect(reason).toEqual({ reason: 'Both sides signed on paper' })
    const told = (await waiting('notify')).filter(
      ({ payload }) =>
        payload['kind'] === 'packet-marked' &&
        [booking.guest.id, booking.host.id].includes(payload['userId'] ?? ''),
    )
    expect(told).toHaveLength(2)
    await expect(complete(id)).rejects.toMatchObject({ code: 'no_longer_possible' })
  })

  it('is not for an admin who books or hosts there, or helps someone who does', async () => {
    const booking = await signing.aPacket({
      guest: await aVerifiedPerson(server(), { roles: ['creator', 'admin'] }),
      host: await aVerifiedPerson(server(), { roles: ['creator', 'host', 'admin'] }),
    })
    const helper = await aCohost(
      server(),
      { host: booking.host, listings: [booking.listing.id], rights: ['calendar'] },
      await aVerifiedPerson(server(), { roles: ['creator', 'admin'] }),
    )
    const { id } = await signing.packet(booking.guest, booking)
    for (const person of [booking.guest, booking.host, helper])
      await expect(complete(id, 'I vouch for myself', person)).rejects.toMatchObject({ code: 'own_account' })
    expect(await complete(id)).toMatchObject({ status: 'complete' })
  })

  it('holds, whatever is found missing afterwards', async () => {
    const booking = await signing.aPacket()
    const { id } = await signing.packet(booking.guest, booking)
    await complete(id)
    const now = server().clock.now()
    await server()
      .deps.db.transaction()
      .execute((tx) => refreshPacket(server().deps, tx, booking.id, now))
    expect(await signing.packet(booking.guest, booking)).toMatchObject({ status: 'complete' })
  })

  it('is possible for a cancelled booking, not for one that completed by itself', async () => {
    const [, , whole] = packets as [TestPacket, TestPacket, TestPacket]
    const { id } = await signing.packet(guest, whole)
    await expect(complete(id)).rejects.toMatchObject({ code: 'no_longer_possible' })
    const booking = await signing.aPacket()
    const { id: cancelledId } = await signing.packet(booking.guest, booking)
    await cancel(booking, booking.guest)
    await runDueJobs(server())
    expect((await complete(cancelledId)).status).toBe('complete')
    const told = (await waiting('notify')).filter(
      ({ payload }) =>
        payload['kind'] === 'packet-marked' &&
        [booking.guest.id, booking.host.id].includes(payload['userId'] ?? ''),
    )
    expect(told).toEqual([])
    const [row] = (await own(booking.guest, { as: 'guest' })).items
    expect(row).toMatchObject({ missing: 3, yours: 0 })
  })

  it('wants a reason, a packet that exists, and an admin', async () => {
    const booking = await signing.aPacket()
    const { id } = await signing.packet(booking.guest, booking)
    await expect(complete(id, '   ')).rejects.toMatchObject({ code: 'validation_failed' })
    await expect(complete(id, 'x'.repeat(1001))).rejects.toMatchObject({ code: 'validation_failed' })
    await expect(complete(NOBODY)).rejects.toMatchObject({ code: 'not_found' })
    await expect(complete(booking.id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(complete(id, 'Mine', booking.host)).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('makes no new key for a packet whose key was erased', async () => {
    const booking = await signing.aPacket()
    const { id } = await signing.packet(booking.guest, booking)
    const { db, keys } = server().deps
    await db.transaction().execute((tx) => keys.erase(tx, booking.id))
    await expect(complete(id)).rejects.toMatchObject({ code: 'not_found' })
    const left = await db
      .selectFrom('subject_keys')
      .selectAll()
      .where('subject_id', '=', booking.id)
      .execute()
    expect(left).toEqual([])
  })
})

function first8(id: string): string {
  return id.slice(0, 8)
}
