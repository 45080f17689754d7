import { z } from 'zod'
import { draftView } from '../application/draft.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { title } from '../listing/listing-fields.ts'

export const duplicateListing = endpoint({
  method: 'POST',
  path: '/api/hosting/listings/:id/duplicate',
  audience: 'host',
  summary: 'Begin a listing at another address with everything that one of yours says, except where it is',
  params: z.object({ id }),
  body: z.object({ title }),
  limit: { max: 60, seconds: 60 },
  reply: draftView,
  errors: ['not_found', 'conflict', 'names_required'],
})
