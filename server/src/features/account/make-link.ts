import { hashToken, newOpaqueToken } from '../../platform/crypto/tokens.ts'
import type { Deps } from '../../platform/deps.ts'
import { insertLink, type LinkPurpose } from './mail-link.store.ts'

/** Made while the mail is written, so that the token stands nowhere but in that mail. */
export async function makeLink(
  deps: Deps,
  link: { userId: string; email: string; purpose: LinkPurpose; minutes: number; path: string },
): Promise<string> {
  const token = newOpaqueToken()
  const now = deps.clock.now()
  await insertLink(deps.db, {
    hash: hashToken(token),
    userId: link.userId,
    purpose: link.purpose,
    email: link.email,
    now,
    expiresAt: new Date(now.getTime() + link.minutes * 60_000),
  })
  // In the fragment, which browsers keep out of requests, logs and Referer headers.
  return `${deps.config.publicUrl}${link.path}#token=${token}`
}
