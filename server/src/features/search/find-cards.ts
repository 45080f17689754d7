import type { PropertyCard } from '@roomtone/contract/listing/property-card'
import type { PhotoView } from '@roomtone/contract/photo/photo'
import { isGuestFavorite } from '@roomtone/domain/listing/standing'
import { hourlyRateOf } from '@roomtone/domain/pricing/rates'
import type { Handle } from '../../platform/db/database.ts'
import { findPhotos } from '../photo/entry.ts'
import { type CardRow, findCardRows, findNeighborIds, findSimilarIds } from './card.store.ts'

/** In the order asked, whether on offer or not; ids of no listing are left out. */
export async function findCards(handle: Handle, propertyIds: string[]): Promise<PropertyCard[]> {
  if (propertyIds.length === 0) return []
  const rows = await findCardRows(handle, { ids: propertyIds })
  const cards = new Map((await viewCards(handle, rows)).map(({ card }) => [card.id, card]))
  return propertyIds.flatMap((id) => cards.get(id) ?? [])
}

/** By the key of the search projection. */
export async function findCardsBySearchId(
  handle: Handle,
  searchIds: number[],
): Promise<Map<number, PropertyCard>> {
  if (searchIds.length === 0) return new Map()
  const rows = await findCardRows(handle, { searchIds })
  return new Map((await viewCards(handle, rows)).map(({ row, card }) => [row.searchId, card]))
}

/** Other spaces on offer in the same house. */
export async function findNeighbors(handle: Handle, propertyId: string): Promise<PropertyCard[]> {
  const ids = await findNeighborIds(handle, propertyId)
  const cards = await findCardsBySearchId(handle, ids)
  return ids.flatMap((id) => cards.get(id) ?? [])
}

/** Other available spaces, for a visitor of this one's page. */
export async function findSimilar(
  handle: Handle,
  propertyId: string,
  limit: number,
): Promise<PropertyCard[]> {
  const ids = await findSimilarIds(handle, propertyId, limit)
  const cards = await findCardsBySearchId(handle, ids)
  return ids.flatMap((id) => cards.get(id) ?? [])
}

type Viewed = { row: CardRow; card: PropertyCard }

async function viewCards(handle: Handle, rows: CardRow[]): Promise<Viewed[]> {
  const photos = await findPhotos(
    handle,
    rows.map((row) => row.coverId),
  )
  const covers = new Map(photos.map((photo) => [photo.id, photo]))
  return rows.flatMap((row) => {
    const cover = covers.get(row.coverId)
    return cover ? [{ row, card: cardView(row, cover) }] : []
  })
}

function cardView(row: CardRow, cover: PhotoView): PropertyCard {
  return {
    id: row.id,
    title: row.title,
    tagline: row.tagline,
    propertyType: row.propertyType,
    city: row.city,
    state: row.state,
    privacyLevel: row.privacyLevel,
    maxGuests: row.maxGuests,
    sizeSqft: row.sizeSqft,
    pricePerDay: row.pricePerDay,
    hourlyRate: hourlyRateOf(row),
    rating: row.ratingHundredths === null ? null : row.ratingHundredths / 100,
    reviewCount: row.reviewCount,
    isGuestFavorite: isGuestFavorite(row),
    isInstant: row.bookingApproval === 'instant',
    area: { lat: row.lat, lng: row.lng, radiusM: row.radiusM },
    cover,
  }
}
