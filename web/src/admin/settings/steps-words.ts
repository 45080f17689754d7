import type { CancellationStep } from '@roomtone/domain/cancellation/steps'
import { settingsTexts } from '@roomtone/texts/admin/settings'

const texts = settingsTexts.cancellation

export function stepsWords(steps: readonly CancellationStep[]): string {
  const parts = steps.map(({ hoursBefore, refundPercent }) =>
    texts.line({ time: spell(hoursBefore), percent: refundPercent }),
  )
  return [...parts, texts.later].join('; ')
}

function spell(hours: number): string {
  return hours > 24 && hours % 24 === 0
    ? texts.inDays({ count: hours / 24 })
    : texts.inHours({ count: hours })
}
