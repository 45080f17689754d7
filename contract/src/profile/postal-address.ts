import { isCountryCode } from '@roomtone/domain/geo/countries'
import { z } from 'zod'
import { type CheckCode, check } from '../check-words.ts'

const part = (missing: CheckCode, max = 100) =>
  z.string({ error: missing }).trim().min(1, missing).max(max, check('characters_too_many'))

export const countryCode = z
  .string({ error: check('country_missing') })
  .refine(isCountryCode, check('country_missing'))

/** Where somebody lives or gets letters, anywhere in the world. */
export const postalAddress = z.object({
  line1: part(check('street_missing'), 120),
  line2: z.string().trim().max(120, check('characters_too_many')).default(''),
  city: part(check('city_missing')),
  /** Not every country has any. */
  region: z.string().trim().max(100, check('characters_too_many')).default(''),
  postalCode: z.string().trim().max(20, check('characters_too_many')).default(''),
  country: countryCode,
})

export type PostalAddress = z.output<typeof postalAddress>

export const shownAddress = z.object({
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  region: z.string(),
  postalCode: z.string(),
  country: z.string(),
})
