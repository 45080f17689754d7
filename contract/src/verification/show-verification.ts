import { endpoint } from '../endpoint.ts'
import { verificationView } from './verification.ts'

export const showVerification = endpoint({
  method: 'GET',
  path: '/api/verification',
  audience: 'member',
  summary: 'Where the signed-in person stands with their identity verification',
  reply: verificationView,
  errors: [],
})
