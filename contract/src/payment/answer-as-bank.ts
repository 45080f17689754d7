import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const answerAsBank = endpoint({
  method: 'POST',
  path: '/api/simulated-bank',
  audience: 'member',
  summary: 'Where payments are simulated: the bank of the person says whether it is them',
  body: z.object({ clientSecret: z.string().min(1).max(255), passed: z.boolean() }),
  reply: null,
  errors: ['not_found'],
})
