import { z } from 'zod'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { text } from '../text-class.ts'
import { person } from './list-people.ts'

export const suspendPerson = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/suspension',
  audience: 'admin',
  summary: 'Suspend an account (its sessions end) or lift the suspension',
  params: z.object({ id }),
  body: z.object({
    suspended: z.boolean(),
    reason: text('private', z.string().trim().max(500, check('reason_too_long'))).default(''),
  }),
  reply: person,
  errors: ['not_found', 'own_account'],
})
