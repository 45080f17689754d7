import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { counted, id } from '../fields.ts'
import { listingTerms } from '../listing/terms.ts'
import { draftContent, draftView, screen } from './draft.ts'

export const saveDraft = endpoint({
  method: 'PUT',
  path: '/api/drafts/:id',
  audience: 'member',
  summary: 'Save a draft; `version` is the one the page last saw, and an older one is refused as stale',
  params: z.object({ id }),
  body: z.object({ version: counted, screen, content: draftContent, terms: listingTerms.optional() }),
  reply: draftView,
  errors: ['not_found', 'stale'],
})
