import { ApiError, UnreachableError } from '@roomtone/contract/call'
import { toastTexts as texts } from '@roomtone/texts/platform/toasts'
import { openDialog } from '../dialogs/dialogs.ts'
import { isRefusedText } from '../dialogs/refused-texts.ts'
import { showToast } from './toasts.ts'

/** The person declined to confirm that it's them: they know, and nothing has changed. */
export function isUnproved(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'proof_required'
}

/** Says what went wrong in the words of the error catalog. */
export function toastError(error: unknown): void {
  // A dialog shows the refused words.
  if (isRefusedText(error)) return
  if (isUnproved(error)) return
  // There is a remedy: the dialog sends the link again.
  if (error instanceof ApiError && error.code === 'email_unconfirmed') openDialog('confirm-email')
  else if (error instanceof ApiError) void showToast('error', error.title, error.message)
  else if (error instanceof UnreachableError) void showToast('error', texts.error, texts.unreachable)
  else {
    console.error(error)
    void showToast('error', texts.error, texts.unknown)
  }
}
