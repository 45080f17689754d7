import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'

export const deleteDraft = endpoint({
  method: 'DELETE',
  path: '/api/drafts/:id',
  audience: 'member',
  summary: 'Throw a draft of your own away',
  params: z.object({ id }),
  reply: null,
  errors: ['not_found'],
})
