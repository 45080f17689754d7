import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { instant, pageOf, pageQuery } from '../fields.ts'

export const accessEntry = z.object({
  email: z.string(),
  addedAt: instant,
  source: z.enum(['admin', 'waitlist', 'demo', 'command']),
  hasAccount: z.boolean(),
})

export const listAccess = endpoint({
  method: 'GET',
  path: '/api/admin/access-list',
  audience: 'admin',
  summary: 'Everyone who may sign up or sign in, newest first',
  query: z.object({ ...pageQuery, q: z.string().trim().max(255).optional() }),
  reply: pageOf(accessEntry),
  errors: [],
})
