import { ApiError } from '@roomtone/contract/call'
import type { RefusedText } from '@roomtone/contract/errors'
import { openDialog } from './dialogs.ts'

let refused: RefusedText[] = []

export const isRefusedText = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'text_flagged' && error.texts.length > 0

/** Wherever a text was refused, the page stays as it is and a dialog names the words. */
export function showRefusedTexts(error: unknown): void {
  if (!isRefusedText(error)) return
  refused = error.texts
  openDialog('refused-texts')
}

export const latestRefusedTexts = (): RefusedText[] => refused
