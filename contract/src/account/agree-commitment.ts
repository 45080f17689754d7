import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { member } from './member.ts'

export const agreeCommitment = endpoint({
  method: 'POST',
  path: '/api/account/commitment',
  audience: 'member',
  unconfirmed: 'allowed',
  summary: 'Agree to the community commitment, in the version that was shown',
  body: z.object({ version: z.string().min(1).max(20) }),
  reply: member,
  errors: ['conflict'],
})
