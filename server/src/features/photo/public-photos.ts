import type { Handle } from '../../platform/db/database.ts'
import { isOfListing } from './photo.store.ts'

const MOST = 20_000
/** A photo that is taken out of its listing is still served for so long. */
const KEPT_MS = 10 * 60_000

/** Which photos are part of an approved listing: remembered here, so that the database is asked once and not each time. */
export function rememberPublicPhotos(db: Handle) {
  const seen = new Map<string, number>()
  return async (id: string, now: Date): Promise<boolean> => {
    const until = seen.get(id)
    if (until !== undefined && until > now.getTime()) return true
    seen.delete(id)
    if (!(await isOfListing(db, id))) return false
    seen.set(id, now.getTime() + KEPT_MS)
    const [oldest] = seen.keys()
    if (seen.size > MOST && oldest !== undefined) seen.delete(oldest)
    return true
  }
}
