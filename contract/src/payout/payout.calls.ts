import { call } from '../call.ts'
import type { listPayouts, showEarnings, showPayoutRecord, showStatement } from './payouts.ts'

export const payoutCalls = {
  list: call<typeof listPayouts>('GET /api/payouts'),
  earnings: call<typeof showEarnings>('GET /api/hosting/earnings'),
  statement: call<typeof showStatement>('GET /api/hosting/statements/:month'),
  record: call<typeof showPayoutRecord>('GET /api/payouts/:id/record'),
}
