import { createHash } from 'node:crypto'
import { addDays } from '@roomtone/domain/time/local-date'
import { toLocal } from '@roomtone/domain/time/zone'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { actorOf, aVerifiedPerson, type TestBooking } from '../../../../testing/booking.ts'
import { refusedWith, useLife } from '../../../../testing/booking-life.ts'
import { aShoot, useCrew } from '../../../../testing/crew.ts'
import { ID_FILES } from '../../../../testing/id-files.ts'
import { A_PDF, CERTIFICATE, usePacketFiles } from '../../../../testing/packet-files.ts'
import { aPdfWithObjectStream } from '../../../../testing/pdf-files.ts'
import { aJpeg, aPhonePicture, aPicture } from '../../../../testing/pictures.ts'
import { NOBODY } from '../../../../testing/sample-inputs.ts'
import { type Person, useServer } from '../../../../testing/server.ts'
import { removePacketFile } from './remove-packet-file.ts'

const HOUR = 3_600_000
const MINUTE = 60_000
const server = useServer()
const { upload, read, remove, countersign } = usePacketFiles(server)
const { goTo } = useCrew(server)
const { auditOf, cancel } = useLife(server)

let picture: Buffer
let stranger: Person
let admin: Person
beforeAll(async () => {
  picture = await aJpeg()
  stranger = await aVerifiedPerson(server())
  admin = await server().aPerson({ roles: ['admin'] })
})

const sealedOf = async (id: string) => (await server().deps.files.get(`packets/${id}`)) as Buffer
const rowOf = (id: string) =>
  server().deps.db.selectFrom('packet_files').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const actionsOf = async ({ id }: TestBooking) => (await auditOf(id)).map(({ action }) => action)

describe('a file of a packet', () => {
  it('is hashed as it is kept, and read back as that, by both sides and admins, each time in the log', async () => {
    const shoot = await aShoot(server())
    const file = await upload(shoot, shoot.guest, { kind: 'permit', name: '../city/Permit 7.pdf' })
    expect(file).toMatchObject({
      kind: 'permit',
      party: 'guest',
      isOwn: true,
      name: 'Permit 7.pdf',
      mediaType: 'application/pdf',
      sizeBytes: A_PDF.length,
      sha256: createHash('sha256').update(A_PDF).digest('hex'),
      certificate: null,
    })
    for (const person of [shoot.guest, shoot.host, admin]) {
      const { bytes, fileName } = await read(file.id, person)
      expect(fileName).toBe('Permit 7.pdf')
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(file.sha256)
    }
    const viewers = (await auditOf(shoot.id)).filter(({ action }) => action === 'file.viewed')
    expect(viewers.map(({ actorId }) => actorId)).toEqual([shoot.guest.id, shoot.host.id, admin.id])
    expect(await actionsOf(shoot)).toContain('file.added')
  })

  it('is stored sealed, and goes with the booking’s key', async () => {
    const shoot = await aShoot(server())
    const { id } = await upload(shoot, shoot.guest, { kind: 'permit' })
    expect((await sealedOf(id)).includes('CERTIFICATE')).toBe(false)
    expect((await sealedOf(id)).includes('%PDF')).toBe(false)
    const { db, keys } = server().deps
    await db.transaction().execute((tx) => keys.erase(tx, shoot.id))
    await refusedWith(read(id, shoot.guest), 'not_found')
  })

  it('is not taken for another of the same packet that somebody put in its place', async () => {
    const shoot = await aShoot(server())
    const one = await upload(shoot, shoot.guest, { kind: 'permit' })
    const other = await upload(shoot, shoot.guest, { kind: 'permit' }, Buffer.from('%PDF-1.7\nTWO\n%%EOF\n'))
    await server().deps.files.put(`packets/${one.id}`, await sealedOf(other.id))
    await refusedWith(read(one.id, shoot.guest), 'internal')
  })

  it('does not exist for anybody else', async () => {
    const [shoot, other] = [await aShoot(server()), await aShoot(server())]
    goTo(shoot.startsAt, HOUR)
    const { id } = await upload(shoot, shoot.guest, { kind: 'before' }, picture)
    for (const person of [stranger, other.guest, other.host]) {
      await refusedWith(read(id, person), 'not_found')
      await refusedWith(remove(id, person), 'not_found')
      await refusedWith(countersign(id, person), 'not_found')
      await refusedWith(upload(shoot, person, { kind: 'permit' }), 'not_found')
    }
    await refusedWith(countersign(id, admin), 'not_found')
    await refusedWith(upload(shoot, admin, { kind: 'permit' }), 'not_found')
    await refusedWith(read(NOBODY, shoot.guest), 'not_found')
    await refusedWith(remove(id, shoot.host), 'not_found')
  })
})

describe('papers', () => {
  it('come from the guest alone', async () => {
    const shoot = await aShoot(server())
    for (const query of [CERTIFICATE, { kind: 'permit' as const }]) {
      const { fields } = await refusedWith(upload(shoot, shoot.host, query), 'validation_failed')
      expect(fields).toMatchObject([{ field: 'kind' }])
    }
  })

  it('of insurance say from when to when and how much; what is wrong is shown and not refused', async () => {
    const shoot = await aShoot(server(), { listingOver: { insurance_min_cents: 100_000_000 } })
    const { kind, name } = CERTIFICATE
    const { fields } = await refusedWith(upload(shoot, shoot.guest, { kind, name }), 'validation_failed')
    expect(fields?.map(({ field }) => field)).toEqual(['validFrom', 'validUntil', 'limit'])
    const backwards = { ...CERTIFICATE, validFrom: '2030-01-02', validUntil: '2030-01-01' }
    await refusedWith(upload(shoot, shoot.guest, backwards), 'validation_failed')
    const day = toLocal(shoot.startsAt, shoot.view.timeZone).date
    const good = await upload(shoot, shoot.guest, { ...CERTIFICATE, validFrom: day, validUntil: day })
    expect(good.certificate).toEqual({ validFrom: day, validUntil: day, limit: 100_000_000, problems: [] })
    const bad = await upload(shoot, shoot.guest, {
      ...CERTIFICATE,
      validFrom: addDays(day, 1),
      validUntil: addDays(day, 1),
      limit: 99_999_999,
    })
    expect(bad.certificate?.problems).toEqual(['begins_too_late', 'limit_too_low'])
    const over = await upload(shoot, shoot.guest, { ...CERTIFICATE, validUntil: addDays(day, -1) })
    expect(over.certificate?.problems).toEqual(['ends_too_early'])
  })

  it('may be scanned or photographed, and nothing else', async () => {
    const shoot = await aShoot(server())
    const photographed = await upload(shoot, shoot.guest, CERTIFICATE, picture)
    expect(photographed).toMatchObject({ name: 'Certificate.jpg', mediaType: 'image/jpeg' })
    for (const bytes of [Buffer.from('<html>'), Buffer.alloc(0), A_PDF.subarray(0, 20)])
      await refusedWith(upload(shoot, shoot.guest, { kind: 'permit' }, bytes), 'file_not_accepted')
    const script = aPdfWithObjectStream('<< /S /JavaScript /JS (1) >>')
    await refusedWith(upload(shoot, shoot.guest, { kind: 'permit' }, script), 'pdf_not_plain')
    await refusedWith(upload(shoot, shoot.guest, CERTIFICATE, script), 'pdf_not_plain')
  })

  it('are accepted while the booking is on and a week after it', async () => {
    const shoot = await aShoot(server(), { startsInHours: 30 })
    goTo(shoot.endsAt, 7 * 24 * HOUR - MINUTE)
    const { id } = await upload(shoot, shoot.guest, { kind: 'permit' })
    goTo(shoot.endsAt, 7 * 24 * HOUR)
    await refusedWith(upload(shoot, shoot.guest, { kind: 'permit' }), 'no_longer_possible')
    await refusedWith(remove(id, shoot.guest), 'no_longer_possible')
    const gone = await aShoot(server())
    await cancel(gone, gone.guest)
    await refusedWith(upload(gone, gone.guest, { kind: 'permit' }), 'no_longer_possible')
  })
})

describe('pictures of the rooms', () => {
  it('are kept as pixels alone, no side longer than 1600', async () => {
    const shoot = await aShoot(server(), { startsInHours: 20 })
    const wide = await aPicture(4000, 1000).png().toBuffer()
    const file = await upload(shoot, shoot.host, { kind: 'before', name: 'hall.png' }, wide)
    expect(file).toMatchObject({ party: 'host', name: 'hall.jpg', mediaType: 'image/jpeg' })
    const { bytes } = await read(file.id, shoot.guest)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1600, height: 400 })
    const phone = await upload(shoot, shoot.guest, { kind: 'before' }, await aPhonePicture())
    const kept = (await read(phone.id, shoot.host)).bytes
    for (const trace of ['Snoopphone', 'Ada Quill', 'Exif']) expect(kept.includes(trace)).toBe(false)
    expect(createHash('sha256').update(kept).digest('hex')).toBe(phone.sha256)
  })

  it('are pictures', async () => {
    const shoot = await aShoot(server(), { startsInHours: 20 })
    for (const bytes of [A_PDF, ID_FILES.pdf])
      await refusedWith(upload(shoot, shoot.guest, { kind: 'before' }, bytes), 'file_not_accepted')
  })

  it('before and after are accepted at their times', async () => {
    const shoot = await aShoot(server(), { startsInHours: 48 })
    const bring = (kind: 'before' | 'after') => upload(shoot, shoot.host, { kind }, picture)
    goTo(shoot.startsAt, -24 * HOUR - MINUTE)
    await refusedWith(bring('before'), 'no_longer_possible')
    goTo(shoot.startsAt, -24 * HOUR)
    await bring('before')
    await refusedWith(bring('after'), 'no_longer_possible')
    goTo(shoot.startsAt)
    await bring('after')
    goTo(shoot.endsAt)
    await refusedWith(bring('before'), 'no_longer_possible')
    goTo(shoot.endsAt, 72 * HOUR - MINUTE)
    await bring('after')
    goTo(shoot.endsAt, 72 * HOUR)
    await refusedWith(bring('after'), 'no_longer_possible')
  })

  it('are countersigned by the other side, once and for all', async () => {
    const shoot = await aShoot(server(), { startsInHours: 20 })
    const { id } = await upload(shoot, shoot.guest, { kind: 'before' }, picture)
    await refusedWith(countersign(id, shoot.guest), 'no_longer_possible')
    const signed = await countersign(id, shoot.host)
    expect(Date.parse(signed.countersignedAt ?? '')).toBeGreaterThan(Date.parse(signed.createdAt))
    server().clock.advance(HOUR)
    expect(await countersign(id, shoot.host)).toEqual(signed)
    await refusedWith(remove(id, shoot.guest), 'no_longer_possible')
    expect((await actionsOf(shoot)).filter((action) => action === 'file.countersigned')).toHaveLength(1)
    const paper = await upload(shoot, shoot.guest, { kind: 'permit' })
    await refusedWith(countersign(paper.id, shoot.host), 'no_longer_possible')
  })
})

describe('taking a file back', () => {
  it('leaves the row and no bytes', async () => {
    const shoot = await aShoot(server())
    const { id } = await upload(shoot, shoot.guest, { kind: 'permit' })
    await remove(id, shoot.guest)
    await server().drain()
    expect(await server().deps.files.get(`packets/${id}`)).toBeNull()
    expect((await rowOf(id)).removed_at).toBeInstanceOf(Date)
    await refusedWith(read(id, shoot.guest), 'not_found')
    await refusedWith(remove(id, shoot.guest), 'not_found')
    expect(await actionsOf(shoot)).toContain('file.removed')
  })

  it('that fails at its commit has changed nothing: the file can be read as before', async () => {
    const shoot = await aShoot(server())
    const { id } = await upload(shoot, shoot.guest, { kind: 'permit' })
    const { deps } = server()
    const transaction = () => ({
      execute: (work: Parameters<ReturnType<typeof deps.db.transaction>['execute']>[0]) =>
        deps.db.transaction().execute(async (tx) => {
          await work(tx)
          throw new Error('Connection terminated unexpectedly')
        }),
    })
    const db = new Proxy(deps.db, {
      get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name, target)),
    })
    await expect(removePacketFile({ ...deps, db }, actorOf(shoot.guest), id)).rejects.toThrow('terminated')
    await server().drain()
    expect((await read(id, shoot.guest)).bytes).toEqual(A_PDF)
  })

  it('of a photo is over when its time is: others rely on it', async () => {
    const shoot = await aShoot(server(), { startsInHours: 20 })
    const { id } = await upload(shoot, shoot.guest, { kind: 'before' }, picture)
    goTo(shoot.endsAt)
    await refusedWith(remove(id, shoot.guest), 'no_longer_possible')
  })
})

describe('how many', () => {
  it('are forty in a packet, even when two compete for the last place', async () => {
    const shoot = await aShoot(server())
    const { id } = await upload(shoot, shoot.guest, { kind: 'permit' })
    const { id: _, ...first } = await rowOf(id)
    const more = Array.from({ length: 38 }, () => ({ ...first, facts: JSON.stringify(first.facts) }))
    await server().deps.db.insertInto('packet_files').values(more).execute()
    const tries = await Promise.allSettled([
      upload(shoot, shoot.guest, { kind: 'permit' }),
      upload(shoot, shoot.guest, CERTIFICATE),
    ])
    const refused = tries.filter(({ status }) => status === 'rejected')
    expect(refused).toMatchObject([{ reason: { code: 'no_longer_possible' } }])
    await remove(id, shoot.guest)
    await upload(shoot, shoot.guest, { kind: 'permit' })
  })
})
