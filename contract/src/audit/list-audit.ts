import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { instant, pageOf, pageQuery, timeSort } from '../fields.ts'

export const auditEntry = z.object({
  id: z.string(),
  at: instant,
  actorId: z.string().nullable(),
  actorName: z.string().nullable(),
  action: z.string(),
  subjectType: z.string(),
  subjectId: z.string(),
  /** Its place in the chain of its booking; null for everything else. */
  chainNumber: z.int().nullable(),
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
    actor: z.string().trim().max(255).optional(),
    from: z.iso.date().optional(),
    until: z.iso.date().optional(),
    sort: timeSort,
  }),
  /** Counted for the first page only, and only up to the size of an export, because the log keeps growing. */
  limit: { max: 300, seconds: 60 },
  reply: pageOf(auditEntry).extend({ total: z.int().nullable() }),
  errors: [],
})
