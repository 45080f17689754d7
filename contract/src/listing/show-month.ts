import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'

export const monthDay = z.object({
  date: z.string(),
  /** Cents. */
  price: z.int(),
  /** `partly`: some hours of it, at least the minimum; `taken`: not even those. */
  state: z.enum(['free', 'partly', 'taken', 'past', 'closed']),
})

export type MonthDay = z.output<typeof monthDay>

export const showMonth = endpoint({
  method: 'GET',
  path: '/api/properties/:id/months/:month',
  audience: 'anyone',
  summary: 'Day by day: what it costs and whether anything of it is free',
  params: z.object({ id, month: z.string().regex(/^2[01]\d{2}-(0[1-9]|1[0-2])$/) }),
  limit: { max: 600, seconds: 60 },
  reply: z.object({ timeZone: z.string(), days: z.array(monthDay) }),
  errors: ['not_found'],
})
