import type * as english from './clock.texts.ts'

export const timeWords: typeof english.timeWords = (minutes) =>
  minutes === 1440
    ? 'minuit'
    : `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

export const hourWords: typeof english.hourWords = (hour) => `${hour} h`
