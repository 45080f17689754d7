import { ApiError, UnreachableError } from '@roomtone/contract/call'
import { isRefusedText } from '../dialogs/refused-texts.ts'
import { showToast } from './toasts.ts'

/** Says what went wrong in the words of the error catalogue. */
export function toastError(error: unknown): void {
  // A dialog says so, with the words.
  if (isRefusedText(error)) return
  if (error instanceof ApiError) void showToast('error', error.title, error.message)
  else if (error instanceof UnreachableError) void showToast('error', 'Error', error.message)
  else {
    console.error(error)
    void showToast('error', 'Error', 'Something went wrong. Please try again.')
  }
}
