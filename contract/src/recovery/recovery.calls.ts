import { call } from '../call.ts'
import type { confirmLostFactors, keepFactors, keepFactorsByLink, reportLostFactors } from './lost-factors.ts'

export const recoveryCalls = {
  reportLostFactors: call<typeof reportLostFactors>('POST /api/account/lost-factors'),
  confirmLostFactors: call<typeof confirmLostFactors>('POST /api/account/lost-factors/confirm'),
  keepFactorsByLink: call<typeof keepFactorsByLink>('POST /api/account/keep-factors'),
  keepFactors: call<typeof keepFactors>('POST /api/account/second-factor/keep'),
}
