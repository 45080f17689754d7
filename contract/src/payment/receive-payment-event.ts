import { endpoint } from '../endpoint.ts'

export const receivePaymentEvent = endpoint({
  method: 'POST',
  path: '/api/webhooks/payments',
  audience: 'anyone',
  summary: 'Events of the payment provider; only those with its signature are read',
  bytes: { max: 256 * 1024, type: 'application/json' },
  reply: null,
  errors: ['forbidden'],
})
