import { randomBytes } from 'node:crypto'
import { hashToken, newOpaqueToken } from '../../platform/crypto/tokens.ts'
import type { Deps } from '../../platform/deps.ts'
import { type Google, GoogleUnreachable } from '../../platform/google/google.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { Refused } from '../../platform/refused.ts'
import { insertState } from './google.store.ts'

const MINUTES = 10

/** Over TLS under a name, and for the path that goes with it, that no other host can set for this one. */
export function cookieOf({ config }: Deps): { name: string; path: string; https: boolean } {
  const https = config.publicUrl.startsWith('https:')
  return https
    ? { name: '__Host-roomtone_google', path: '/', https }
    : { name: 'roomtone_google', path: '/api/account/google', https }
}

/** Where it is not configured, none of this exists. */
export function requireGoogle({ google }: Deps): Google {
  if (google === null) throw new Refused('not_found')
  return google
}

/** Sends this browser, and no other, to Google; what it brings back counts once, within ten minutes. */
export async function askGoogle(
  deps: Deps,
  caller: Caller,
  { userId, next }: { userId: string | null; next: string | null },
): Promise<{ url: string }> {
  const google = requireGoogle(deps)
  const now = deps.clock.now()
  // A second tab must not end what the first one began.
  const cookie = cookieOf(deps)
  const known = caller.cookies.read(cookie.name)
  const browser = known !== null && /^[\w-]{43}$/.test(known) ? known : newOpaqueToken()
  const asked = { state: newOpaqueToken(), nonce: newOpaqueToken(), verifier: newVerifier() }
  const url = await google.begin(asked).catch(refuse)
  await insertState(deps.db, {
    stateHash: hashToken(asked.state),
    browserHash: hashToken(browser),
    verifier: asked.verifier,
    nonce: asked.nonce,
    userId,
    next,
    now,
    expiresAt: new Date(now.getTime() + MINUTES * 60_000),
  })
  caller.cookies.keep({ ...cookie, value: browser, seconds: MINUTES * 60 })
  return { url }
}

/** As RFC 7636 wants it: 43 to 128 signs. */
function newVerifier(): string {
  return randomBytes(48).toString('base64url')
}

/** Turns what went wrong at Google into a code; our own errors stay errors. */
export function refuse(error: unknown): never {
  if (error instanceof GoogleUnreachable) throw new Refused('google_unreachable')
  throw error
}
