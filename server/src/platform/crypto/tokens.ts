import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

/** Opaque, 256 bits; of most of them only the hash is stored. */
export function newOpaqueToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The one successor of a token: asking twice gives the same one, so it need not be stored. */
export function successorOf(token: string, secret: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'refresh-successor', 32))
  return createHmac('sha256', key).update(token).digest('base64url')
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

export type AccessClaims = { sub: string; sid: string; exp: number }

const HEADER = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT' })).toString('base64url')

/** HS256 by node:crypto: a tenth of the cost of WebCrypto for tokens this small. */
export function signAccessToken(claims: AccessClaims, secret: string): string {
  const body = `${HEADER}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`
  return `${body}.${mac(body, secret)}`
}

export type TokenReading = { ok: true; claims: AccessClaims } | { ok: false; because: 'invalid' | 'expired' }

export function readAccessToken(token: string, secret: string, now: Date): TokenReading {
  const [header, payload, signature, rest] = token.split('.')
  if (header !== HEADER || !payload || !signature || rest !== undefined)
    return { ok: false, because: 'invalid' }
  const expected = Buffer.from(mac(`${header}.${payload}`, secret))
  const given = Buffer.from(signature)
  if (expected.length !== given.length || !timingSafeEqual(expected, given))
    return { ok: false, because: 'invalid' }
  // Signed by us, so its shape is ours.
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as AccessClaims
  return claims.exp * 1000 > now.getTime() ? { ok: true, claims } : { ok: false, because: 'expired' }
}

/** When it expires, in milliseconds; of a header whose token has been read before. */
export function expiryOf(authorization = ''): number {
  const payload = authorization.split('.')[1] ?? ''
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as AccessClaims).exp * 1000
}

function mac(body: string, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('base64url')
}
