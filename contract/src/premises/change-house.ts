import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { counted, id } from '../fields.ts'
import { houseView, layoutFields } from './premises.ts'

export const changeHouse = endpoint({
  method: 'PUT',
  path: '/api/hosting/premises/:id',
  audience: 'host',
  summary: 'Divide a house into areas and say which space has which; what is booked keeps what it has',
  params: z.object({ id }),
  body: layoutFields.extend({ version: counted }),
  limit: { max: 60, seconds: 60 },
  reply: houseView,
  errors: ['not_found', 'stale', 'conflict', 'bookings_ahead', 'text_flagged'],
})
