import { conversationCalls } from '@roomtone/contract/conversation/conversation.calls'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { aVerifiedPerson } from '../../../../testing/booking.ts'
import { aConversation, type TestConversation } from '../../../../testing/conversation.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { HOSTILE_BODIES } from '../../../../testing/hostile.ts'
import { ID_FILES, PRINTED } from '../../../../testing/id-files.ts'
import { putMessage } from '../../../../testing/moderating.ts'
import { aPdfOf, aPdfWithObjectStream } from '../../../../testing/pdf-files.ts'
import { aJpeg, aPhonePicture, aPicture, pngOfSize } from '../../../../testing/pictures.ts'
import { NOBODY } from '../../../../testing/sample-inputs.ts'
import { type Person, useServer } from '../../../../testing/server.ts'
import { sweepMessageFiles } from './sweep-message-files.ts'

const DAY = 86_400_000
const server = useServer()
let talk: TestConversation
let stranger: Person
let admin: Person

beforeAll(async () => {
  talk = await aConversation(server())
  stranger = await aVerifiedPerson(server())
  admin = await server().aPerson({ roles: ['admin'] })
})

const upload = (person: Person, bytes: Uint8Array, name = 'loft.png', id = talk.id) =>
  server().call(
    conversationCalls.upload,
    { params: { id }, query: { name }, bytes: new Blob([new Uint8Array(bytes)]) },
    { token: person.token },
  )
const read = (person: Person, id: string) =>
  server().call(conversationCalls.file, { params: { id } }, { token: person.token })
const bytesOf = async (person: Person, id: string) => Buffer.from((await read(person, id)).base64, 'base64')
const rows = () => server().deps.db.selectFrom('message_files').select('id').execute()
const post = (bytes: Buffer) =>
  server().app.inject({
    method: 'POST',
    url: `/api/conversations/${talk.id}/files?name=loft.png`,
    payload: bytes,
    headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${talk.guest.token}` },
  })

describe('a picture', () => {
  it('arrives upright, as a JPEG, with its pixels and nothing else', async () => {
    const file = await upload(talk.guest, await aPhonePicture(), 'C:\\phone\\IMG_1.HEIC')
    expect(file).toMatchObject({ name: 'IMG_1.jpg', mediaType: 'image/jpeg', width: 600, height: 800 })
    const bytes = await bytesOf(talk.guest, file.id)
    expect(bytes).toHaveLength(file.sizeBytes)
    const { format, width, height, exif, orientation } = await sharp(bytes).metadata()
    expect({ format, width, height, exif, orientation }).toEqual({ format: 'jpeg', width: 600, height: 800 })
    for (const trace of ['Snoopphone', 'Ada Quill', 'Exif']) expect(bytes.includes(trace), trace).toBe(false)
  })

  it.each([
    [5000, 1000, 2400, 480],
    [1000, 4000, 600, 2400],
    [90, 60, 90, 60],
  ])('of %d × %d is kept at %d × %d', async (width, height, keptWidth, keptHeight) => {
    const bytes = await aPicture(width, height).png().toBuffer()
    expect(await upload(talk.host, bytes)).toMatchObject({ width: keptWidth, height: keptHeight })
  })

  it('with a page behind it loses the page', async () => {
    const page = Buffer.from('<html><script>alert(1)</script></html>')
    const file = await upload(talk.guest, Buffer.concat([await aJpeg(), page]))
    expect((await bytesOf(talk.guest, file.id)).includes('<script>')).toBe(false)
  })
})

describe('a PDF', () => {
  it('is recognized by its content and kept as it is', async () => {
    const file = await upload(talk.host, ID_FILES.pdf, 'release.jpg')
    expect(file).toMatchObject({
      name: 'release.pdf',
      mediaType: 'application/pdf',
      width: null,
      height: null,
    })
    expect(await bytesOf(talk.host, file.id)).toEqual(ID_FILES.pdf)
  })

  it('is stored sealed', async () => {
    const { id } = await upload(talk.host, ID_FILES.pdf)
    const kept = await server().deps.files.get(`messages/${id}`)
    expect(kept?.length).toBeGreaterThan(ID_FILES.pdf.length)
    for (const trace of ['%PDF', PRINTED]) expect(kept?.includes(trace), trace).toBe(false)
  })
})

describe('a name', () => {
  it('that the rules would stop as a message gives way to a plain one', async () => {
    const called = (name: string) => upload(talk.guest, ID_FILES.pdf, name)
    expect((await called('write to ada@example.com.pdf')).name).toBe('file.pdf')
    expect((await called('Call sheet, day 2.pdf')).name).toBe('Call sheet, day 2.pdf')
  })
})

describe('what is neither', () => {
  const TYPE = 'Please send a JPEG, PNG, WebP, AVIF or HEIC picture, or a PDF'
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['an SVG', () => Buffer.from(svg), TYPE],
    ['a page', () => Buffer.from(`<!doctype html>${svg}`), TYPE],
    ['a page with a PDF behind it', () => Buffer.concat([Buffer.from(svg), ID_FILES.pdf]), TYPE],
    ['a program', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(400)]), TYPE],
    ['an archive', () => Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(400)]), TYPE],
    ['a GIF', () => aPicture().gif().toBuffer(), TYPE],
    [
      'a bomb',
      () => pngOfSize(30_000, 30_000),
      'This picture has more than 80 megapixels. Please send a smaller one.',
    ],
    [
      'half a JPEG',
      async () => (await aJpeg(900, 900)).subarray(0, 2000),
      'This file is damaged or incomplete. Please export it again.',
    ],
    [
      'half a PDF',
      () => ID_FILES.pdf.subarray(0, 100),
      'This PDF is damaged or incomplete. Please export it again.',
    ],
    ['nothing', () => Buffer.alloc(0), 'This file is empty. Please choose another one.'],
  ])('%s is refused with what is wrong', async (name, make, detail) => {
    const before = await rows()
    const problem = expectProblem(await post(await make()), name)
    expect(problem).toMatchObject({ status: 415, code: 'file_not_accepted', detail })
    expect(await rows()).toHaveLength(before.length)
  })

  it('a PDF that does something, or that cannot be looked into, is refused with what to do about it', async () => {
    const locked = aPdfOf('<< /Type /Page >>', 'trailer\n<< /Encrypt 9 0 R >>\n%%EOF\n')
    const before = await rows()
    for (const [bytes, reason] of [
      [aPdfOf('<< /S /Launch /F (cmd.exe) >>'), 'contains a script or attachment'],
      [aPdfWithObjectStream('<< /S /JavaScript >>'), 'contains a script or attachment'],
      [locked, 'is protected, so we can’t check it'],
    ] as const)
      expect(expectProblem(await post(bytes), reason)).toMatchObject({
        status: 415,
        code: 'pdf_not_plain',
        detail: `This PDF ${reason}. Print it to PDF again, then upload it.`,
      })
    expect(await rows()).toHaveLength(before.length)
  })

  it('survives whatever it is sent', async () => {
    for (const [name, payload] of Object.entries(HOSTILE_BODIES))
      expect(expectProblem(await post(Buffer.from(payload)), name).code, name).toBe('file_not_accepted')
  })

  it('more than 10 MB is refused', async () => {
    const problem = expectProblem(await post(Buffer.alloc(10 * 1024 * 1024 + 1)), 'large')
    expect(problem).toMatchObject({
      status: 413,
      code: 'file_too_large',
      detail: 'Please upload a file smaller than 10MB',
    })
  })
})

describe('who may', () => {
  const missing = { status: 404, code: 'not_found' }
  const auditOf = (id: string) =>
    server()
      .deps.db.selectFrom('audit_log')
      .select(['actor_id', 'subject_id', 'data'])
      .where('action', '=', 'message.file-read')
      .where(sql<boolean>`data ->> 'file' = ${id}`)
      .execute()

  it('upload: the two sides; for anyone else, admins included, there is no conversation', async () => {
    for (const person of [stranger, admin])
      await expect(upload(person, ID_FILES.pdf)).rejects.toMatchObject(missing)
    await expect(upload(talk.guest, ID_FILES.pdf, 'a.pdf', NOBODY)).rejects.toMatchObject(missing)
  })

  it('read what is not sent yet: only its uploader', async () => {
    const { id } = await upload(talk.guest, ID_FILES.pdf, 'a.pdf')
    expect((await read(talk.guest, id)).name).toBe('a.pdf')
    for (const person of [talk.host, stranger, admin])
      await expect(read(person, id), person.email).rejects.toMatchObject(missing)
  })

  it('read what was sent: both sides, and an admin, who leaves a trace', async () => {
    const { id } = await upload(talk.guest, ID_FILES.pdf, 'a.pdf')
    await putMessage(server(), talk, talk.guest, { fileIds: [id] })
    for (const person of [talk.guest, talk.host]) expect((await read(person, id)).name).toBe('a.pdf')
    expect(await auditOf(id)).toEqual([])
    expect((await read(admin, id)).mediaType).toBe('application/pdf')
    expect(await auditOf(id)).toEqual([
      { actor_id: admin.id, subject_id: talk.guest.id, data: { file: id, conversation: talk.id } },
    ])
    await expect(read(stranger, id)).rejects.toMatchObject(missing)
  })

  it('read what was held back: its sender and admins', async () => {
    const { id } = await upload(talk.guest, ID_FILES.pdf, 'a.pdf')
    await putMessage(server(), talk, talk.guest, { fileIds: [id], isFlagged: true })
    for (const person of [talk.guest, admin]) expect((await read(person, id)).name).toBe('a.pdf')
    for (const person of [talk.host, stranger]) await expect(read(person, id)).rejects.toMatchObject(missing)
  })

  it('nobody, once one has blocked the other or one is suspended', async () => {
    const closed = { status: 403, code: 'conversation_closed' }
    const other = await aConversation(server())
    const block = (person: Person, blocked: boolean) =>
      server().call(
        conversationCalls.block,
        { params: { id: other.id }, body: { blocked } },
        { token: person.token },
      )
    await block(other.guest, true)
    for (const person of [other.guest, other.host])
      await expect(upload(person, ID_FILES.pdf, 'a.pdf', other.id)).rejects.toMatchObject(closed)
    await block(other.guest, false)
    await upload(other.host, ID_FILES.pdf, 'a.pdf', other.id)
    await server()
      .deps.db.updateTable('users')
      .set({ suspended_at: server().clock.now() })
      .where('id', '=', other.host.id)
      .execute()
    await expect(upload(other.guest, ID_FILES.pdf, 'a.pdf', other.id)).rejects.toMatchObject(closed)
  })
})

describe('the sweep', () => {
  it('takes what was not sent for a day, with its bytes, and nothing else', async () => {
    const [unsent, sent] = [await upload(talk.guest, ID_FILES.pdf), await upload(talk.guest, ID_FILES.pdf)]
    await putMessage(server(), talk, talk.guest, { fileIds: [sent.id] })
    const kept = (id: string) => server().deps.files.get(`messages/${id}`)
    server().clock.advance(DAY - 60_000)
    await sweepMessageFiles(server().deps)
    expect(await kept(unsent.id)).not.toBeNull()
    server().clock.advance(120_000)
    await server().deps.jobs.add(server().deps.db, 'sweep-expired', {})
    await server().drain()
    expect(await kept(unsent.id)).toBeNull()
    expect(await kept(sent.id)).not.toBeNull()
    const left = (await rows()).map(({ id }) => id)
    expect(left).toContain(sent.id)
    expect(left).not.toContain(unsent.id)
    server().clock.advance(-DAY - 60_000)
  })

  it('are forgotten although the bytes of another cannot be deleted, which is named and tried again', async () => {
    const [stuck, other] = [await upload(talk.guest, ID_FILES.pdf), await upload(talk.guest, ID_FILES.pdf)]
    const { deps } = server()
    const remove = (key: string) =>
      key.includes(stuck.id) ? Promise.reject(new Error('locked')) : deps.files.delete(key)
    server().clock.advance(DAY + 60_000)
    const files = { ...deps.files, delete: remove }
    await expect(sweepMessageFiles({ ...deps, files })).rejects.toThrow(`1 of 2 failed: ${stuck.id}`)
    const left = async () => (await rows()).map(({ id }) => id)
    expect(await left()).not.toContain(other.id)
    expect(await left()).toContain(stuck.id)
    await sweepMessageFiles(deps)
    expect(await left()).not.toContain(stuck.id)
    server().clock.advance(-DAY - 60_000)
  })
})
