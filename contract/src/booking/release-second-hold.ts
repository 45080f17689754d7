import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'

export const releaseSecondHold = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/release-second-hold',
  audience: 'host',
  summary: 'Release a second hold on time of a space of yours: its guest is told, and nothing was charged',
  params: z.object({ id }),
  reply: null,
  errors: ['not_found', 'no_longer_possible'],
})
