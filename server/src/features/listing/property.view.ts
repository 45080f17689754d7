import type { PropertyView } from '@roomtone/contract/listing/property'
import type { PropertyCard } from '@roomtone/contract/listing/property-card'
import type { PhotoView } from '@roomtone/contract/photo/photo'
import { hoursOfStored } from '@roomtone/domain/availability/weekly-hours'
import type { CancellationStep } from '@roomtone/domain/cancellation/steps'
import { NO_MENU } from '@roomtone/domain/pricing/menu'
import type { Shares } from '../pricing/entry.ts'
import type { ListingRow } from './listing.store.ts'

type Parts = {
  card: PropertyCard
  photos: PhotoView[]
  menuPhotos: PhotoView[]
  similar: PropertyCard[]
  neighbors: PropertyCard[]
  response: PropertyView['host']['response']
  today: string
  shares: Shares
  steps: readonly CancellationStep[]
  isYours: boolean
}

export function propertyView(
  row: ListingRow,
  { card, photos, menuPhotos, similar, neighbors, response, today, shares, steps, isYours }: Parts,
): PropertyView {
  return {
    ...card,
    description: row.description,
    country: row.country,
    placeType: row.placeType,
    spaceKind: row.spaceKind,
    bedrooms: row.bedrooms,
    beds: row.beds,
    bathrooms: row.bathrooms,
    highlights: row.highlights,
    amenities: row.amenities,
    allows: row.allows,
    safetyFeatures: row.safetyFeatures,
    houseRules: row.houseRules,
    requires: { insuranceLeast: row.insuranceLeast, permit: row.isPermitRequired },
    cancellationPolicy: row.cancellationPolicy,
    cancellationSteps: steps.map(({ hoursBefore, refundPercent }) => ({ hoursBefore, refundPercent })),
    feeHundredths: shares.feeHundredths,
    taxHundredths: shares.taxHundredths,
    bookingApproval: row.bookingApproval,
    guestPreference: row.guestPreference,
    timeZone: row.timeZone,
    today,
    cleaningFee: row.cleaningFee,
    weekendDays: row.weekendDays,
    weekendPrice: row.weekendPrice,
    weekendHourlyRate: row.weekendHourlyRate,
    weeklyDiscountPercent: row.weeklyDiscountPercent,
    minimumHours: row.minimumHours,
    hours: hoursOfStored(row),
    rentsBy: row.rentsBy,
    menu: row.menu ?? NO_MENU,
    menuPhotos,
    noticeHours: row.noticeHours,
    turnaroundMinutes: row.turnaroundMinutes,
    minDays: row.minDays,
    maxDays: row.maxDays,
    photos,
    host: {
      id: row.hostId,
      name: row.hostName,
      avatarUrl: row.hostAvatarUrl,
      isVerified: row.isHostVerified,
      isFindable: row.isHostFindable,
      memberSince: row.hostSince.toISOString(),
      response,
    },
    areas: row.areas,
    similar,
    neighbors,
    isAvailable: row.isAvailable,
    isYours,
  }
}
