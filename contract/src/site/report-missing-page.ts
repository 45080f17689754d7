import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const reportMissingPage = endpoint({
  method: 'POST',
  path: '/api/site/missing-page',
  audience: 'anyone',
  summary: 'Log an unknown route that was reached inside the page',
  body: z.object({ path: z.string().min(1).max(2000) }),
  reply: null,
  errors: ['rate_limited'],
})
