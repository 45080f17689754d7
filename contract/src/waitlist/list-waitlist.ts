import { USER_TYPES } from '@roomtone/domain/access/roles'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, pageOf, pageQuery, timeSort } from '../fields.ts'

export const waitlistEntry = z.object({
  id,
  email: z.string(),
  fullName: z.string(),
  userType: z.enum(USER_TYPES),
  joinedAt: instant,
  invitedAt: instant.nullable(),
  hasAccount: z.boolean(),
})

export const listWaitlist = endpoint({
  method: 'GET',
  path: '/api/admin/waitlist',
  audience: 'admin',
  summary: 'The waitlist, newest first',
  query: z.object({
    ...pageQuery,
    q: z.string().trim().max(255).optional(),
    show: z.enum(['waiting', 'invited', 'all']).default('waiting'),
    sort: timeSort,
  }),
  reply: pageOf(waitlistEntry),
  errors: [],
})
