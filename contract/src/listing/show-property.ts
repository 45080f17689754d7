import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { propertyView } from './property.ts'

export const showProperty = endpoint({
  method: 'GET',
  path: '/api/properties/:id',
  audience: 'anyone',
  summary: 'A listing on offer; its host and admins see it also while it is not',
  params: z.object({ id }),
  reply: propertyView,
  errors: ['not_found'],
})
