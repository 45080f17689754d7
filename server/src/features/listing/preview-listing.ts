import type { PropertyView } from '@roomtone/contract/listing/property'
import { storedHours } from '@roomtone/domain/availability/weekly-hours'
import { shownPoint } from '@roomtone/domain/listing/shown-point'
import { allowedIn, type ListingTerms, suggestedTerms } from '@roomtone/domain/listing/terms'
import { hourlyRateOf } from '@roomtone/domain/pricing/rates'
import { toLocal } from '@roomtone/domain/time/zone'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { findSignedPhotos } from '../photo/entry.ts'
import { sharesOf } from '../pricing/entry.ts'
import { findGround, type Ground } from './find-ground.ts'
import { findHost, type ListingRow } from './listing.store.ts'
import { drawnFor } from './offset/keep-offset.ts'
import { propertyView } from './property.view.ts'
import { rateAnswers } from './quote/rate-answers.ts'
import type { ApprovedApplication } from './write/approved-application.ts'

/** The page of a listing that is not there yet, for its host. The circle on its map is drawn again once it is. */
export async function previewListing(deps: Deps, application: ApprovedApplication): Promise<PropertyView> {
  const { db, clock } = deps
  const { id, userId, content } = application
  const now = clock.now()
  const host = await findHost(db, userId)
  const photos = await findSignedPhotos(deps, db, content.photos)
  const [cover] = photos
  if (!host || !cover) throw new Refused('not_found')
  const ground = await findGround(deps, content.location)
  const row = { ...newListing(application, ground), ...host }
  const settings = await deps.settings.recent()
  return propertyView(row, {
    card: {
      id,
      title: content.title,
      tagline: '',
      propertyType: content.propertyType,
      city: row.city,
      state: row.state,
      privacyLevel: content.privacyLevel,
      maxGuests: content.guests,
      sizeSqft: content.sizeSqft,
      pricePerDay: content.pricePerDay,
      hourlyRate: hourlyRateOf(row),
      rating: null,
      reviewCount: 0,
      isGuestFavorite: false,
      isInstant: content.bookingApproval === 'instant',
      area: areaOf(deps, application, ground),
      cover,
    },
    photos,
    menuPhotos: [],
    similar: [],
    neighbors: [],
    response: await rateAnswers(db, userId, now),
    today: toLocal(now, row.timeZone).date,
    shares: sharesOf(settings, row),
    steps: settings.cancellation[row.cancellationPolicy],
    isYours: true,
  })
}

function areaOf(
  { config }: Deps,
  { id, content }: ApprovedApplication,
  { centre, isCityCentre }: Ground,
): PropertyView['area'] {
  const { privacyLevel, pin } = content
  const exact = pin ?? { lat: centre.lat, lng: centre.lng }
  return shownPoint({ privacyLevel, exact, centre, isCityCentre, bearing: drawnFor(config.masterKey, id) })
}

type Unhosted = Omit<ListingRow, keyof NonNullable<Awaited<ReturnType<typeof findHost>>>>

/** The row that `createProperty` would write. */
function newListing(application: ApprovedApplication, { centre }: Ground): Unhosted {
  const { id, userId, content } = application
  return {
    id,
    searchId: 0,
    hostId: userId,
    description: content.description,
    country: content.location.country,
    state: centre.region.code,
    city: centre.city,
    placeType: content.placeType,
    maxGuests: content.guests,
    bedrooms: content.bedrooms,
    beds: content.beds,
    bathrooms: content.bathrooms,
    highlights: content.highlights,
    amenities: content.amenities,
    safetyFeatures: content.safetyFeatures,
    bookingApproval: content.bookingApproval,
    guestPreference: content.guestPreference,
    pricePerDay: content.pricePerDay,
    timeZone: centre.timeZone,
    ...shownTerms(application.terms ?? suggestedTerms(content)),
    menu: null,
    menuPhotos: [],
    areas: null,
    isAvailable: true,
  }
}

/** How to get in is not among them. */
function shownTerms(terms: ListingTerms) {
  const { opensAt, closesAt, weekHours } = storedHours(terms.hours)
  return {
    spaceKind: terms.spaceKind,
    rentsBy: terms.rentsBy,
    hourlyRate: terms.hourlyRate,
    minimumHours: terms.minimumHours,
    minDays: terms.minDays,
    maxDays: terms.maxDays,
    opensAt,
    closesAt,
    // Closed days are null; the driver's types know arrays of numbers only.
    weekHours: weekHours as number[] | null,
    weekendDays: terms.weekendDays,
    weekendPrice: terms.weekendPrice,
    weekendHourlyRate: terms.weekendHourlyRate,
    weeklyDiscountPercent: terms.weeklyDiscountPercent,
    cleaningFee: terms.cleaningFee,
    allows: allowedIn(terms.allows),
    houseRules: terms.houseRules,
    cancellationPolicy: terms.cancellationPolicy,
    noticeHours: terms.noticeHours,
    turnaroundMinutes: terms.turnaroundMinutes,
    insuranceLeast: terms.insuranceLeast,
    isPermitRequired: terms.permitRequired,
  }
}
