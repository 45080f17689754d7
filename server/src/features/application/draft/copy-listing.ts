import type { DraftView } from '@roomtone/contract/application/draft'
import type { Actor } from '@roomtone/domain/access/actor'
import { hoursOfStored } from '@roomtone/domain/availability/weekly-hours'
import { emptyDraft } from '@roomtone/domain/listing/empty-draft'
import { allowsFrom, type ListingTerms } from '@roomtone/domain/listing/terms'
import { firstIncomplete, LAST_SCREEN } from '@roomtone/domain/listing/wizard'
import { hourlyRateOf } from '@roomtone/domain/pricing/rates'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Refused } from '../../../platform/refused.ts'
import { newSpaceAt, requireSpaceName } from '../../premises/entry.ts'
import { findListingToCopy, type ListingToCopy } from './copy-listing.store.ts'
import type { NewDraft } from './draft.store.ts'
import { beginDraft } from './start-draft.ts'

/** Everything a listing says, for another one at another address. */
export async function duplicateListing(
  deps: Deps,
  actor: Actor,
  { id, title }: { id: string; title: string },
): Promise<DraftView> {
  return beginDraft(deps, actor, async (tx) => {
    const { content, terms } = await copyOf(tx, actor.userId, id)
    const { location, pin } = emptyDraft(null)
    return { ...openAt({ ...content, title, location, pin }), terms, space: null }
  })
}

type NewSpace = {
  premisesId: string
  title: string
  own: number[]
  shared: number[]
  copyOf: string | null
}

/** A listing for more areas of a house, or for others. It has the address of the house. */
export async function addSpace(
  deps: Deps,
  actor: Actor,
  { premisesId, title, own, shared, copyOf: copiedId }: NewSpace,
): Promise<DraftView> {
  return beginDraft(deps, actor, async (tx, now) => {
    const { userId: hostId } = actor
    const { columns, location, pin } = await newSpaceAt(tx, { premisesId, hostId, now, own, shared })
    await requireSpaceName(tx, { premisesId, title, exceptId: null, field: 'title' })
    const { content, terms } =
      copiedId === null ? { content: emptyDraft(null), terms: null } : await copyOf(tx, hostId, copiedId)
    return {
      ...(copiedId === null
        ? { content: { ...content, title, location, pin }, screen: 'overview' }
        : openAt({ ...content, title, location, pin })),
      terms,
      space: { premises_id: premisesId, ...columns },
    }
  })
}

/** On the first screen that the copy leaves open. */
function openAt(content: NewDraft['content']): Pick<NewDraft, 'content' | 'screen'> {
  return { content, screen: firstIncomplete(content) ?? LAST_SCREEN }
}

async function copyOf(tx: Tx, hostId: string, id: string): Promise<Pick<NewDraft, 'content' | 'terms'>> {
  const listing = await findListingToCopy(tx, id, hostId)
  if (!listing) throw new Refused('not_found')
  return { content: contentOf(listing), terms: termsOf(listing) }
}

function contentOf(row: ListingToCopy): NewDraft['content'] {
  return {
    ...emptyDraft(null),
    propertyType: row.property_type,
    placeType: row.place_type,
    privacyLevel: row.privacy_level,
    guests: row.max_guests,
    bedrooms: row.bedrooms,
    beds: row.beds,
    bathrooms: row.bathrooms,
    sizeSqft: row.size_sqft,
    amenities: row.amenities,
    photos: row.photoIds,
    highlights: row.highlights,
    description: row.description,
    bookingApproval: row.booking_approval,
    guestPreference: row.guest_preference,
    pricePerDay: row.price_per_day_cents,
    safetyFeatures: row.safety_features,
    ...(row.residence && { residence: row.residence }),
    isBusinessHost: row.isBusinessHost ?? false,
  }
}

/** For its host to confirm again: what was agreed to for one space is a suggestion for another. */
function termsOf(row: ListingToCopy): ListingTerms {
  return {
    spaceKind: row.space_kind,
    rentsBy: row.rents_by,
    hourlyRate: hourlyRateOf({ pricePerDay: row.price_per_day_cents, hourlyRate: row.hourly_rate_cents }),
    minimumHours: row.minimum_hours,
    minDays: row.min_days,
    maxDays: row.max_days,
    hours: hoursOfStored({ opensAt: row.opens_at, closesAt: row.closes_at, weekHours: row.week_hours }),
    weekendDays: row.weekend_days,
    weekendPrice: row.weekend_price_cents,
    weekendHourlyRate: row.weekend_hourly_rate_cents,
    weeklyDiscountPercent: row.weekly_discount_percent,
    cleaningFee: row.cleaning_fee_cents,
    allows: allowsFrom(row.allows),
    houseRules: row.house_rules,
    cancellationPolicy: row.cancellation_policy,
    noticeHours: row.notice_hours,
    turnaroundMinutes: row.turnaround_minutes,
    insuranceLeast: row.insurance_min_cents,
    permitRequired: row.permit_required,
    accessNotes: row.access_notes,
    wifiName: row.wifi_name,
    wifiPassword: row.wifi_password,
    parking: row.parking,
    loadIn: row.load_in,
    arrivalPhotos: row.arrival_photos,
    confirmed: [],
  }
}
