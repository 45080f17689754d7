import type { Reply } from '@roomtone/contract/endpoint'
import type { listOwnListings as listOwnListingsEndpoint } from '@roomtone/contract/hosting/list-own-listings'
import type { Actor } from '@roomtone/domain/access/actor'
import { progressAt } from '@roomtone/domain/listing/wizard'
import type { Deps } from '../../platform/deps.ts'
import { usualReviewTime } from '../application/entry.ts'
import { findShared } from '../cohost/entry.ts'
import { findSignedPhotos } from '../photo/entry.ts'
import { findOpenApplications, findOwnDrafts, findOwnListings } from './hosting.store.ts'

type OwnListings = Reply<typeof listOwnListingsEndpoint>

export async function listOwnListings(deps: Deps, { userId }: Actor): Promise<OwnListings> {
  const { db } = deps
  const drafts = await findOwnDrafts(db, userId)
  const applications = await findOpenApplications(db, userId)
  const listings = await findOwnListings(db, userId)
  const isWaiting = applications.some(({ status }) => status === 'pending')
  const shared = new Map((await findShared(db, userId)).map(({ id, host, rights }) => [id, { host, rights }]))
  const ids = [...drafts, ...applications, ...listings].flatMap(({ coverId }) => coverId ?? [])
  const covers = new Map((await findSignedPhotos(deps, deps.db, ids)).map((photo) => [photo.id, photo]))
  const coverOf = (row: { coverId: string | null }) => covers.get(row.coverId ?? '') ?? null
  return {
    drafts: drafts.map((row) => ({
      id: row.id,
      title: row.title,
      city: row.city,
      cover: coverOf(row),
      screen: row.screen,
      progress: progressAt(row.screen),
      applicationId: row.applicationId,
      updatedAt: row.updatedAt.toISOString(),
    })),
    applications: applications.map((row) => ({
      id: row.id,
      status: row.status === 'rejected' ? 'rejected' : 'pending',
      title: row.title,
      city: row.city,
      state: row.state,
      cover: coverOf(row),
      adminNotes: row.adminNotes,
      revision: row.revision,
      submittedAt: row.submittedAt.toISOString(),
      propertyId: row.propertyId,
    })),
    listings: listings.map((row) => ({
      id: row.id,
      title: row.title,
      city: row.city,
      state: row.state,
      cover: coverOf(row),
      pricePerDay: row.pricePerDay,
      isAvailable: row.isAvailable,
      house: row.house,
      shared: shared.get(row.id) ?? null,
    })),
    reviewTime: isWaiting ? await usualReviewTime(deps) : null,
  }
}
