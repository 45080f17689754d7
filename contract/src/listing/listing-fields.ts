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
import { type CheckCode, check } from '../check-words.ts'
import { text } from '../text-class.ts'

/** Fields that the wizard, the editor and the review share. */
export const title = text(
  'public',
  z
    .string()
    .trim()
    .refine((words) => lengthOf(words) <= TITLE_MAX, {
      error: check('title_too_long'),
      params: { max: TITLE_MAX },
    }),
)

export const description = text(
  'public',
  z
    .string()
    .trim()
    .refine((words) => lengthOf(words) <= DESCRIPTION_MAX, {
      error: check('description_too_long'),
      params: { max: DESCRIPTION_MAX },
    }),
)

const line = (max: number, tooLong: CheckCode) => z.string().trim().max(max, tooLong)

export const addressFields = z.object({
  address: line(200, check('address_line_too_long')),
  city: line(100, check('city_too_long')),
  state: line(100, check('state_too_long')),
  country: z.enum(COUNTRIES),
  zip: line(20, check('zip_too_long')),
})

export type AddressFields = z.output<typeof addressFields>

export const point = z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })

export const counter = z
  .int(check('number_not_whole'))
  .min(COUNTER_MIN, check('number_too_low'))
  .max(COUNTER_MAX, check('number_too_high'))

export const sizeSqft = z
  .int(check('size_not_whole'))
  .min(1, check('size_too_small'))
  .max(SIZE_MAX_SQFT, check('size_too_large'))
  .nullable()

/** Cents. */
export const price = z
  .int(check('price_not_whole'))
  .min(1, check('price_too_low'))
  .max(PRICE_MAX, check('price_too_high'))

export const amenities = z.array(z.enum(AMENITIES)).max(AMENITIES.length)
export const activities = z.array(z.enum(ACTIVITIES)).max(ACTIVITIES.length)
export const highlights = z.array(z.enum(HIGHLIGHTS)).max(HIGHLIGHTS_MAX, check('highlights_too_many'))
export const safetyFeatures = z.array(z.enum(SAFETY_FEATURES)).max(SAFETY_FEATURES.length)

/** Four digits that a calendar has: year 1 has no time zone. */
export const localDate = z
  .string()
  .refine((date) => isLocalDate(date) && date >= '2000' && date < '2200', check('date_invalid'))
