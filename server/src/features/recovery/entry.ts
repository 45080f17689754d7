export { hasFactors } from './factor-removal.store.ts'
export { findAvatarKey, findPaymentCustomers } from './recovery.store.ts'
export { removeEarlierSetUp } from './remove-earlier-set-up.ts'
