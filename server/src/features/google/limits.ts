/** Per address of origin: each begins with a call to Google. */
export const STARTS = { name: 'google-address', max: 40, seconds: 900 }
export const FINISHES = { name: 'google-finish-address', max: 60, seconds: 900 }
