export { sumGiftCards } from './credit.store.ts'
export { findUses, type UseRow } from './credit-use.store.ts'
export { holdCredits, lockAndWeigh, releaseCredits, weighCredits } from './hold-credits.ts'
export { returnCredits, spendCredits, weighReturn } from './spend-credits.ts'
