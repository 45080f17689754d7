import { call } from '../call.ts'
import type { beginSetUp, finishSetUp, showSetUp } from './admin-set-up.ts'

export const adminSetUpCalls = {
  show: call<typeof showSetUp>('POST /api/admin-set-up/show'),
  begin: call<typeof beginSetUp>('POST /api/admin-set-up/begin'),
  finish: call<typeof finishSetUp>('POST /api/admin-set-up/finish'),
}
