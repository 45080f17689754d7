import { z } from 'zod'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'

export const inviteFromWaitlist = endpoint({
  method: 'POST',
  path: '/api/admin/waitlist/invite',
  audience: 'admin',
  summary: 'Put people from the waitlist on the access list and mail each an invitation',
  body: z.object({
    ids: z.array(id).min(1, check('people_missing')).max(200, check('invitations_too_many')),
  }),
  reply: z.object({ invited: z.int(), alreadyInvited: z.int() }),
  errors: ['not_found'],
})
