import type * as english from './clock.texts.ts'

export const timeWords: typeof english.timeWords = (minutes) => {
  if (minutes === 1440) return 'medianoche'
  const hour = Math.floor(minutes / 60)
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'a. m.' : 'p. m.'}`
}

export const hourWords: typeof english.hourWords = (hour) =>
  `${hour % 12 || 12} ${hour < 12 ? 'a. m.' : 'p. m.'}`
