import { call } from '../call.ts'
import type { beginSetUp, finishSetUp, showSetUp } from './admin-set-up.ts'

export const adminSetUpCalls = {
  show: call<typeof showSetUp>('POST /api/set-up/show'),
  begin: call<typeof beginSetUp>('POST /api/set-up/begin'),
  finish: call<typeof finishSetUp>('POST /api/set-up/finish'),
}
