import type { ApplicationItem } from '@roomtone/contract/application/application'
import { findChanges } from '@roomtone/domain/listing/find-changes'
import type { Handle } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { findSignedPhotos } from '../photo/entry.ts'
import { contentOfApplication, isWhole } from './application-content.ts'
import { type ApplicationReviewRow, findLastDecided } from './application-review.store.ts'

/** Applications as a reviewer sees them, with their photos and what is new since the last decision. */
export async function viewApplications(
  deps: Deps,
  handle: Handle,
  rows: ApplicationReviewRow[],
): Promise<ApplicationItem[]> {
  if (rows.length === 0) return []
  const photos = await findSignedPhotos(deps, handle, [...new Set(rows.flatMap((row) => row.photos))])
  const decided = await findLastDecided(
    handle,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const before = decided.find(({ applicationId }) => applicationId === row.id)?.content
    return {
      ...itemOf(row),
      photos: row.photos.flatMap((id) => photos.find((photo) => photo.id === id) ?? []),
      changes: before && isWhole(before) ? findChanges(before, contentOfApplication(row)) : [],
    }
  })
}

function itemOf(row: ApplicationReviewRow): Omit<ApplicationItem, 'photos' | 'changes'> {
  const { guests, photos: _, ...content } = contentOfApplication(row)
  return {
    ...content,
    id: row.id,
    revision: row.revision,
    status: row.status,
    applicant: { id: row.user_id, name: row.fullName, email: row.email },
    maxGuests: guests,
    pin: row.lat !== null && row.lng !== null ? { lat: row.lat, lng: row.lng } : null,
    timeZone: row.time_zone,
    termsChanged: row.termsChanged ?? [],
    adminNotes: row.admin_notes,
    propertyId: row.propertyId,
    createdAt: row.created_at.toISOString(),
    submittedAt: row.submitted_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    assignee: row.assignee,
  }
}
