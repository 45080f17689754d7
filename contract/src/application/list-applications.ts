import { z } from 'zod'
import { whose } from '../assignment/assignment.ts'
import { endpoint } from '../endpoint.ts'
import { pageQuery, searchWords, timeSort } from '../fields.ts'
import { applicationItem } from './application.ts'

export const listApplications = endpoint({
  method: 'GET',
  path: '/api/admin/applications',
  audience: 'admin',
  summary: 'Host applications of one status, newest first, with the count of every status',
  query: z.object({
    ...pageQuery,
    status: z.enum(['pending', 'approved', 'rejected']).default('pending'),
    q: searchWords,
    sort: timeSort,
    whose,
  }),
  reply: z.object({
    items: z.array(applicationItem),
    nextCursor: z.string().nullable(),
    total: z.int(),
    counts: z.object({ pending: z.int(), approved: z.int(), rejected: z.int() }),
  }),
  errors: [],
})
