import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { counted, id } from '../fields.ts'

export const submitDraft = endpoint({
  method: 'POST',
  path: '/api/drafts/:id/submit',
  audience: 'member',
  summary: 'Create listing: the draft becomes an application under review, or its next revision',
  params: z.object({ id }),
  body: z.object({ version: counted }),
  reply: z.object({ applicationId: id, revision: z.int() }),
  errors: [
    'not_found',
    'stale',
    'names_required',
    'commitment_required',
    'verification_required',
    'place_not_found',
    'conflict',
    'text_flagged',
  ],
})
