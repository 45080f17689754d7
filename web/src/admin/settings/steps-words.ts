import type { CancellationStep } from '@roomtone/domain/cancellation/steps'
import { settingsTexts } from './settings.texts.ts'

const texts = settingsTexts.cancellation

export function stepsWords(steps: readonly CancellationStep[]): string {
  const parts = steps.map(({ hoursBefore, refundPercent }) =>
    texts.line(texts.days(hoursBefore), refundPercent),
  )
  return [...parts, texts.later].join('; ')
}
