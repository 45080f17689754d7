import { endpoint } from '../endpoint.ts'

export const receiveIdentityEvent = endpoint({
  method: 'POST',
  path: '/api/webhooks/identity',
  audience: 'anyone',
  summary: 'Where the identity provider reports what it found; only events under its signature are read',
  bytes: { max: 256 * 1024, type: 'application/json' },
  reply: null,
  errors: ['forbidden'],
})
