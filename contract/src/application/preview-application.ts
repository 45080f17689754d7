import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { propertyView } from '../listing/property.ts'

export const previewApplication = endpoint({
  method: 'GET',
  path: '/api/applications/:id/preview',
  audience: 'member',
  summary: 'The page that an application of yours would become, before anyone else sees it',
  params: z.object({ id }),
  reply: propertyView,
  errors: ['not_found', 'place_not_found'],
})
