import { todayTexts as texts } from '@roomtone/texts/hosting/today'

/** `12 minutes`, `3 hours`, `2 days`: as exact as people would say it. */
export function answerTime(minutes: number): string {
  if (minutes < 60) return texts.minutes({ count: Math.max(1, minutes) })
  if (minutes < 48 * 60) return texts.hours({ count: Math.round(minutes / 60) })
  return texts.days({ count: Math.round(minutes / (24 * 60)) })
}
