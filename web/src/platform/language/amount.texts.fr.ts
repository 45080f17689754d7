import type * as english from './amount.texts.ts'

export const dollarWords: typeof english.dollarWords = (thousands, cents) =>
  `${thousands.join('\u202f')}${cents === null ? '' : `,${cents}`}\u00a0$US`
