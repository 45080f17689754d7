import { publicProfileTexts } from '@roomtone/texts/profile/profile'

const texts = publicProfileTexts.answers

/** In the largest unit that is still meaningful. */
export function timeWithin(minutes: number): string {
  if (minutes < 60) return texts.minutes({ count: Math.max(1, Math.round(minutes)) })
  const hours = Math.round(minutes / 60)
  return hours < 48 ? texts.hours({ count: hours }) : texts.days({ count: Math.round(hours / 24) })
}
