import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { TLSSocket } from 'node:tls'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPlainConnections } from './plain-connections.ts'

const named = (addresses: Parameters<typeof findPlainConnections>[0]) =>
  findPlainConnections(addresses).map((line) => line.split(' ')[0])

describe('connections to other machines', () => {
  it.each([
    'postgres://u:p@db.example/x',
    'postgres://u:p@10.0.0.4/x?sslmode=disable',
    'postgres://db.example/x?sslmode=no-verify',
    'postgres://db.example/x?sslmode=require&uselibpqcompat=true',
    'postgres://localhost/x?host=db.example',
  ])('are plain where a database is not proved to be itself: %s', (url) => {
    expect(findPlainConnections({ DATABASE_URL: url })).toEqual(['DATABASE_URL (with sslmode=verify-full)'])
    expect(named({ DATABASE_OWNER_URL: url, DATABASE_REPLICA_URL: url })).toEqual([
      'DATABASE_OWNER_URL',
      'DATABASE_REPLICA_URL',
    ])
  })

  it.each([
    'postgres://u:p@db.example/x?sslmode=verify-full',
    'postgres://db.example/x?ssl=true',
    'postgres://u@localhost/x',
    'postgres://u@127.0.0.1:5433/x?sslmode=disable',
    'postgres://u@[::1]/x',
    'postgres://u:p@/x?host=/var/run/postgresql',
    'postgres://%2Fvar%2Frun%2Fpostgresql/x',
  ])('are fine over TLS, and on this machine: %s', (url) => {
    expect(findPlainConnections({ DATABASE_URL: url })).toEqual([])
  })

  it('leave it to the opening to say what else is wrong with an address', () => {
    const url = 'postgres://db.example/x?sslmode=verify-full&sslrootcert=/nowhere/ca.pem'
    expect(findPlainConnections({ DATABASE_URL: url })).toEqual([])
  })

  it.each([
    ['smtp://mail.example', true],
    ['smtp://mail.example:587?requireTLS=true', false],
    ['smtp://mail.example?requireTLS=true&tls.rejectUnauthorized=false', true],
    ['smtps://mail.example', false],
    ['smtps://mail.example?secure=false', true],
    ['smtps://mail.example?tls.rejectUnauthorized=false', true],
    ['smtp://127.0.0.1:1025', false],
  ])('carry mail as %s: plain %s', (url, isPlain) => {
    expect(named({ SMTP_URL: url })).toEqual(isPlain ? ['SMTP_URL'] : [])
  })

  it('ask everyone else over https, and scan files on this machine', () => {
    const sites = {
      S3_ENDPOINT: 'http://s3.example',
      STRIPE_API_URL: 'http://stripe.example',
      MODERATION_URL: 'http://judge.example/judge',
      LEAKED_PASSWORDS_URL: 'http://leaks.example/range/',
    }
    const over = (from: string, to: string) =>
      Object.fromEntries(Object.entries(sites).map(([name, url]) => [name, url.replace(from, to)]))
    expect(named(sites)).toEqual(Object.keys(sites))
    expect(named(over('http:', 'https:'))).toEqual([])
    expect(named(over('s3.example', 'localhost:9000'))).toEqual(Object.keys(sites).slice(1))
    expect(named({ VIRUS_SCANNER_URL: 'tcp://clamav.example:3310' })).toEqual(['VIRUS_SCANNER_URL'])
    expect(named({ VIRUS_SCANNER_URL: 'tcp://127.0.0.1:3310' })).toEqual([])
  })
})

/** Says yes to TLS as PostgreSQL does, and notes the first thing that is said over it. */
describe('a database with sslmode=verify-full', () => {
  const fixture = (name: string) => fileURLToPath(new URL(`../testing/fixtures/${name}`, import.meta.url))
  const ca = fixture('localhost.cert.pem')
  const heard: string[] = []
  let server: Server

  beforeAll(async () => {
    server = createServer((socket) => {
      socket.on('error', () => {})
      socket.once('data', () => {
        socket.write('S')
        const secure = new TLSSocket(socket, {
          isServer: true,
          cert: readFileSync(ca),
          key: readFileSync(fixture('localhost.key.pem')),
        })
        secure.on('error', () => {})
        secure.once('data', (said) => {
          heard.push(said.toString('latin1'))
          secure.destroy()
        })
      })
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterAll(() => void server.close())

  async function greet(host: string, settings: string): Promise<string> {
    heard.length = 0
    const { port } = server.address() as AddressInfo
    const url = `postgres://somebody@${host}:${port}/x?sslmode=verify-full${settings}`
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
    client.on('error', () => {})
    return await client.connect().then(
      () => 'connected',
      (error: Error) => error.message,
    )
  }

  it('gets the login only once its certificate is trusted', async () => {
    expect(await greet('localhost', '')).toMatch(/self-signed/)
    expect(heard).toEqual([])
    await greet('localhost', `&sslrootcert=${ca}`)
    expect(heard).toEqual([expect.stringContaining('somebody')])
  })

  it('and only if the certificate is in its name', async () => {
    // The same machine, by a name that its certificate does not have.
    expect(await greet('127.1', `&sslrootcert=${ca}`)).toMatch(/does not match certificate/)
    expect(heard).toEqual([])
  })
})
