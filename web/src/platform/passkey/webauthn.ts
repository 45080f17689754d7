import type { PasskeyAssertion, PasskeyAttestation } from '@roomtone/contract/passkey/passkey-answer'
import type { PasskeyCreation, PasskeyRequest } from '@roomtone/contract/passkey/passkey-question'
import { PasskeyFailure, readFailure } from './passkey-failure.ts'
import { supportsPasskeys } from './supports-passkeys.ts'

const library = () => import('@simplewebauthn/browser')

/** Has the person use one of their passkeys. Throws `PasskeyFailure`. */
export async function signWithPasskey(options: PasskeyRequest['options']): Promise<PasskeyAssertion> {
  if (!supportsPasskeys()) throw new PasskeyFailure('unsupported')
  const { startAuthentication } = await library()
  return startAuthentication({ optionsJSON: options }).catch(readFailure)
}

export async function canSuggest(): Promise<boolean> {
  if (!supportsPasskeys()) return false
  const { browserSupportsWebAuthnAutofill } = await library()
  return browserSupportsWebAuthnAutofill()
}

/** As `signWithPasskey`, but from what the browser suggests in the email field; waits until one is chosen. */
export async function suggestPasskey(options: PasskeyRequest['options']): Promise<PasskeyAssertion> {
  const { startAuthentication } = await library()
  return startAuthentication({ optionsJSON: options, useBrowserAutofill: true }).catch(readFailure)
}

/** Ends what `suggestPasskey` waits for. */
export async function stopSuggesting(): Promise<void> {
  const { WebAuthnAbortService } = await library()
  WebAuthnAbortService.cancelCeremony()
}

/** Has the person make a passkey. Throws `PasskeyFailure`. */
export async function createPasskey(options: PasskeyCreation['options']): Promise<PasskeyAttestation> {
  if (!supportsPasskeys()) throw new PasskeyFailure('unsupported')
  const { startRegistration } = await library()
  return startRegistration({ optionsJSON: options }).catch(readFailure)
}
