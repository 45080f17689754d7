import { conversationCalls } from '@roomtone/contract/conversation/conversation.calls'
import { retentionCalls } from '@roomtone/contract/retention/retention.calls'
import { verificationCalls } from '@roomtone/contract/verification/verification.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBooking, actorOf, tokenOf } from '../../../../testing/booking.ts'
import { verifyAs } from '../../../../testing/compliance.ts'
import { aConversation } from '../../../../testing/conversation.ts'
import { aShoot } from '../../../../testing/crew.ts'
import { ID_FILES } from '../../../../testing/id-files.ts'
import { usePacketFiles } from '../../../../testing/packet-files.ts'
import { type Person, useServer } from '../../../../testing/server.ts'
import { useVerifying } from '../../../../testing/verifying.ts'
import type { Deps } from '../../../platform/deps.ts'
import { sweepMessageFiles } from '../../conversation/file/sweep-message-files.ts'
import { purgeDocuments } from '../../verification/document/purge-documents.ts'
import { applyRetention } from '../apply-retention.ts'
import { placeHold } from './place-hold.ts'

const DAY = 86_400_000
const YEARS = Math.ceil(7.1 * 365.25) * DAY
const server = useServer()
const v = useVerifying(server)
const files = usePacketFiles(server)
let admin: Person
beforeAll(async () => {
  admin = await server().aPerson({ roles: ['admin'] })
})

type Subject = { subjectType: 'booking' | 'user'; subjectId: string }

const rows = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await server().database.pool.query<Row>(text, values)).rows
const asAdmin = async () => ({ token: await tokenOf(server(), admin) })
const bytesOf = (key: string) => server().deps.files.get(key)

/** Answers how to lift it. */
async function hold(subject: Subject): Promise<() => Promise<void>> {
  const body = { ...subject, reason: 'A claim' }
  const { id } = await server().call(retentionCalls.place, { body }, await asAdmin())
  return async () => {
    await server().call(retentionCalls.lift, { params: { id } }, await asAdmin())
  }
}

/** Somebody with a booking who was verified more than seven years ago. */
async function aLongVerified() {
  const booking = await aShoot(server())
  const { guest } = booking
  const documentId = await v.upload(guest)
  const verificationId = await verifyAs(server(), guest, 'Ada Augusta Quill')
  const decided = new Date(server().clock.now().getTime() - YEARS)
  await rows('update verifications set submitted_at = $2, decided_at = $2, document_id = $3 where id = $1', [
    verificationId,
    decided,
    documentId,
  ])
  await rows('update documents set purge_after = $2 where id = $1', [documentId, server().clock.now()])
  return { booking, documentId, verificationId }
}

describe('an ID document whose years are over', () => {
  it.each(['user', 'booking'] as const)(
    'stays, to be read, while a hold on the %s keeps it',
    async (subjectType) => {
      const { documentId, verificationId, booking } = await aLongVerified()
      const lift = await hold({
        subjectType,
        subjectId: subjectType === 'user' ? booking.guest.id : booking.id,
      })
      await purgeDocuments(server().deps)
      const read = await server().call(
        verificationCalls.readDocument,
        { params: { id: verificationId } },
        await asAdmin(),
      )
      expect(read.mediaType).toBe('image/jpeg')
      expect(read.base64.length).toBeGreaterThan(100)
      await lift()
      await purgeDocuments(server().deps)
      expect(await bytesOf(`documents/${documentId}`)).toBeNull()
      const [document] = await rows('select wrapped_key from documents where id = $1', [documentId])
      expect(document).toEqual({ wrapped_key: null })
    },
  )

  it.each(['user', 'booking'] as const)(
    'stays where the hold on the %s is placed while the sweep comes by',
    async (subjectType) => {
      const { documentId, booking } = await aLongVerified()
      const subjectId = subjectType === 'user' ? booking.guest.id : booking.id
      const { deps } = server()
      let sweeping: Promise<void> | undefined
      // Everything of the hold is written, and nothing committed: here the sweep begins.
      const record: Deps['audit']['record'] = async (tx, entry) => {
        await deps.audit.record(tx, entry)
        sweeping = purgeDocuments(deps)
        await new Promise((settle) => setTimeout(settle, 200))
      }
      await placeHold({ ...deps, audit: { record } }, actorOf(admin), {
        subjectType,
        subjectId,
        reason: 'A claim',
      })
      await sweeping
      expect(await bytesOf(`documents/${documentId}`)).not.toBeNull()
    },
  )
})

describe('records of a verification', () => {
  it('stay while a hold keeps one of their bookings', async () => {
    const { booking, verificationId: old } = await aLongVerified()
    await verifyAs(server(), booking.guest, 'Ada Augusta Quill')
    const erased = () => rows('select subject_id from erasures where subject_id = $1', [old])
    const lift = await hold({ subjectType: 'booking', subjectId: booking.id })
    await applyRetention(server().deps)
    expect(await erased()).toEqual([])
    await lift()
    await applyRetention(server().deps)
    expect(await erased()).toHaveLength(1)
  })
})

describe('a file of a packet that was taken back', () => {
  it('keeps its bytes until the last hold on it is lifted', async () => {
    const shoot = await aShoot(server())
    const { id } = await files.upload(shoot, shoot.guest, { kind: 'permit' })
    const lifts = [
      await hold({ subjectType: 'booking', subjectId: shoot.id }),
      await hold({ subjectType: 'user', subjectId: shoot.host.id }),
    ]
    await files.remove(id, shoot.guest)
    await server().drain()
    await expect(files.read(id, shoot.guest)).rejects.toMatchObject({ code: 'not_found' })
    for (const lift of lifts) {
      expect(await bytesOf(`packets/${id}`)).not.toBeNull()
      await lift()
      await server().drain()
    }
    expect(await bytesOf(`packets/${id}`)).toBeNull()
  })

  it('keeps them where the hold comes after it, and before its job', async () => {
    const shoot = await aShoot(server())
    const { id } = await files.upload(shoot, shoot.guest, { kind: 'permit' })
    const { id: other } = await files.upload(shoot, shoot.guest, { kind: 'permit' })
    await files.remove(id, shoot.guest)
    const lift = await hold({ subjectType: 'user', subjectId: shoot.guest.id })
    await server().drain()
    expect(await bytesOf(`packets/${id}`)).not.toBeNull()
    await lift()
    await server().drain()
    expect(await bytesOf(`packets/${id}`)).toBeNull()
    expect((await files.read(other, shoot.guest)).bytes.length).toBeGreaterThan(0)
  })
})

describe('a file that was never sent', () => {
  it('stays while a hold keeps its uploader', async () => {
    const talk = await aConversation(server())
    const file = new Blob([new Uint8Array(ID_FILES.pdf)])
    const { id } = await server().call(
      conversationCalls.upload,
      { params: { id: talk.id }, query: { name: 'plan.pdf' }, bytes: file },
      { token: await tokenOf(server(), talk.guest) },
    )
    const lift = await hold({ subjectType: 'user', subjectId: talk.guest.id })
    server().clock.advance(2 * DAY)
    await sweepMessageFiles(server().deps)
    expect(await bytesOf(`messages/${id}`)).not.toBeNull()
    await lift()
    await sweepMessageFiles(server().deps)
    expect(await bytesOf(`messages/${id}`)).toBeNull()
  })
})

describe('mails that are kept in the database', () => {
  it('stay with the held booking of two that somebody had', async () => {
    const gone = await aBooking(server(), { state: 'completed' })
    const held = await aBooking(server(), { ...gone, state: 'completed', listing: gone.listing })
    const lift = await hold({ subjectType: 'booking', subjectId: held.id })
    await server().drain()
    const mails = () => rows('select 1 from embedded_mails where recipient = $1', [gone.guest.email])
    const about = (id: string) => rows('select 1 from embedded_mails where strpos(html, $1) > 0', [id])
    server().clock.advance(YEARS)
    await applyRetention(server().deps)
    expect(await about(gone.id)).toEqual([])
    expect(await about(held.id)).not.toEqual([])
    await lift()
    await applyRetention(server().deps)
    expect(await mails()).toEqual([])
  })
})
