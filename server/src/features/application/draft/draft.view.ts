import type { DraftContent, DraftView } from '@roomtone/contract/application/draft'
import { type ListingTerms, suggestedTerms } from '@roomtone/domain/listing/terms'
import type { Handle } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { findSignedPhotos } from '../../photo/entry.ts'
import type { DraftRow } from './draft.store.ts'

export async function viewDraft(deps: Deps, handle: Handle, row: DraftRow): Promise<DraftView> {
  const content = contentOf(row)
  const terms = termsOf(row)
  return {
    id: row.id,
    version: row.version,
    screen: row.screen,
    content,
    photos: await findSignedPhotos(deps, handle, content.photos),
    application: row.applicationId === null ? null : { id: row.applicationId, adminNotes: row.adminNotes },
    house: row.premisesId === null ? null : { id: row.premisesId, name: row.houseName ?? '' },
    terms,
    arrivalPhotos: terms ? await findSignedPhotos(deps, handle, terms.arrivalPhotos) : [],
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** Null where the listing is live: its terms are its own. Until the host has said anything, what we suggest. */
export function termsOf(row: Pick<DraftRow, 'content' | 'terms' | 'propertyId'>): ListingTerms | null {
  if (row.propertyId !== null) return null
  return row.terms ?? suggestedTerms(row.content)
}

/** It went through the schema on its way in. */
export function contentOf({ content }: Pick<DraftRow, 'content'>): DraftContent {
  return content
}
