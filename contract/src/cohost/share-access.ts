import { z } from 'zod'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { email, id } from '../fields.ts'
import { cohostRights, sharedAccess } from './cohost.ts'

const params = z.object({ id })

export const listCohosts = endpoint({
  method: 'GET',
  path: '/api/cohosts',
  audience: 'member',
  summary: 'Whom you share your listings with, and what is shared with you',
  reply: sharedAccess,
  errors: [],
})

export const inviteCohost = endpoint({
  method: 'POST',
  path: '/api/cohosts',
  audience: 'host',
  summary: 'Invite somebody by mail to help with listings of yours; the link works for 14 days',
  proof: 'fresh',
  body: z.object({
    email,
    listings: z.array(id).min(1, check('listings_missing')).max(50, check('listings_too_many')),
    /** Houses of which spaces that are added later are shared as well. */
    houses: z.array(id).max(50, check('listings_too_many')).default([]),
    rights: cohostRights,
  }),
  limit: { max: 120, seconds: 60 },
  reply: sharedAccess,
  errors: ['not_found', 'conflict', 'rate_limited'],
})

export const changeCohost = endpoint({
  method: 'PUT',
  path: '/api/cohosts/:id',
  audience: 'host',
  summary: 'Choose what somebody may do for a listing of yours; it counts at once',
  proof: 'fresh',
  params,
  body: z.object({ rights: cohostRights }),
  reply: sharedAccess,
  errors: ['not_found'],
})

export const resendInvitation = endpoint({
  method: 'POST',
  path: '/api/cohosts/:id/resend',
  audience: 'host',
  summary: 'Send the invitation again, for another 14 days; the link before stops working',
  params,
  reply: sharedAccess,
  errors: ['not_found', 'no_longer_possible', 'rate_limited'],
})

export const endCohost = endpoint({
  method: 'DELETE',
  path: '/api/cohosts/:id',
  audience: 'member',
  summary: 'End shared access at once: its host takes it back, or its co-host leaves',
  params,
  reply: sharedAccess,
  errors: ['not_found'],
})
