import type { Denial } from '@roomtone/domain/access/page-guard'
import { deniedTexts } from '@roomtone/texts/platform/denied'
import { showToast } from './toasts/toasts.ts'

const texts: Record<Denial, { title: string; text?: string }> = deniedTexts

export function sayDenied(denied: Denial): void {
  const { title, text } = texts[denied]
  void showToast('error', title, text)
}
