import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { draftView } from './draft.ts'

export const reworkApplication = endpoint({
  method: 'POST',
  path: '/api/applications/:id/draft',
  audience: 'member',
  summary: 'The draft that reworks a rejected or withdrawn application of yours, filled with what was sent',
  params: z.object({ id }),
  reply: draftView,
  errors: ['not_found', 'conflict'],
})
