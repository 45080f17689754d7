import type { DraftContent, DraftView } from '@roomtone/contract/application/draft'
import type { Handle } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { findSignedPhotos } from '../photo/entry.ts'
import type { DraftRow } from './draft.store.ts'

export async function viewDraft(deps: Deps, handle: Handle, row: DraftRow): Promise<DraftView> {
  const content = contentOf(row)
  return {
    id: row.id,
    version: row.version,
    screen: row.screen,
    content,
    photos: await findSignedPhotos(deps, handle, content.photos),
    application: row.applicationId === null ? null : { id: row.applicationId, adminNotes: row.adminNotes },
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** It went through the schema on its way in. */
export function contentOf({ content }: Pick<DraftRow, 'content'>): DraftContent {
  return content
}
