import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { counted, id } from '../fields.ts'
import { houseView } from './premises.ts'

export const removeSpace = endpoint({
  method: 'POST',
  path: '/api/hosting/premises/:id/spaces/:listing/remove',
  audience: 'host',
  summary: 'Take a space off the house for good; what happened there stays on record',
  params: z.object({ id, listing: id }),
  body: z.object({ version: counted }),
  limit: { max: 60, seconds: 60 },
  reply: houseView,
  errors: ['not_found', 'stale', 'conflict', 'bookings_ahead'],
})
