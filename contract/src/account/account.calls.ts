import { call } from '../call.ts'
import type { agreeCommitment } from './agree-commitment.ts'
import type { completePasswordReset } from './complete-password-reset.ts'
import type { completeProfile } from './complete-profile.ts'
import type { confirmEmail } from './confirm-email.ts'
import type { refreshSession } from './refresh-session.ts'
import type { requestPasswordReset } from './request-password-reset.ts'
import type { resendConfirmation } from './resend-confirmation.ts'
import type { showMe } from './show-me.ts'
import type { signIn } from './sign-in.ts'
import type { signOut } from './sign-out.ts'
import type { signOutEverywhere } from './sign-out-everywhere.ts'
import type { signUp } from './sign-up.ts'
import type { takeHostRole } from './take-host-role.ts'

export const accountCalls = {
  signUp: call<typeof signUp>('POST /api/account/sign-up'),
  signIn: call<typeof signIn>('POST /api/account/sign-in'),
  refresh: call<typeof refreshSession>('POST /api/account/refresh'),
  signOut: call<typeof signOut>('POST /api/account/sign-out'),
  signOutEverywhere: call<typeof signOutEverywhere>('POST /api/account/sign-out-everywhere'),
  me: call<typeof showMe>('GET /api/account/me'),
  requestPasswordReset: call<typeof requestPasswordReset>('POST /api/account/password-reset/request'),
  completePasswordReset: call<typeof completePasswordReset>('POST /api/account/password-reset/complete'),
  confirmEmail: call<typeof confirmEmail>('POST /api/account/confirm-email'),
  resendConfirmation: call<typeof resendConfirmation>('POST /api/account/confirm-email/resend'),
  completeProfile: call<typeof completeProfile>('PUT /api/account/profile'),
  agreeCommitment: call<typeof agreeCommitment>('POST /api/account/commitment'),
  takeHostRole: call<typeof takeHostRole>('POST /api/account/host-role'),
}
