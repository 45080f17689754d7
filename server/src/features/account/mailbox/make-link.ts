import { hashToken, newOpaqueToken } from '../../../platform/crypto/tokens.ts'
import type { Handle } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { lockAccount } from '../account.store.ts'
import { insertLink, isAskedFor, type LinkPurpose } from './mail-link.store.ts'

type Link = { userId: string; email: string; purpose: LinkPurpose; minutes: number; path: string }

/** Made while the mail is written, so that the token exists only in that mail. */
export async function makeLink(deps: Deps, link: Link): Promise<string> {
  return writeLink(deps, deps.db, link)
}

/**
 * The same for a request that was recorded earlier: null once something has ended it, however long its mail
 * had to wait. It holds the account's lock, so that what ends the request either ends this link too or comes
 * before it.
 */
export async function makeLinkAskedFor(
  deps: Deps,
  { askedAt, ...link }: Link & { askedAt: Date },
): Promise<string | null> {
  const { userId, purpose } = link
  return deps.db.transaction().execute(async (tx) => {
    await lockAccount(tx, userId)
    return (await isAskedFor(tx, { userId, purpose, askedAt })) ? writeLink(deps, tx, link) : null
  })
}

async function writeLink(deps: Deps, handle: Handle, link: Link): Promise<string> {
  const token = newOpaqueToken()
  const now = deps.clock.now()
  await insertLink(handle, {
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
