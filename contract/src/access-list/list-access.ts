import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { instant, pageOf, pageQuery, timeSort } from '../fields.ts'

export const ACCESS_SOURCES = ['admin', 'waitlist', 'demo', 'command', 'open'] as const

export const accessEntry = z.object({
  email: z.string(),
  addedAt: instant,
  source: z.enum(ACCESS_SOURCES),
  hasAccount: z.boolean(),
})

export const listAccess = endpoint({
  method: 'GET',
  path: '/api/admin/access-list',
  audience: 'admin',
  summary: 'Everyone who may sign up or sign in, newest first',
  query: z.object({
    ...pageQuery,
    q: z.string().trim().max(255).optional(),
    source: z.enum(ACCESS_SOURCES).optional(),
    sort: timeSort,
  }),
  reply: pageOf(accessEntry),
  errors: [],
})
