import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { newPassword } from '../fields.ts'
import { code } from './proof.ts'

export const changePasswordForm = z.object({
  currentPassword: z
    .string({ error: 'Please enter your current password' })
    .min(1, 'Please enter your current password')
    .max(1000, 'Password too long'),
  password: newPassword,
  /** Where two-factor is on. */
  code: code.optional(),
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/account/password',
  audience: 'member',
  summary: 'Replace the password by another; every other session ends',
  body: changePasswordForm,
  limit: { max: 120, seconds: 60 },
  reply: null,
  errors: ['weak_password', 'password_missing', 'code_required', 'code_invalid', 'rate_limited'],
})
