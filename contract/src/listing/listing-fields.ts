import { ACTIVITIES } from '@roomtone/domain/listing/activities'
import { AMENITIES } from '@roomtone/domain/listing/amenities'
import {
  COUNTER_MAX,
  COUNTER_MIN,
  COUNTRIES,
  DESCRIPTION_MAX,
  HIGHLIGHTS,
  HIGHLIGHTS_MAX,
  lengthOf,
  PRICE_MAX,
  SAFETY_FEATURES,
  SIZE_MAX_SQFT,
  TITLE_MAX,
} from '@roomtone/domain/listing/options'
import { isLocalDate } from '@roomtone/domain/time/local-date'
import { z } from 'zod'
import { text } from '../text-class.ts'

/** Fields that the wizard, the editor and the review share. */
export const title = text(
  'public',
  z
    .string()
    .trim()
    .refine((words) => lengthOf(words) <= TITLE_MAX, 'Keep the title within 50 characters'),
)

export const description = text(
  'public',
  z
    .string()
    .trim()
    .refine((words) => lengthOf(words) <= DESCRIPTION_MAX, 'Keep the description within 500 characters'),
)

const line = (name: string, max: number) => z.string().trim().max(max, `${name} is too long`)

export const addressFields = z.object({
  address: line('The address', 200),
  city: line('The city', 100),
  state: line('The state', 100),
  country: z.enum(COUNTRIES),
  zip: line('The ZIP code', 20),
})

export type AddressFields = z.output<typeof addressFields>

export const point = z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })

export const counter = z
  .int('Please enter a whole number')
  .min(COUNTER_MIN, 'This cannot be less than 1')
  .max(COUNTER_MAX, 'This cannot be more than 500')

export const sizeSqft = z
  .int('Please enter the size in whole square feet')
  .min(1, 'The size must be more than 0')
  .max(SIZE_MAX_SQFT, 'This size is too large')
  .nullable()

/** Cents. */
export const price = z
  .int('Please enter a price in whole cents')
  .min(1, 'The price must be more than $0')
  .max(PRICE_MAX, 'The price cannot be more than $1,000,000')

export const amenities = z.array(z.enum(AMENITIES)).max(AMENITIES.length)
export const activities = z.array(z.enum(ACTIVITIES)).max(ACTIVITIES.length)
export const highlights = z.array(z.enum(HIGHLIGHTS)).max(HIGHLIGHTS_MAX, 'Choose at most 2 highlights')
export const safetyFeatures = z.array(z.enum(SAFETY_FEATURES)).max(SAFETY_FEATURES.length)

/** Four digits, but none that a calendar would not have: year 1 has no time zone. */
export const localDate = z
  .string()
  .refine((date) => isLocalDate(date) && date >= '2000' && date < '2200', "This isn't a valid date")
