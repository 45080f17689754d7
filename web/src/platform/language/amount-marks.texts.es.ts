import type * as english from './amount-marks.texts.ts'

export const amountMarks: typeof english.amountMarks = { group: ',', decimal: '.' }
