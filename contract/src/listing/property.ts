import { RENTS_BY } from '@roomtone/domain/availability/time-rules'
import { CANCELLATION_POLICIES } from '@roomtone/domain/cancellation/policy'
import {
  BOOKING_APPROVALS,
  GUEST_PREFERENCES,
  PLACE_TYPES,
  SPACE_KINDS,
} from '@roomtone/domain/listing/options'
import { z } from 'zod'
import { id, instant } from '../fields.ts'
import { photoView } from '../photo/photo.ts'
import { cancellationStep } from './cancellation-step.ts'
import { activities, amenities, highlights, safetyFeatures } from './listing-fields.ts'
import { menu } from './menu.ts'
import { propertyCard } from './property-card.ts'
import { weeklyHours } from './terms.ts'

export const houseRule = z.object({ title: z.string(), body: z.string() })

/** The venue page. */
export const propertyView = propertyCard.extend({
  description: z.string(),
  country: z.string(),
  placeType: z.enum(PLACE_TYPES),
  spaceKind: z.enum(SPACE_KINDS),
  bedrooms: z.int(),
  beds: z.int(),
  bathrooms: z.int(),
  highlights,
  amenities,
  allows: activities,
  safetyFeatures,
  houseRules: z.array(houseRule),
  /** Papers that a production brings before the shoot: cover of its insurance in cents, and a permit. */
  requires: z.object({ insuranceLeast: z.int().nullable(), permit: z.boolean() }),
  cancellationPolicy: z.enum(CANCELLATION_POLICIES),
  cancellationSteps: z.array(cancellationStep),
  bookingApproval: z.enum(BOOKING_APPROVALS),
  guestPreference: z.enum(GUEST_PREFERENCES),
  timeZone: z.string(),
  /** Today at the place when the answer was made: date pickers start there. */
  today: z.string(),
  /** Of the subtotal, in hundredths of a percent. */
  feeHundredths: z.int(),
  taxHundredths: z.int(),
  /** Cents. */
  cleaningFee: z.int(),
  /** Weekdays from 0, Sunday, on. */
  weekendDays: z.array(z.int()),
  weekendPrice: z.int().nullable(),
  weekendHourlyRate: z.int().nullable(),
  weeklyDiscountPercent: z.int(),
  minimumHours: z.int(),
  hours: weeklyHours,
  rentsBy: z.enum(RENTS_BY),
  menu,
  /** Of its add-ons. */
  menuPhotos: z.array(photoView),
  noticeHours: z.int(),
  turnaroundMinutes: z.int(),
  minDays: z.int(),
  maxDays: z.int(),
  photos: z.array(photoView),
  host: z.object({
    id,
    name: z.string(),
    avatarUrl: z.string().nullable(),
    isVerified: z.boolean(),
    /** Search engines may list them and their spaces. */
    isFindable: z.boolean(),
    memberSince: instant,
    /** About the requests of the last 90 days; null with too little data. */
    response: z.object({ percent: z.int(), medianMinutes: z.int() }).nullable(),
  }),
  /** What a crew has to itself and what it shares with other crews, by name; null where the house is not divided. */
  areas: z.object({ own: z.array(z.string()), shared: z.array(z.string()) }).nullable(),
  /** Other spaces of the same house. */
  neighbors: z.array(propertyCard),
  similar: z.array(propertyCard),
  /** False only for its host and for admins, who also see listings that nobody else can. */
  isAvailable: z.boolean(),
  isYours: z.boolean(),
})

export type PropertyView = z.output<typeof propertyView>
