import { z } from 'zod'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { localDate } from '../listing/listing-fields.ts'
import { text } from '../text-class.ts'

/** Both ends included. */
export const dayRange = { from: localDate, to: localDate }

export const blockDays = endpoint({
  method: 'POST',
  path: '/api/hosting/listings/:id/blocks',
  audience: 'host',
  summary: 'Block whole days of a listing of yours; days that a booking holds are refused',
  params: z.object({ id }),
  body: z.object({
    ...dayRange,
    note: text('after_confirmation', z.string().trim().max(200, check('note_not_short'))).default(''),
  }),
  reply: null,
  errors: ['not_found', 'conflict', 'text_flagged'],
})

export const unblockDays = endpoint({
  method: 'POST',
  path: '/api/hosting/listings/:id/unblock',
  audience: 'host',
  summary: 'Give blocked days back; bookings, imported events and the time of bookings you cancelled stay',
  params: z.object({ id }),
  body: z.object(dayRange),
  reply: null,
  errors: ['not_found', 'conflict'],
})
