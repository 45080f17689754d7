import { z } from 'zod'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'

export const addAccess = endpoint({
  method: 'POST',
  path: '/api/admin/access-list',
  audience: 'admin',
  summary: 'Add addresses to the access list, from one field or a pasted list; optionally mail invitations',
  body: z.object({
    text: z.string().trim().min(1, check('emails_missing')).max(100_000, check('emails_too_long')),
    invite: z.boolean(),
  }),
  reply: z.object({ added: z.array(z.string()), already: z.array(z.string()), invalid: z.array(z.string()) }),
  errors: [],
})
