import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { MASTER_KEY, type TestServer } from './server.ts'

const BOOKING = '0b51c5f4-8f0e-4a8e-9d5e-2f6a5a3f1c11'

export const PACK_PASSPHRASE = 'Q7M2K-9XV4T-0ABCD-EFGHJ-KMNPQ'

const SEALED_AT = new Date()
export const PACK_DAY = SEALED_AT.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A pack as the server seals it, signed with the key of the server that the story runs on. */
export async function sealedPack(server: TestServer): Promise<Buffer> {
  const { connect } = await import('../../server/dist/platform/db/database.js')
  const { openDatabaseKey } = await import('../../server/dist/platform/crypto/database-key.js')
  const { createSigning } = await import('../../server/dist/platform/signing/signing.js')
  const { sealPack } = await import('../../server/dist/platform/packs/seal-pack.js')
  const { fileInMemory } = await import('../../server/dist/platform/packs/write-archive.js')
  const database = connect(server.databaseUrl, { max: 2 })
  try {
    const { db } = database
    const clock = { now: () => new Date() }
    const masterKey = await openDatabaseKey({ db, clock, masterKey: Buffer.from(MASTER_KEY, 'hex') })
    const signing = createSigning({ db, masterKey, clock })
    const signer = await signing.currentSigner()
    const { log, chain } = await aLog(['packet.opened', 'release.issued', 'release.signed'])
    const manifestFacts = {
      booking: BOOKING,
      packet: '5d5f3f0a-8e2c-4f7b-a7a6-0d9a64a2bb22',
      invoice: 'RT-2026-000123',
      status: 'complete' as const,
      asOf: SEALED_AT.toISOString(),
      chain,
    }
    const files = [
      fileInMemory('README.txt', Buffer.from('A compliance pack of Roomtone.\n')),
      fileInMemory('events.jsonl', Buffer.from(log)),
      fileInMemory('release/release-v1.txt', Buffer.from('Premises: the drawing room.\n')),
      fileInMemory('records/crew.json', Buffer.from('{"crew":[]}\n')),
    ]
    const keys = await signing.publishedKeys()
    const pack = sealPack({ files, manifestFacts, passphrase: PACK_PASSPHRASE, keys }, signer)
    return await buffer(pack.bytes)
  } finally {
    await database.close()
  }
}

async function aLog(actions: readonly string[]) {
  const { eventLines } = await import('../../domain/dist/pack/manifest.js')
  let head = Buffer.alloc(32)
  const lines = actions.map((action, index) => {
    const event = {
      seq: index + 1,
      at: `2026-11-15T10:20:0${index}.000000Z`,
      actor: '',
      action,
      subjectType: 'booking',
      subject: BOOKING,
      data: '{}',
      personal: '',
      hash: '',
    }
    head = createHash('sha256').update(head).update(eventLines(event)).digest()
    return JSON.stringify({ ...event, hash: head.toString('hex') })
  })
  return { log: `${lines.join('\n')}\n`, chain: { length: lines.length, head: head.toString('hex') } }
}
