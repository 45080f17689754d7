import { passkeyTexts } from '@roomtone/texts/platform/passkey'
import { toastError } from '../toasts/toast-error.ts'
import { showToast } from '../toasts/toasts.ts'

type Reason = keyof typeof passkeyTexts

/** Why there is no passkey to send: the browser's reasons, not the server's. */
export class PasskeyFailure extends Error {
  readonly reason: Reason

  constructor(reason: Reason, cause?: unknown) {
    super(passkeyTexts[reason].text, { cause })
    this.name = 'PasskeyFailure'
    this.reason = reason
  }
}

/** Browsers report `NotAllowedError` for a refusal, for a timeout, and for no passkey at hand. */
const REASONS: Record<string, Reason> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  NotSupportedError: 'unsupported',
  ConstraintError: 'unsupported',
  SecurityError: 'unsupported',
}

/** For what the library throws; it keeps the browser's own error as the cause. */
export function readFailure(thrown: unknown): never {
  const name = nameOf(thrown)
  throw new PasskeyFailure(REASONS[name] ?? 'failed', thrown)
}

function nameOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return ''
  return thrown.cause instanceof Error ? thrown.cause.name : thrown.name
}

/** Like `toastError`, for calls that use a passkey. */
export function toastPasskeyError(error: unknown): void {
  if (error instanceof PasskeyFailure) {
    const { title, text } = passkeyTexts[error.reason]
    void showToast('error', title, text)
  } else toastError(error)
}
