import { endpoint } from '../endpoint.ts'
import { verificationView } from './verification.ts'

export const goOn = endpoint({
  method: 'POST',
  path: '/api/verification/onward',
  audience: 'member',
  summary: 'Go on with a check on the provider’s own page: the answer has a fresh address',
  reply: verificationView,
  errors: ['rate_limited', 'overloaded'],
})
