import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { ownListingView } from './own-listing.ts'

export const showOwnListing = endpoint({
  method: 'GET',
  path: '/api/hosting/listings/:id',
  audience: 'host',
  summary: 'A listing of your own with everything you may change',
  params: z.object({ id }),
  reply: ownListingView,
  errors: ['not_found'],
})
