import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { instant } from '../fields.ts'

export const showCommitment = endpoint({
  method: 'GET',
  path: '/api/account/commitment',
  audience: 'member',
  summary: 'Which version of the community commitment you agreed to last, and when',
  reply: z.object({ version: z.string().nullable(), agreedAt: instant.nullable() }),
  errors: [],
})
