import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { photoView } from '../photo/photo.ts'

export const revealAccess = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/access',
  audience: 'member',
  summary:
    'For both sides of a confirmed booking: the address, how to get in, and how to reach each other; each reading is written down',
  params: z.object({ id }),
  reply: z.object({
    address: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    country: z.string(),
    lat: z.number(),
    lng: z.number(),
    accessNotes: z.string(),
    wifiName: z.string(),
    wifiPassword: z.string(),
    parking: z.string(),
    loadIn: z.string(),
    arrivalPhotos: z.array(photoView),
    contact: z.object({
      name: z.string(),
      email: z.string(),
      /** Null: they gave none. */
      phone: z.string().nullable(),
    }),
  }),
  errors: ['not_found', 'no_longer_possible'],
})
