/** What stands between the thousands of an amount, and before its cents. */
export const amountMarks = { group: ',', decimal: '.' }
