import type { PasskeyAssertion, PasskeyAttestation } from '@roomtone/contract/passkey/passkey-answer'
import type { PasskeyCreation, PasskeyRequest } from '@roomtone/contract/passkey/passkey-question'
import { knowsPasskeys } from './knows-passkeys.ts'
import { PasskeyFailure, readFailure } from './passkey-failure.ts'

const library = () => import('@simplewebauthn/browser')

/** Has the person use one of their passkeys. Throws `PasskeyFailure`. */
export async function askPasskey(options: PasskeyRequest['options']): Promise<PasskeyAssertion> {
  if (!knowsPasskeys()) throw new PasskeyFailure('unsupported')
  const { startAuthentication } = await library()
  return startAuthentication({ optionsJSON: options }).catch(readFailure)
}

export async function canSuggest(): Promise<boolean> {
  if (!knowsPasskeys()) return false
  const { browserSupportsWebAuthnAutofill } = await library()
  return browserSupportsWebAuthnAutofill()
}

/** As `askPasskey`, but from what the browser suggests in the email field; waits until one is chosen. */
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
export async function makePasskey(options: PasskeyCreation['options']): Promise<PasskeyAttestation> {
  if (!knowsPasskeys()) throw new PasskeyFailure('unsupported')
  const { startRegistration } = await library()
  return startRegistration({ optionsJSON: options }).catch(readFailure)
}
