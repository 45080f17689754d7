import { conversationCalls } from '@roomtone/contract/conversation/conversation.calls'
import { verificationCalls } from '@roomtone/contract/verification/verification.calls'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { HARMFUL, startClamdPeer } from '../../../../testing/clamd-peer.ts'
import { aConversation, aPicture, as } from '../../../../testing/conversation.ts'
import { ID_FILES } from '../../../../testing/id-files.ts'
import { useServer } from '../../../../testing/server.ts'

const peer = await startClamdPeer()
const server = useServer({ VIRUS_SCANNER_URL: peer.url })
afterEach(() => {
  peer.instead = null
  peer.scanned.length = 0
})
afterAll(() => peer.close())

const aPdf = (words: string) => Buffer.from(`%PDF-1.7\n${`${words} `.repeat(40)}\n%%EOF\n`)
const blobOf = (bytes: Buffer) => new Blob([new Uint8Array(bytes)])
const filesKept = async () => {
  const { rows } = await server().database.pool.query(
    'select (select count(*) from documents)::int + (select count(*) from message_files)::int as n',
  )
  return rows[0]?.n
}

describe('where a virus scanner is configured', () => {
  it('an ID document is scanned, and kept if it is clean', async () => {
    const { token } = await server().aPerson()
    const sent = await server().call(verificationCalls.upload, { bytes: blobOf(ID_FILES.pdf) }, { token })
    expect(sent.mediaType).toBe('application/pdf')
    expect(peer.scanned).toEqual([ID_FILES.pdf])
  })

  it('a harmful one is refused, and so is a PDF in a message', async () => {
    const { id, guest } = await aConversation(server())
    const before = await filesKept()
    const bytes = blobOf(aPdf(HARMFUL))
    const caller = await as(server(), guest)
    const refusal = { code: 'file_not_accepted', message: expect.stringContaining('may not be safe') }
    await expect(server().call(verificationCalls.upload, { bytes }, caller)).rejects.toMatchObject(refusal)
    const input = { params: { id }, query: { name: 'call-sheet.pdf' }, bytes }
    await expect(server().call(conversationCalls.upload, input, caller)).rejects.toMatchObject(refusal)
    expect(await filesKept()).toBe(before)
  })

  it('a picture is redrawn and need not be', async () => {
    const { id, guest } = await aConversation(server())
    await aPicture(server(), guest, id)
    expect(peer.scanned).toEqual([])
  })

  it('nothing is taken while it is away', async () => {
    peer.instead = (socket) => void socket.destroy()
    const { token } = await server().aPerson()
    const sending = server().call(verificationCalls.upload, { bytes: blobOf(ID_FILES.pdf) }, { token })
    await expect(sending).rejects.toMatchObject({ code: 'files_unavailable', status: 503 })
  })
})
