import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { verdictOf } from '@roomtone/domain/moderation/verdict'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Log } from '../log.ts'
import { createExternalModeration } from './external-moderation.ts'
import type { Moderation } from './moderation.ts'

const asked = { content: 'Is 7am fine?', before: ['Hello'], isConfirmed: false }
const offline = verdictOf([{ kind: 'contact', fragment: '7am' }])
const fallback: Moderation = { name: 'offline', check: vi.fn(async () => offline) }
const log = { warn: vi.fn() }

let answer: (response: ServerResponse) => void
let heard: { body: string; authorization: string | undefined }[]
let server: ReturnType<typeof createServer>
let url: string

beforeEach(async () => {
  vi.clearAllMocks()
  heard = []
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    heard.push({ body, authorization: request.headers.authorization })
    answer(response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/moderate`
})
afterEach(close)

it('sends the message and believes the answer', async () => {
  answer = says({ is_compliant: false, reason: 'Rude.', severity: 'high' })
  expect(await external().check(asked)).toEqual({
    isCompliant: false,
    reason: 'Rude.',
    severity: 'high',
    flags: [],
  })
  expect(heard).toEqual([{ body: '{"message":"Is 7am fine?"}', authorization: 'Bearer hush' }])
  answer = says({ is_compliant: true, reason: '', severity: null })
  expect(await external(null).check(asked)).toEqual(verdictOf([]))
  expect(heard[1]?.authorization).toBeUndefined()
  expect(fallback.check).not.toHaveBeenCalled()
})

it.each([
  ['no JSON', (response: ServerResponse) => void response.end('<h1>Hello</h1>')],
  ['no verdict', says({ ok: true })],
  ['a refusal without a reason', says({ is_compliant: false, severity: 'low' })],
  ['a severity of its own', says({ is_compliant: false, reason: 'No.', severity: 'extreme' })],
  ['an error', (response: ServerResponse) => void response.writeHead(500).end('{"is_compliant":true}')],
  ['another address', (response: ServerResponse) => void response.writeHead(307, { location: '/' }).end()],
  ['half an answer', breaksOff],
])('leaves it to the fallback when it hears %s', async (_, reply) => {
  answer = reply
  expect(await external().check(asked)).toBe(offline)
  expect(fallback.check).toHaveBeenCalledExactlyOnceWith(asked)
  expect(JSON.stringify(log.warn.mock.calls)).not.toContain('7am')
})

it('leaves it to the fallback when the service is away', async () => {
  await close()
  expect(await external().check(asked)).toBe(offline)
})

it('waits two seconds, for the beginning of an answer and for its end', async () => {
  const started = performance.now()
  answer = () => {}
  const silent = external().check(asked)
  expect(await silent).toBe(offline)
  answer = (response) => void response.writeHead(200).write('{"is_compliant":')
  expect(await external().check(asked)).toBe(offline)
  expect(performance.now() - started).toBeGreaterThan(3900)
  expect(performance.now() - started).toBeLessThan(8000)
})

function external(token: string | null = 'hush'): Moderation {
  return createExternalModeration({ url, token, fallback, log: log as unknown as Log })
}

function breaksOff(response: ServerResponse): void {
  response.write('{', () => response.destroy())
}

function says(body: unknown) {
  return (response: ServerResponse) => void response.end(JSON.stringify(body))
}

async function close(): Promise<void> {
  server.closeAllConnections()
  if (server.listening) await new Promise((done) => server.close(done))
}
