import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'

export const endSession = endpoint({
  method: 'POST',
  path: '/api/account/sessions/:id/end',
  audience: 'member',
  unconfirmed: 'allowed',
  summary: 'Sign out one device of this account',
  params: z.object({ id }),
  reply: null,
  errors: ['not_found'],
})
