import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { pageQuery } from '../fields.ts'
import { propertyCard } from './property-card.ts'

export const listProperties = endpoint({
  method: 'GET',
  path: '/api/properties',
  audience: 'anyone',
  summary: 'Everything on offer, newest first',
  query: z.object(pageQuery),
  reply: z.object({ items: z.array(propertyCard), nextCursor: z.string().nullable() }),
  errors: [],
})
