import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { verificationCalls } from '@roomtone/contract/verification/verification.calls'
import { ID_FILE_MAX_BYTES } from '@roomtone/domain/verification/assess'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { HOSTILE_BODIES } from '../../../../testing/hostile.ts'
import { ID_FILES, ID_PICTURES, PRINTED } from '../../../../testing/id-files.ts'
import { aPdfOf } from '../../../../testing/pdf-files.ts'
import { aPhonePicture, pngOfSize } from '../../../../testing/pictures.ts'
import { type Person, useServer } from '../../../../testing/server.ts'
import { useVerifying } from '../../../../testing/verifying.ts'
import { readDocument } from './read-document.ts'

const server = useServer()
const { upload } = useVerifying(server)
let ada: Person

beforeAll(async () => {
  ada = await server().aPerson()
})

const BYTES = 'application/octet-stream'
const post = (payload: Buffer | string, type = BYTES, token: string | null = ada.token) =>
  server().app.inject({
    method: 'POST',
    url: '/api/verification/document',
    payload,
    headers: { 'content-type': type, ...(token ? { authorization: `Bearer ${token}` } : {}) },
  })

const sized = (length: number) =>
  Buffer.concat([ID_PICTURES.jpeg, Buffer.alloc(length - ID_PICTURES.jpeg.length)])

const documents = () => server().deps.db.selectFrom('documents').selectAll().execute()

describe('uploading an ID', () => {
  it.each([
    ['jpeg', ID_PICTURES.jpeg, 'image/jpeg'],
    ['png', ID_PICTURES.png, 'image/jpeg'],
    ['heic', ID_PICTURES.heic, 'image/jpeg'],
    ['pdf', ID_FILES.pdf, 'application/pdf'],
  ] as const)('takes a %s', async (_, bytes, mediaType) => {
    const file = new Blob([new Uint8Array(bytes)])
    const reply = await server().call(verificationCalls.upload, { bytes: file }, { token: ada.token })
    expect(reply).toEqual({ documentId: expect.any(String), mediaType })
  })

  it('refuses what only its name makes an ID', async () => {
    const before = (await documents()).length
    for (const bytes of [
      Buffer.from('This is my ID. '.repeat(20)),
      ID_FILES.pdf.subarray(0, 60),
      Buffer.alloc(0),
    ]) {
      const problem = expectProblem(await post(bytes), String(bytes.length))
      expect(problem).toMatchObject({ code: 'file_not_accepted', title: 'Invalid file type' })
    }
    expect(await documents()).toHaveLength(before)
  })

  it('opens no picture of more than 80 megapixels', async () => {
    const before = (await documents()).length
    const problem = expectProblem(
      await post(Buffer.concat([pngOfSize(10_000, 8001), Buffer.alloc(100)])),
      'a bomb',
    )
    expect(problem).toMatchObject({
      code: 'file_not_accepted',
      detail: 'This picture has more than 80 megapixels. Please send a smaller one.',
    })
    expect(await documents()).toHaveLength(before)
  })

  it('refuses a picture that cannot be opened, and a PDF that does something', async () => {
    const damaged = expectProblem(await post(ID_FILES.jpeg), 'no picture')
    expect(damaged.code).toBe('file_not_accepted')
    expect(
      expectProblem(await post(aPdfOf('<< /S /JavaScript /JS (app.alert(1)) >>')), 'a script'),
    ).toMatchObject({
      code: 'pdf_not_plain',
      detail: 'This PDF contains a script or attachment. Print it to PDF again, then upload it.',
    })
  })

  it('takes 10 MB and refuses one byte more', async () => {
    expect((await post(sized(ID_FILE_MAX_BYTES))).statusCode).toBe(200)
    const answer = await post(sized(ID_FILE_MAX_BYTES + 1))
    expect(answer.statusCode).toBe(413)
    expect(expectProblem(answer, 'too large')).toMatchObject({
      code: 'file_too_large',
      title: 'File too large',
      detail: 'Please upload a file smaller than 10MB',
    })
  })

  it('takes bytes and nothing else: neither JSON nor a form', async () => {
    for (const type of ['application/json', 'text/plain', 'image/jpeg', 'multipart/form-data; boundary=x']) {
      const answer = await post(type.endsWith('json') ? '{}' : ID_PICTURES.jpeg, type)
      expect(answer.statusCode, type).toBe(415)
      expect(expectProblem(answer, type).code).toBe('unsupported_media_type')
    }
  })

  it('survives whatever it is sent', async () => {
    for (const [name, payload] of Object.entries(HOSTILE_BODIES)) {
      const answer = await post(payload)
      expect(expectProblem(answer, name).code, name).toBe('file_not_accepted')
    }
  })

  it('refuses strangers before it reads what they send', async () => {
    for (const [payload, type] of [
      [sized(ID_FILE_MAX_BYTES + 1), BYTES],
      [ID_PICTURES.jpeg, 'text/plain'],
      [Buffer.alloc(0), BYTES],
    ] as const) {
      expect((await post(payload, type, null)).statusCode).toBe(401)
      expect((await post(payload, type, 'not-a-token')).statusCode).toBe(401)
    }
  })
})

describe('an uploaded ID', () => {
  const deps = () => server().deps
  const rowOf = async (id: string) => {
    const row = (await documents()).find((document) => document.id === id)
    if (!row) throw new Error('The document has no row')
    return row
  }
  it('is stored encrypted: no stretch of it can be found on the disk or in the database', async () => {
    const id = await upload(ada, ID_FILES.pdf)
    const folder = join(deps().config.dataDir, 'files/documents', id.slice(0, 2))
    expect(await readdir(folder)).toContain(id)
    const stored = await readFile(join(folder, id))
    expect(stored.includes(PRINTED)).toBe(false)
    for (let at = 0; at + 16 <= ID_FILES.pdf.length; at += 8)
      expect(stored.includes(ID_FILES.pdf.subarray(at, at + 16))).toBe(false)
    const row = await rowOf(id)
    expect(row).toMatchObject({ owner_id: ada.id, storage_key: `documents/${id}`, purged_at: null })
    expect(row.wrapped_key?.length).toBe(12 + 16 + 32)
  })

  it('keeps the pixels of a picture, upright, and nothing that a phone wrote beside them', async () => {
    const id = await upload(ada, await aPhonePicture())
    const kept = await readDocument(deps(), deps().db, id, deps().clock.now())
    const { exif, orientation, width, height } = await sharp(kept?.bytes).metadata()
    expect({ exif, orientation, width, height }).toEqual({ width: 600, height: 800 })
    for (const trace of ['Snoopphone', 'Ada Quill', '2026:01:02'])
      expect(kept?.bytes.includes(trace)).toBe(false)
    const printed = await readDocument(deps(), deps().db, await upload(ada), deps().clock.now())
    expect(ID_PICTURES.jpeg.includes(PRINTED)).toBe(true)
    expect(printed?.bytes.includes(PRINTED)).toBe(false)
  })

  it('opens with its own key only', async () => {
    const [first, second] = [await upload(ada, ID_PICTURES.png), await upload(ada, ID_PICTURES.jpeg)]
    const now = deps().clock.now()
    expect(await readDocument(deps(), deps().db, first, now)).toMatchObject({ mediaType: 'image/jpeg' })

    const wrong = { ...deps(), config: { ...deps().config, masterKey: Buffer.alloc(32, 1) } }
    await expect(readDocument(wrong, deps().db, first, now)).rejects.toThrow()

    const { wrapped_key } = await rowOf(second)
    await deps().db.updateTable('documents').set({ wrapped_key }).where('id', '=', first).execute()
    await expect(readDocument(deps(), deps().db, first, now)).rejects.toThrow()
  })

  it('does not open after one bit of it was changed, nor in the place of another', async () => {
    const [first, second] = [await upload(ada), await upload(ada)]
    const now = deps().clock.now()
    const sealed = (await deps().files.get(`documents/${first}`)) ?? Buffer.alloc(0)
    await deps().files.put(`documents/${second}`, sealed)
    await expect(readDocument(deps(), deps().db, second, now)).rejects.toThrow()
    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1
    await deps().files.put(`documents/${first}`, sealed)
    await expect(readDocument(deps(), deps().db, first, now)).rejects.toThrow()
  })

  it('leaves no row to use when the file cannot be put away', async () => {
    const before = (await documents()).length
    const { put } = deps().files
    deps().files.put = async () => {
      throw new Error('the disk is full')
    }
    const answer = await post(ID_PICTURES.jpeg)
    deps().files.put = put
    expect(answer.statusCode).toBe(500)
    expect(answer.payload).not.toContain('disk')
    const rows = await documents()
    expect(rows).toHaveLength(before + 1)
    expect(rows.every((row) => row.purge_after !== null)).toBe(true)
  })
})
