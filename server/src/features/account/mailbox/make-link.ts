import { hashToken, newOpaqueToken } from '../../../platform/crypto/tokens.ts'
import type { Handle } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { lockAccount } from '../account.store.ts'
import { insertLink, isAskedFor, type LinkPurpose } from './mail-link.store.ts'

type Link = { userId: string; email: string; purpose: LinkPurpose; minutes: number; path: string }

/** Made while the mail is written, so that the token stands nowhere but in that mail. */
export async function makeLink(deps: Deps, link: Link): Promise<string> {
  return writeLink(deps, deps.db, link)
}

/**
 * The same for what was written down when it was asked for: null once something has ended it, however long its mail had
 * to wait. Under the account's lock, so that whoever ends it ends this one too, or comes before it.
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
