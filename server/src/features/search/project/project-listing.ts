import { RENTS_BY } from '@roomtone/domain/availability/time-rules'
import { PROPERTY_TYPES, SPACE_KINDS } from '@roomtone/domain/listing/options'
import { offerBits, offerMask } from '@roomtone/domain/listing/search-bits'
import { scoreOf } from '@roomtone/domain/listing/standing'
import { leastPrice } from '@roomtone/domain/pricing/least-price'
import { NO_MENU } from '@roomtone/domain/pricing/menu'
import { hourlyRateOf } from '@roomtone/domain/pricing/rates'
import { textsIn } from '@roomtone/texts/all/labels'
import type { Tx } from '../../../platform/db/database.ts'
import { cellOf } from '../cells.ts'
import {
  ensureZone,
  findListingFacts,
  findListingsOfHost,
  type ListingFacts,
  lockListing,
  type Projection,
  removeProjection,
  upsertProjection,
} from './projection.store.ts'

/** The index reads English, as listings are written. */
const { amenities: labelsOf, spaceKinds: kindsOf } = textsIn('en')

/** Updates what search reads to match the listing; the last step of every transaction that changes one. */
export async function projectListing(tx: Tx, propertyId: string): Promise<void> {
  const searchId = await lockListing(tx, propertyId)
  if (searchId === null) return
  const facts = await findListingFacts(tx, searchId)
  if (!facts) return removeProjection(tx, searchId)
  const zoneId = facts.zoneId ?? (await ensureZone(tx, facts.timeZone))
  await upsertProjection(tx, projectionOf(facts, zoneId))
}

/** For what changes a person: suspension, deactivation, and the way back from either. */
export async function projectListingsOf(tx: Tx, hostId: string): Promise<void> {
  for (const id of await findListingsOfHost(tx, hostId)) await projectListing(tx, id)
}

function projectionOf(facts: ListingFacts, zoneId: number): Projection {
  const offer = {
    amenities: facts.amenities,
    isInstant: facts.bookingApproval === 'instant',
    isEnhanced: facts.privacyLevel === 'enhanced',
  }
  const { searchId, pricePerDay, hourlyRate, amenities, title } = facts
  const least = leastPrice({ ...facts, menu: facts.menu ?? NO_MENU })
  return {
    id: searchId,
    placeId: facts.placeId,
    regionId: facts.regionId,
    zoneId,
    premises: facts.premises,
    lat: facts.lat,
    lng: facts.lng,
    cell: cellOf(facts.lat, facts.lng),
    price: pricePerDay,
    hourly: hourlyRateOf({ pricePerDay, hourlyRate }),
    leastBlock: least.block,
    leastDay: least.day,
    sizeSqft: facts.sizeSqft ?? 0,
    createdAt: facts.createdAt,
    score: scoreOf({
      ratingHundredths: facts.ratingHundredths,
      reviewCount: facts.reviewCount,
      photoCount: facts.photoCount ?? 0,
      hasSize: facts.sizeSqft !== null,
      amenityCount: amenities.length,
    }),
    mask: offerMask(offer),
    crew: facts.maxGuests,
    type: PROPERTY_TYPES.indexOf(facts.propertyType),
    opensAt: facts.opensAt,
    closesAt: facts.closesAt,
    weekHours: facts.weekHours,
    rentsBy: RENTS_BY.indexOf(facts.rentsBy),
    kind: SPACE_KINDS.indexOf(facts.spaceKind),
    minimumHours: facts.minimumHours,
    noticeHours: facts.noticeHours,
    minDays: facts.minDays,
    maxDays: facts.maxDays,
    turnaroundMinutes: facts.turnaroundMinutes,
    title,
    words: { a: title, b: namedWords(facts), c: facts.description },
    lexemes: [`=y${facts.placeId}`, `=s${facts.regionId}`, ...offerBits(offer).map((bit) => `=a${bit}`)],
  }
}

function namedWords(facts: ListingFacts): string {
  const labels = facts.amenities.map((amenity) => labelsOf[amenity])
  const { tagline, propertyType, city, regionName, regionCode } = facts
  // Every listing was a home before anyone could say otherwise: the word helps no one find it.
  const kind = facts.spaceKind === 'home' ? [] : [kindsOf[facts.spaceKind]]
  // Sentences apart, so that no two of them run together into one phrase.
  return [tagline, propertyType, ...kind, ...facts.highlights, ...labels, city, regionName, regionCode].join(
    '. ',
  )
}
