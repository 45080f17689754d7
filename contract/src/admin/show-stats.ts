import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const showStats = endpoint({
  method: 'GET',
  path: '/api/admin/stats',
  audience: 'admin',
  summary: 'The figures of the admin dashboard',
  reply: z.object({
    totalUsers: z.int(),
    liveProperties: z.int(),
    pendingReviews: z.int(),
    approved: z.int(),
    rejected: z.int(),
    waiting: z.int(),
  }),
  errors: [],
})
