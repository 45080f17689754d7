import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'

export const readIdDocument = endpoint({
  method: 'POST',
  path: '/api/admin/verifications/:id/document',
  audience: 'admin',
  summary: 'Read the document of a verification under review; each reading is written to the audit log',
  proof: 'fresh',
  params: z.object({ id }),
  reply: z.object({ mediaType: z.string(), base64: z.string() }),
  errors: ['not_found'],
})
