import { endpoint } from '../endpoint.ts'

export const resendConfirmation = endpoint({
  method: 'POST',
  path: '/api/account/confirm-email/resend',
  audience: 'member',
  unconfirmed: 'allowed',
  summary: 'Mail another confirmation link, unless the address is confirmed already',
  reply: null,
  errors: ['rate_limited'],
})
