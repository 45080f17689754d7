import { publicProfileTexts } from './profile.texts.ts'

const texts = publicProfileTexts.answers

/** In the largest unit that still says something. */
export function timeWithin(minutes: number): string {
  if (minutes < 60) return texts.minutes(Math.max(1, Math.round(minutes)))
  const hours = Math.round(minutes / 60)
  return hours < 48 ? texts.hours(hours) : texts.days(Math.round(hours / 24))
}
