import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type ClamdPeer, HARMFUL, startClamdPeer } from '../../../testing/clamd-peer.ts'
import { FilesAway } from './file-store.ts'
import { createVirusScanner } from './virus-scanner.ts'

let peer: ClamdPeer
beforeAll(async () => {
  peer = await startClamdPeer()
})
beforeEach(() => {
  peer.instead = null
  peer.scanned.length = 0
})
afterAll(() => peer.close())

const scan = (bytes: Uint8Array) =>
  createVirusScanner({ host: '127.0.0.1', port: peer.port, patience: 300 }).requireClean(bytes)

it('hands the whole file over and lets it pass', async () => {
  const file = randomBytes(300_000)
  await scan(file)
  expect(peer.scanned).toEqual([file])
})

it('refuses what is known to do harm, in words that name no virus', async () => {
  await expect(scan(Buffer.from(`%PDF ${HARMFUL}`))).rejects.toMatchObject({
    code: 'file_not_accepted',
    message: 'This file may not be safe. Please export it again from the app it was made in.',
  })
})

it.each<[string, NonNullable<ClamdPeer['instead']>]>([
  ['hangs up', (socket) => void socket.destroy()],
  ['ends without a word', (socket) => void socket.end()],
  ['says nothing', () => {}],
  ['finds it too large', (socket) => void socket.end('INSTREAM size limit exceeded. ERROR\0')],
  ['talks without end', (socket) => void socket.write('x'.repeat(5000))],
])('lets nothing through when it %s', async (_, instead) => {
  peer.instead = instead
  await expect(scan(Buffer.from('%PDF'))).rejects.toThrow(FilesAway)
})

it('lets nothing through when the scanner is away', async () => {
  const nobody = createVirusScanner({ host: '127.0.0.1', port: 1, patience: 300 })
  await expect(nobody.requireClean(Buffer.from('%PDF'))).rejects.toThrow(FilesAway)
})
