import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { newPassword } from '../fields.ts'

export const changePasswordForm = z.object({ password: newPassword })

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/account/password',
  audience: 'member',
  summary: 'Replace the password by another; every other session ends',
  proof: 'fresh',
  body: changePasswordForm,
  limit: { max: 120, seconds: 60 },
  reply: null,
  errors: ['weak_password', 'password_missing', 'rate_limited'],
})
