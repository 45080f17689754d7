import { createHmac, hkdfSync } from 'node:crypto'
import type { Deps } from '../../../platform/deps.ts'

/**
 * 256 bits that follow from the link's id and one of our keys: the mail job makes it again, so it is stored
 * neither in a job nor in the database.
 */
export function crewToken({ config }: Deps, linkId: string): string {
  const key = Buffer.from(hkdfSync('sha256', config.sessionSecret, '', 'crew-link', 32))
  return createHmac('sha256', key).update(linkId).digest('base64url')
}

/** In the fragment, which browsers keep out of requests, logs and Referer headers. */
export function crewLinkUrl(deps: Deps, linkId: string): string {
  return `${deps.config.publicUrl}/call-sheet#token=${crewToken(deps, linkId)}`
}
