import { EXPORT_ROWS_MAX, EXPORT_TABLES } from '@roomtone/domain/queue/tables'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const recordExport = endpoint({
  method: 'POST',
  path: '/api/admin/exports',
  audience: 'admin',
  summary: 'Write down that a table leaves as a file, before it does',
  proof: 'fresh',
  body: z.object({
    table: z.enum(EXPORT_TABLES),
    filters: z.record(z.string().max(40), z.string().max(255)).default({}),
    rows: z.int().min(0).max(EXPORT_ROWS_MAX),
  }),
  reply: null,
  errors: ['validation_failed', 'rate_limited'],
})
