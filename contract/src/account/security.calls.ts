import { call } from '../call.ts'
import type { deactivate, previewDeactivation } from '../closure/deactivate.ts'
import type {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
} from '../second-factor/second-factor.ts'
import type { endSession } from '../session/end-session.ts'
import type { listSessions } from '../session/list-sessions.ts'
import type { changePassword } from './change-password.ts'
import type { showSecurity } from './show-security.ts'

export const securityCalls = {
  show: call<typeof showSecurity>('GET /api/account/security'),
  sessions: call<typeof listSessions>('GET /api/account/sessions'),
  endSession: call<typeof endSession>('POST /api/account/sessions/:id/end'),
  changePassword: call<typeof changePassword>('POST /api/account/password'),
  beginSecondFactor: call<typeof beginSecondFactor>('POST /api/account/second-factor'),
  confirmSecondFactor: call<typeof confirmSecondFactor>('POST /api/account/second-factor/confirm'),
  renewRecoveryCodes: call<typeof renewRecoveryCodes>('POST /api/account/second-factor/recovery-codes'),
  endSecondFactor: call<typeof endSecondFactor>('POST /api/account/second-factor/off'),
  previewDeactivation: call<typeof previewDeactivation>('GET /api/account/deactivation'),
  deactivate: call<typeof deactivate>('POST /api/account/deactivate'),
}
