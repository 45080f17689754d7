import { isCountryCode } from '@roomtone/domain/geo/countries'
import { z } from 'zod'

const part = (missing: string, max = 100) =>
  z.string({ error: missing }).trim().min(1, missing).max(max, 'Please use fewer characters')

export const countryCode = z
  .string({ error: 'Please choose a country' })
  .refine(isCountryCode, 'Please choose a country')

/** Where somebody lives or gets letters, anywhere in the world. */
export const postalAddress = z.object({
  line1: part('Please enter a street address', 120),
  line2: z.string().trim().max(120, 'Please use fewer characters').default(''),
  city: part('Please enter a city'),
  /** Not every country has any. */
  region: z.string().trim().max(100, 'Please use fewer characters').default(''),
  postalCode: z.string().trim().max(20, 'Please use fewer characters').default(''),
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
