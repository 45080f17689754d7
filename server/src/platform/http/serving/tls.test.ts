import { readFileSync } from 'node:fs'
import { get } from 'node:https'
import type { AddressInfo } from 'node:net'
import { type ConnectionOptions, connect } from 'node:tls'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { useServer } from '../../../../testing/server.ts'

const fixture = (name: string) =>
  fileURLToPath(new URL(`../../../../testing/fixtures/${name}`, import.meta.url))
const cert = fixture('localhost.cert.pem')
const server = useServer({ TLS_CERT: cert, TLS_KEY: fixture('localhost.key.pem') })
const ca = readFileSync(cert)
let port = 0

beforeAll(async () => {
  await server().app.listen({ host: '127.0.0.1', port: 0 })
  port = (server().app.server.address() as AddressInfo).port
})

function protocolOf(options: ConnectionOptions): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, servername: 'localhost', ca, ...options }, () => {
      resolve(socket.getProtocol())
      socket.destroy()
    })
    socket.on('error', reject)
  })
}

describe('direct TLS', () => {
  it('speaks TLS 1.3', async () => {
    expect(await protocolOf({})).toBe('TLSv1.3')
  })

  it('speaks nothing older', async () => {
    await expect(protocolOf({ minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2' })).rejects.toThrow(
      /protocol version/i,
    )
  })

  it('serves over it', async () => {
    const status = await new Promise((resolve, reject) => {
      get(
        { host: '127.0.0.1', port, path: '/healthz', servername: 'localhost', ca, agent: false },
        (answer) => {
          answer.resume()
          resolve(answer.statusCode)
        },
      ).on('error', reject)
    })
    expect(status).toBe(200)
  })
})
