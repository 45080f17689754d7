import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { email } from '../fields.ts'

export const removeAccess = endpoint({
  method: 'POST',
  path: '/api/admin/access-list/remove',
  audience: 'admin',
  summary: 'Take an address off the access list; sessions of that account end',
  body: z.object({ email }),
  reply: z.object({ sessionsEnded: z.int() }),
  errors: ['not_found', 'own_account'],
})
