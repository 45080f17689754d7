import { createHash } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Log } from '../log.ts'
import { createLeakedPasswords } from './leaked-passwords.ts'

const PASSWORD = 'Gaffer tape 7'
const DIGEST = createHash('sha1').update(PASSWORD).digest('hex').toUpperCase()
const log = { warn: vi.fn() }

let answer: (response: ServerResponse) => void
let asked: string[]
let server: ReturnType<typeof createServer>
let url: string

beforeEach(async () => {
  vi.clearAllMocks()
  asked = []
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/range/`
})
afterEach(() => new Promise((done) => server.close(done)))

const leaked = () => createLeakedPasswords({ url, log: log as unknown as Log })
const says = (text: string) => (response: ServerResponse) => void response.end(text)

it('finds what has leaked, and tells the service five characters of a hash', async () => {
  answer = says(`0018A45C4D1DEF81644B54AB7F969B88D65:10\r\n${DIGEST.slice(5)}:3\r\n`)
  expect(await leaked().has(PASSWORD)).toBe(true)
  expect(asked).toEqual([`/range/${DIGEST.slice(0, 5)}`])
})

it('takes neither another one nor what fills the answer up for it', async () => {
  answer = says(`0018A45C4D1DEF81644B54AB7F969B88D65:10\r\n${DIGEST.slice(5)}:0\r\n`)
  expect(await leaked().has(PASSWORD)).toBe(false)
})

it.each([
  ['refuses', (response: ServerResponse) => void response.writeHead(503).end()],
  ['hangs up', (response: ServerResponse) => void response.destroy()],
  ['sends elsewhere', (response: ServerResponse) => void response.writeHead(302, { location: '/' }).end()],
])('keeps no one from choosing when the service %s, and logs nothing of the password', async (_, act) => {
  answer = act
  expect(await leaked().has(PASSWORD)).toBe(false)
  expect(log.warn).toHaveBeenCalledOnce()
  expect(JSON.stringify(log.warn.mock.calls)).not.toMatch(new RegExp(`${PASSWORD}|${DIGEST.slice(0, 5)}`))
})
