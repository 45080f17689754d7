import { call } from '../call.ts'
import type { listEarnings, listPayouts, showEarnings, showPayoutRecord, showStatement } from './payouts.ts'

export const payoutCalls = {
  list: call<typeof listPayouts>('GET /api/payouts'),
  earnings: call<typeof showEarnings>('GET /api/hosting/earnings'),
  byListing: call<typeof listEarnings>('GET /api/hosting/earnings/listings'),
  statement: call<typeof showStatement>('GET /api/hosting/statements/:month'),
  record: call<typeof showPayoutRecord>('GET /api/payouts/:id/record'),
}
