import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { instant } from '../fields.ts'

export const showAuditSeal = endpoint({
  method: 'GET',
  path: '/api/admin/audit/seal',
  audience: 'admin',
  summary: 'When the log was sealed last, over how many rows, and how many wait for the next seal',
  reply: z.object({ sealedAt: instant.nullable(), rows: z.int(), pending: z.int() }),
  errors: [],
})
