import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { FILE_FACTS } from '@roomtone/contract/endpoint'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { tokenOf } from '../../../../testing/booking.ts'
import { useLife } from '../../../../testing/booking-life.ts'
import type { TestPacket } from '../../../../testing/compliance.ts'
import { usePacks } from '../../../../testing/full-packet.ts'
import { loadPageCheck } from '../../../../testing/packs.ts'
import { useServer } from '../../../../testing/server.ts'
import { insertPacketFile } from '../file/packet-file.store.ts'
import { putFileBytes } from '../file/packet-file-bytes.ts'

const MB = 1024 ** 2
const FILES = 6
const server = useServer()
const packs = usePacks(server)
const { auditOf } = useLife(server)
const SLOW = { timeout: 120_000 }
let booking: TestPacket
let token: string
let port: number
let filesRead: number

beforeAll(async () => {
  booking = await packs.aPacket()
  for (let number = 0; number < FILES; number += 1) await addFile(randomBytes(10 * MB))
  token = await tokenOf(server(), booking.guest)
  await server().app.listen({ port: 0, host: '127.0.0.1' })
  port = (server().app.server.address() as AddressInfo).port
}, 120_000)

beforeEach(() => {
  filesRead = 0
  const { files } = server().deps
  const get = files.get.bind(files)
  vi.spyOn(files, 'get').mockImplementation((key) => {
    filesRead += 1
    return get(key)
  })
  return () => vi.restoreAllMocks()
})

async function addFile(bytes: Buffer): Promise<void> {
  const { deps } = server()
  const id = randomUUID()
  const now = deps.clock.now()
  const file = {
    id,
    bookingId: booking.id,
    kind: 'permit',
    party: 'guest',
    name: 'City.pdf',
    facts: null,
  } as const
  const sha256 = createHash('sha256').update(bytes).digest()
  await deps.db.transaction().execute(async (tx) => {
    await putFileBytes(deps, id, await deps.keys.sealBytes(tx, booking.id, bytes, now))
    const kept = { mediaType: 'application/pdf', sizeBytes: bytes.length, sha256 } as const
    await insertPacketFile(tx, { ...file, ...kept, ownerId: booking.guest.id, now })
  })
}

/** As a browser asks, over a connection of its own. */
function ask(): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const path = `/api/bookings/${booking.id}/packet/download`
    const headers = { authorization: `Bearer ${token}` }
    request({ port, path, method: 'POST', headers }, resolve).on('error', reject).end()
  })
}

it(
  'a pack of sixty megabytes arrives piece by piece, and is read no faster than it is taken',
  SLOW,
  async () => {
    const answer = await ask()
    expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' })
    const { fileName, passphrase } = JSON.parse(decodeURIComponent(String(answer.headers[FILE_FACTS])))
    expect(fileName).toMatch(/^roomtone-.*\.zip$/)
    await wait(1000)
    // The client has taken nothing yet: the connection buffers less than two files.
    expect(filesRead).toBeLessThanOrEqual(2)
    const chunks: Buffer[] = []
    let taken = 0
    let ahead = 0
    for await (const chunk of answer) {
      chunks.push(chunk)
      taken += chunk.length
      ahead = Math.max(ahead, filesRead * 10 * MB - taken)
    }
    expect(taken).toBe(Number(answer.headers['content-length']))
    expect(taken).toBeGreaterThan(FILES * 10 * MB)
    expect(chunks.length).toBeGreaterThan(100)
    // The file that is being sent, and what the line holds.
    expect(ahead).toBeLessThan(25 * MB)
    const { checkPack } = await loadPageCheck()
    const keys = await server().deps.signing.publishedKeys()
    const { findings } = await checkPack(Buffer.concat(chunks), passphrase, keys)
    expect(findings.problems).toEqual([])
    expect(findings.facts?.files.filter(({ bytes }) => bytes === 10 * MB)).toHaveLength(FILES)
  },
)

it('a pack that breaks off has no seal, stays in the log, and costs nothing more', SLOW, async () => {
  const before = (await auditOf(booking.id)).length
  const answer = await ask()
  const first = await new Promise<Buffer>((resolve) => answer.once('data', resolve))
  answer.destroy()
  const read = filesRead
  await wait(500)
  expect(filesRead - read).toBeLessThanOrEqual(1)
  const { checkContainer } = await loadPageCheck()
  const keys = await server().deps.signing.publishedKeys()
  expect(await checkContainer(first, keys)).toEqual({ what: 'container', detail: 'unsealed' })
  expect((await auditOf(booking.id)).slice(before).map(({ action }) => action)).toEqual(['pack.downloaded'])
})

it('a pack whose file is lost breaks off, and the downloader is told so', SLOW, async () => {
  const { files } = server().deps
  vi.spyOn(files, 'get').mockResolvedValue(null)
  const answer = await ask()
  await expect(buffer(answer)).rejects.toThrow('aborted')
})
