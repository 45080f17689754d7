import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'

export const fileView = z.object({ fileName: z.string(), mediaType: z.string(), base64: z.string() })

export const showReceipt = endpoint({
  method: 'GET',
  path: '/api/bookings/:id/receipt',
  audience: 'member',
  summary: 'The receipt of a booking as PDF, for its guest',
  params: z.object({ id }),
  limit: { max: 60, seconds: 60 },
  reply: fileView,
  errors: ['not_found'],
})

export const showInvoice = endpoint({
  method: 'GET',
  path: '/api/bookings/:id/invoice',
  audience: 'member',
  summary: 'The invoice of a booking as PDF, for its guest and its host',
  params: z.object({ id }),
  limit: { max: 60, seconds: 60 },
  reply: fileView,
  errors: ['not_found'],
})

export const showCalendarEntry = endpoint({
  method: 'GET',
  path: '/api/bookings/:id/calendar',
  audience: 'member',
  summary:
    'A booking as an iCalendar file; once confirmed, with the address, which is written down as a reading',
  params: z.object({ id }),
  reply: fileView,
  errors: ['not_found', 'no_longer_possible'],
})
