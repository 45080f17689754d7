import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { type FetchOptions, fetchFeed } from './fetch-feed.ts'
import { isPublicAddress } from './public-address.ts'

const servers: Server[] = []

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
})

async function serve(listener: RequestListener, host = '127.0.0.1'): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, host, done))
  return `http://${host}:${(server.address() as AddressInfo).port}`
}

const onlyHere: FetchOptions = { mayReach: (address) => address === '127.0.0.1' }
const words = async (url: string, options: FetchOptions = onlyHere) =>
  fetchFeed(url, options).then(
    (text) => `read ${text}`,
    (error: Error) => error.message,
  )

describe('which addresses are public', () => {
  it.each([
    '127.0.0.1',
    '127.255.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '100.64.0.1',
    '169.254.169.254',
    '192.0.0.8',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '100::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '3fff::1',
    'localhost',
    '',
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it.each([
    '8.8.8.8',
    '93.184.216.34',
    '172.15.0.1',
    '172.32.0.1',
    '100.128.0.1',
    '2606:4700::1111',
    '2a00:1450::1',
  ])('%s is', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })
})

describe('fetching a feed', () => {
  it('reads what a server gives', async () => {
    const url = await serve((request, response) => response.end(`${request.method} ${request.url}`))
    expect(await words(`${url}/a.ics?key=1`)).toBe('read GET /a.ics?key=1')
  })

  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://0/',
    'http://１２７.０.０.１/',
    'http://calendar.example@127.0.0.1/',
    'http://[::1]/',
    'http://[::ffff:7f00:1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost/',
  ])('refuses %s', async (url) => {
    expect(await words(url, {})).toBe('This address isn’t on the public internet.')
  })

  it('refuses a name of which any address is private, and connects to the address it has checked', async () => {
    const url = await serve((request, response) => response.end(`hello ${request.headers.host}`))
    const { port } = new URL(url)
    const named = `http://calendar.example:${port}/`
    const resolve = (addresses: string[]) => async () => addresses.map((address) => ({ address, family: 4 }))
    expect(await words(named, { resolve: resolve(['8.8.8.8', '10.0.0.1']) })).toMatch(
      /isn’t on the public internet/,
    )
    expect(await words(named, { resolve: resolve([]) })).toMatch(/isn’t on the public internet/)
    let lookups = 0
    const rebinding = async () => [{ address: lookups++ === 0 ? '127.0.0.1' : '10.0.0.1', family: 4 }]
    expect(await words(named, { ...onlyHere, resolve: rebinding })).toBe(
      `read hello calendar.example:${port}`,
    )
    expect(lookups).toBe(1)
  })

  it('follows three redirects and checks each of them', async () => {
    const url = await serve((request, response) => {
      const left = Number(request.url?.slice(1))
      if (left === 0) return response.end('arrived')
      response.writeHead(302, { location: `/${left - 1}` }).end()
    })
    expect(await words(`${url}/3`)).toBe('read arrived')
    expect(await words(`${url}/4`)).toMatch(/keeps redirecting/)
  })

  it.each([
    'http://[::1]:1/',
    'http://10.0.0.1/',
    'http://localhost.localdomain.invalid/',
    'file:///etc/passwd',
    'gopher://127.0.0.1/',
    'http://',
  ])('refuses a redirect to %s', async (location) => {
    const url = await serve((_, response) => response.writeHead(301, { location }).end())
    const resolve = async () => [{ address: '192.168.0.1', family: 4 }]
    expect(await words(url, { ...onlyHere, resolve })).toMatch(
      /isn’t on the public internet|http or https|isn’t valid/,
    )
  })

  it('breaks off what is too large or never ends', async () => {
    const large = await serve((_, response) => response.end(Buffer.alloc(3 * 1024 * 1024, 'x')))
    expect(await words(large)).toBe('This calendar is larger than 2 MB.')
    let closed = false
    const endless = await serve((_, response) => {
      const timer = setInterval(() => response.write(Buffer.alloc(64 * 1024, 'x')), 1)
      response.on('close', () => {
        closed = true
        clearInterval(timer)
      })
    })
    expect(await words(endless)).toBe('This calendar is larger than 2 MB.')
    await expect.poll(() => closed).toBe(true)
  })

  it('waits for the whole answer only so long', async () => {
    const silent = await serve(() => {})
    const slow = await serve((_, response) => {
      const timer = setInterval(() => response.write('BEGIN:'), 20)
      response.on('close', () => clearInterval(timer))
    })
    for (const url of [silent, slow])
      expect(await words(url, { ...onlyHere, totalMs: 200 })).toBe('The server took longer than 10 seconds.')
    const never = () => new Promise<never>(() => {})
    expect(await words('http://calendar.example/', { resolve: never, totalMs: 100 })).toMatch(
      /longer than 10/,
    )
  })

  it('says what else went wrong', async () => {
    const status = (code: number) => serve((_, response) => response.writeHead(code).end('no'))
    expect(await words(await status(404))).toMatch(/no calendar at this address/)
    expect(await words(await status(500))).toBe('The server answered 500 instead of a calendar.')
    expect(await words(await status(304))).toBe('The server answered 304 instead of a calendar.')
    const packed = await serve((_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'),
    )
    expect(await words(packed)).toBe('The server’s answer is in a format we can’t read.')
    const broken = await serve((request) => request.socket.destroy())
    expect(await words(broken)).toBe('The server dropped the connection.')
    const gone = await serve(() => {})
    for (const server of servers.splice(0)) await new Promise((done) => server.close(done))
    expect(await words(gone)).toBe('The server refused the connection.')
    const resolve = async () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }))
    expect(await words('http://calendar.example/', { resolve })).toBe('There’s no server at this address.')
  })
})
