import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const addAccess = endpoint({
  method: 'POST',
  path: '/api/admin/access-list',
  audience: 'admin',
  summary: 'Add addresses to the access list, from one field or a pasted list; optionally mail invitations',
  body: z.object({
    text: z
      .string()
      .trim()
      .min(1, 'Paste at least one email address')
      .max(100_000, 'Paste at most 100,000 characters'),
    invite: z.boolean(),
  }),
  reply: z.object({ added: z.array(z.string()), already: z.array(z.string()), invalid: z.array(z.string()) }),
  errors: [],
})
