import type * as english from './amount.texts.ts'

export const dollarWords: typeof english.dollarWords = (thousands, cents) =>
  `$${thousands.join(',')}${cents === null ? '' : `.${cents}`}`
