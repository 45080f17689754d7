import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { instant, pageOf, pageQuery } from '../fields.ts'

export const auditEntry = z.object({
  id: z.string(),
  at: instant,
  actorId: z.string().nullable(),
  actorName: z.string().nullable(),
  action: z.string(),
  subjectType: z.string(),
  subjectId: z.string(),
  details: z.array(z.object({ name: z.string(), value: z.string() })),
})

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  audience: 'admin',
  summary: 'What happened, newest first',
  query: z.object({
    ...pageQuery,
    action: z.string().max(100).optional(),
    subject: z.string().max(100).optional(),
  }),
  reply: pageOf(auditEntry),
  errors: [],
})
