/** Each of these begins with a call to Google. */
export const LIMITS = {
  startsFromAddress: { name: 'google-address', max: 40, seconds: 900 },
  finishesFromAddress: { name: 'google-finish-address', max: 60, seconds: 900 },
} as const
