import type * as english from './clock.texts.ts'

export const timeWords: typeof english.timeWords = (minutes) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

export const hourWords: typeof english.hourWords = (hour) => `${hour} h`
