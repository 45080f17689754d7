import { z } from 'zod'
import { draftView } from '../application/draft.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { title } from '../listing/listing-fields.ts'
import { areaPlaces } from './premises.ts'

export const addSpace = endpoint({
  method: 'POST',
  path: '/api/hosting/premises/:id/spaces',
  audience: 'host',
  summary: 'Begin a listing for another space of a house; it has the address of the house',
  params: z.object({ id }),
  body: z.object({
    title,
    own: areaPlaces,
    shared: areaPlaces,
    /** A listing of yours that it starts from. */
    copyOf: id.nullable(),
  }),
  limit: { max: 60, seconds: 60 },
  reply: draftView,
  errors: ['not_found', 'conflict', 'names_required'],
})
