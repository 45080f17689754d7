export { resolveCard } from './card/resolve-card.ts'
export { advanceCharge, advanceNow } from './charge/advance-charge.ts'
export {
  type ChargeRow,
  countDeclines,
  findCapturedCharges,
  findLatestCharge,
  findLiveCharge,
} from './charge/charge.store.ts'
export type { AfterAuthorization, ChargeOwner } from './charge/charge-owner.ts'
export { type PaidFor, rentOf } from './charge/paid-for.ts'
export { NO_CARD, type ResolvedCard, startCharge } from './charge/start-charge.ts'
export { abandonCharge } from './charge/void-charge.ts'
export { holdPayouts } from './payout-hold/held-payout.store.ts'
export { releaseHeldPayouts } from './payout-hold/release-held-payouts.ts'
export { findAskedRefund } from './refund/refund.store.ts'
export { refundBooking, toCreditOf } from './refund/refund-booking.ts'
export { refundKey } from './refund/refund-key.ts'
