import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { email } from '../fields.ts'

export const emailChangeForm = z.object({ email })

export const requestEmailChange = endpoint({
  method: 'POST',
  path: '/api/personal-info/email',
  audience: 'member',
  summary:
    'Ask for another email address: a link goes to the new one, and nothing changes before it is opened',
  proof: 'fresh',
  body: emailChangeForm,
  limit: { max: 120, seconds: 60 },
  reply: null,
  errors: ['conflict', 'rate_limited'],
})

export const confirmEmailChange = endpoint({
  method: 'POST',
  path: '/api/personal-info/email/confirm',
  audience: 'anyone',
  summary: 'Make an address the one of its account, with the link that was mailed there',
  body: z.object({ token: z.string().min(1).max(200) }),
  reply: z.object({ email: z.string() }),
  errors: ['link_invalid', 'account_exists', 'rate_limited'],
})
