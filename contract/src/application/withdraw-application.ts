import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'

export const withdrawApplication = endpoint({
  method: 'POST',
  path: '/api/applications/:id/withdraw',
  audience: 'member',
  summary: 'Take an application of yours out of review; its answers are a draft again, to be sent or deleted',
  params: z.object({ id }),
  reply: z.object({ draftId: id }),
  errors: ['not_found', 'conflict'],
})
