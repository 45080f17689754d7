import { hashToken, newOpaqueToken } from '../../platform/crypto/tokens.ts'
import type { Handle } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { type InvitationPurpose, insertInvitationLink } from './invitation-link.store.ts'

const HOUR = 3_600_000

/** How long each lives, and the page that opens it. */
const KINDS = {
  sign_up: { hours: 30 * 24, path: '/auth' },
  admin: { hours: 24, path: '/auth/set-up' },
} as const

/** The token is only in the link, behind the #, which browsers never send; we keep only its hash. */
export async function makeInvitationLink(
  deps: Deps,
  handle: Handle,
  { email, purpose }: { email: string; purpose: InvitationPurpose },
): Promise<string> {
  const token = newOpaqueToken()
  const now = deps.clock.now()
  const { hours, path } = KINDS[purpose]
  await insertInvitationLink(handle, {
    hash: hashToken(token),
    email,
    purpose,
    now,
    expiresAt: new Date(now.getTime() + hours * HOUR),
  })
  return `${deps.config.publicUrl}${path}?email=${encodeURIComponent(email)}#token=${token}`
}
