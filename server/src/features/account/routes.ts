import { agreeCommitment as agreeCommitmentEndpoint } from '@roomtone/contract/account/agree-commitment'
import { changePassword as changePasswordEndpoint } from '@roomtone/contract/account/change-password'
import { completeProfile as completeProfileEndpoint } from '@roomtone/contract/account/complete-profile'
import { confirmEmail as confirmEmailEndpoint } from '@roomtone/contract/account/confirm-email'
import { requestPasswordReset as requestPasswordResetEndpoint } from '@roomtone/contract/account/request-password-reset'
import { resendConfirmation as resendConfirmationEndpoint } from '@roomtone/contract/account/resend-confirmation'
import { showCommitment as showCommitmentEndpoint } from '@roomtone/contract/account/show-commitment'
import { showSecurity as showSecurityEndpoint } from '@roomtone/contract/account/show-security'
import { signIn as signInEndpoint } from '@roomtone/contract/account/sign-in'
import { signUp as signUpEndpoint } from '@roomtone/contract/account/sign-up'
import { takeHostRole as takeHostRoleEndpoint } from '@roomtone/contract/account/take-host-role'
import { passkeySignIn as passkeySignInEndpoint } from '@roomtone/contract/passkey/passkey-sign-in'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { confirmEmail } from './mailbox/confirm-email.ts'
import { resendConfirmation } from './mailbox/resend-confirmation.ts'
import { changePassword } from './password/change-password.ts'
import { requestPasswordReset } from './password/request-password-reset.ts'
import { showSecurity } from './show-security.ts'
import { passkeySignIn } from './sign-in/passkey-sign-in.ts'
import { signIn } from './sign-in/sign-in.ts'
import { agreeCommitment } from './sign-up/agree-commitment.ts'
import { completeProfile } from './sign-up/complete-profile.ts'
import { showCommitment } from './sign-up/show-commitment.ts'
import { signUp } from './sign-up/sign-up.ts'
import { takeHostRole } from './sign-up/take-host-role.ts'

export function accountRoutes(deps: Deps): Binding[] {
  return [
    bind(signUpEndpoint, ({ body }, caller) => signUp(deps, body, caller)),
    bind(signInEndpoint, ({ body }, caller) => signIn(deps, body, caller)),
    bind(passkeySignInEndpoint, ({ body }, caller) => passkeySignIn(deps, body, caller)),
    bind(requestPasswordResetEndpoint, ({ body }, caller) => requestPasswordReset(deps, body.email, caller)),
    bind(confirmEmailEndpoint, ({ body }, caller) => confirmEmail(deps, body.token, caller)),
    bind(resendConfirmationEndpoint, (_, { actor }) => resendConfirmation(deps, actor)),
    bind(completeProfileEndpoint, ({ body }, { actor }) => completeProfile(deps, actor, body)),
    bind(agreeCommitmentEndpoint, ({ body }, { actor }) => agreeCommitment(deps, actor, body.version)),
    bind(showCommitmentEndpoint, (_, { actor }) => showCommitment(deps, actor)),
    bind(showSecurityEndpoint, (_, { actor }) => showSecurity(deps, actor)),
    bind(changePasswordEndpoint, ({ body }, { actor }) => changePassword(deps, actor, body.password)),
    bind(takeHostRoleEndpoint, (_, { actor }) => takeHostRole(deps, actor)),
  ]
}
