import type { ListingContent } from '@roomtone/domain/listing/content'
import type { Handle } from '../../../platform/db/database.ts'
import { findPlace } from '../../premises/entry.ts'

/** A space is where its house is, whatever its draft says. */
export async function atItsHouse<Content extends ListingContent>(
  handle: Handle,
  premisesId: string | null,
  content: Content,
): Promise<Content> {
  return premisesId === null ? content : { ...content, ...(await findPlace(handle, premisesId)) }
}
