import { PRODUCTION_KINDS } from '@roomtone/domain/booking/production'
import { TIME_STEP_MINUTES } from '@roomtone/domain/listing/editing'
import { CREW_MAX, PREP_DAYS_MAX, PREP_HOURS_MAX, USUAL_SHOOT } from '@roomtone/domain/pricing/menu'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { localDate } from './listing-fields.ts'
import { quoteView } from './quote.ts'

// Addresses of pages carry these as text, so numbers are read from text.
const around = z.coerce.number().int().min(0)

const byHour = z.object({
  by: z.literal('hour'),
  date: localDate,
  start: z.coerce.number().int().min(0).max(1439).multipleOf(TIME_STEP_MINUTES),
  hours: z.coerce.number().int().min(1).max(24),
  /** Hours before the call, and after the wrap. */
  prep: around.max(PREP_HOURS_MAX).optional(),
  strike: around.max(PREP_HOURS_MAX).optional(),
})

const byDay = z.object({
  by: z.literal('day'),
  checkIn: localDate,
  checkOut: localDate,
  /** Days before the first, and after the last. */
  prep: around.max(PREP_DAYS_MAX).optional(),
  strike: around.max(PREP_DAYS_MAX).optional(),
})

export const choiceQuery = z.discriminatedUnion('by', [byHour, byDay])

const shoot = {
  kind: z.enum(PRODUCTION_KINDS).default(USUAL_SHOOT.kind),
  crew: z.coerce.number().int().min(1).max(CREW_MAX).default(USUAL_SHOOT.crew),
  /** `id:count`, one after the other with commas between them. */
  addOns: z
    .string()
    .max(2000)
    .regex(/^([0-9a-f-]{36}:\d{1,4}(,|$))*$/)
    .default(''),
}

/** What a crew can say about its shoot before it books. */
const shootQuery = z.discriminatedUnion('by', [byHour.extend(shoot), byDay.extend(shoot)])

export const quoteProperty = endpoint({
  method: 'GET',
  path: '/api/properties/:id/quote',
  audience: 'anyone',
  summary: 'What a choice of time costs and whether it is free; if not, the nearest times that are',
  params: z.object({ id }),
  query: shootQuery,
  reply: quoteView,
  errors: ['not_found'],
})
