import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { counted, id } from '../fields.ts'
import { termsBlock } from '../listing/terms.ts'
import { ownListingView } from './own-listing.ts'

export const confirmTerms = endpoint({
  method: 'POST',
  path: '/api/hosting/listings/:id/confirm-terms',
  audience: 'host',
  summary:
    'For the host alone: one block of a live listing’s terms is as it should be; `version` is the one the page last saw',
  params: z.object({ id }),
  body: z.object({ version: counted, block: termsBlock }),
  limit: { max: 120, seconds: 60 },
  reply: ownListingView,
  errors: ['not_found', 'forbidden', 'stale'],
})
