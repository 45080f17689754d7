import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { draftView } from './draft.ts'

export const showDraft = endpoint({
  method: 'GET',
  path: '/api/drafts/:id',
  audience: 'member',
  summary: 'A draft of your own, as it was last saved on any device',
  params: z.object({ id }),
  reply: draftView,
  errors: ['not_found'],
})
