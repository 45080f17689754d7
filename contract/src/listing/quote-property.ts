import { TIME_STEP_MINUTES } from '@roomtone/domain/listing/editing'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { localDate } from './listing-fields.ts'
import { quoteView } from './quote.ts'

/** Addresses of pages carry these as text, so numbers are read from text. */
export const choiceQuery = z.discriminatedUnion('by', [
  z.object({
    by: z.literal('hour'),
    date: localDate,
    start: z.coerce.number().int().min(0).max(1439).multipleOf(TIME_STEP_MINUTES),
    hours: z.coerce.number().int().min(1).max(24),
  }),
  z.object({ by: z.literal('day'), checkIn: localDate, checkOut: localDate }),
])

export const quoteProperty = endpoint({
  method: 'GET',
  path: '/api/properties/:id/quote',
  audience: 'anyone',
  summary: 'What a choice of time costs and whether it is free; if not, the nearest times that are',
  params: z.object({ id }),
  query: choiceQuery,
  reply: quoteView,
  errors: ['not_found'],
})
