import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Someone = { sub: string; email: string; email_verified?: boolean; name?: string }
type Issued = { someone: Someone; challenge: string; nonce: string; redirectUri: string }

const CLIENT = { id: 'roomtone-tests', secret: 'a secret of the tests' }

export type GooglePeer = {
  env: Record<string, string>
  /** What the person does at Google; returns what the browser brings back. */
  choose(url: string, someone: Someone): string
  /** As `choose`, but what it signs says something else in the end. */
  distort: (change: ((claims: Record<string, unknown>) => Record<string, unknown>) | null) => void
  failWith: (status: number | null) => void
  /** Signs with a key that was never published. */
  forge: (on: boolean) => void
  close(): Promise<void>
}

/** An OpenID provider on this machine that holds its clients to PKCE, their secret and their redirect address. */
export async function openGooglePeer(): Promise<GooglePeer> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const strange = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  let signingKey = privateKey
  const issued = new Map<string, Issued>()
  let change: ((claims: Record<string, unknown>) => Record<string, unknown>) | null = null
  let failure: number | null = null
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    if (failure !== null) return answer(failure, { error: 'server_error' })
    if (request.url === '/.well-known/openid-configuration') return answer(200, discovery(url))
    if (request.url === '/keys')
      return answer(200, {
        keys: [{ ...publicKey.export({ format: 'jwk' }), kid: '1', use: 'sig', alg: 'RS256' }],
      })
    const form = new URLSearchParams(await bodyOf(request))
    const found = issued.get(form.get('code') ?? '')
    issued.delete(form.get('code') ?? '')
    if (!found || !isHonest(request, form, found)) return answer(400, { error: 'invalid_grant' })
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      iss: url,
      aud: CLIENT.id,
      iat: now,
      exp: now + 300,
      nonce: found.nonce,
      email_verified: true,
      ...found.someone,
    }
    const idToken = signed(change ? change(claims) : claims)
    return answer(200, { access_token: 'unused', token_type: 'Bearer', expires_in: 300, id_token: idToken })
  })

  function signed(claims: object): string {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const content = `${part({ alg: 'RS256', kid: '1' })}.${part(claims)}`
    return `${content}.${sign('RSA-SHA256', Buffer.from(content), signingKey).toString('base64url')}`
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    env: {
      GOOGLE_ISSUER: `http://127.0.0.1:${port}`,
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
    },
    choose(url, someone) {
      const asked = new URL(url).searchParams
      const code = randomBytes(12).toString('hex')
      issued.set(code, {
        someone,
        challenge: asked.get('code_challenge') ?? '',
        nonce: asked.get('nonce') ?? '',
        redirectUri: asked.get('redirect_uri') ?? '',
      })
      return `?${new URLSearchParams({ state: asked.get('state') ?? '', code })}`
    },
    distort: (with_) => {
      change = with_
    },
    failWith: (status) => {
      failure = status
    },
    forge: (on) => {
      signingKey = on ? strange : privateKey
    },
    close: async () => {
      server.close()
      await once(server, 'close')
    },
  }
}

function discovery(url: string) {
  return {
    issuer: url,
    authorization_endpoint: `${url}/authorize`,
    token_endpoint: `${url}/token`,
    jwks_uri: `${url}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
  }
}

function isHonest(request: IncomingMessage, form: URLSearchParams, found: Issued): boolean {
  const verifier = form.get('code_verifier') ?? ''
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  return (
    challenge === found.challenge &&
    form.get('redirect_uri') === found.redirectUri &&
    secretOf(request, form) === CLIENT.secret
  )
}

function secretOf({ headers }: IncomingMessage, form: URLSearchParams): string {
  const basic = headers.authorization?.replace(/^Basic /, '')
  if (basic === undefined) return form.get('client_secret') ?? ''
  const [, secret = ''] = Buffer.from(basic, 'base64').toString().split(':')
  return decodeURIComponent(secret.replaceAll('+', ' '))
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
