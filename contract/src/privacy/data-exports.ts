import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant } from '../fields.ts'

const dataExport = z.object({
  id,
  /** asked: it is being made; failed: it could not be made, and doesn't count against the limit. */
  state: z.enum(['asked', 'ready', 'expired', 'failed']),
  requestedAt: instant,
  readyAt: instant.nullable(),
  expiresAt: instant.nullable(),
  sizeBytes: z.int().nullable(),
})

export type DataExport = z.output<typeof dataExport>

export const listDataExports = endpoint({
  method: 'GET',
  path: '/api/account/exports',
  audience: 'member',
  summary: 'Copies of their personal data that this member asked for, the newest first',
  reply: z.object({
    items: z.array(dataExport),
    /** Null: another may be asked for now, unless one is being made. */
    nextAt: instant.nullable(),
  }),
  errors: [],
})

export const requestDataExport = endpoint({
  method: 'POST',
  path: '/api/account/exports',
  audience: 'member',
  summary: 'Have a copy of everything about this member made; a mail says when it is ready',
  proof: 'fresh',
  reply: dataExport,
  errors: ['export_underway', 'export_limit'],
})

export const openDataExport = endpoint({
  method: 'POST',
  path: '/api/account/exports/:id/open',
  audience: 'member',
  summary: 'An address that downloads this copy once, within the next minutes',
  proof: 'fresh',
  params: z.object({ id }),
  limit: { max: 120, seconds: 60 },
  reply: z.object({ url: z.string() }),
  errors: ['not_found', 'rate_limited'],
})
