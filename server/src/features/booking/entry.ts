export {
  type BookingRow,
  findBooking,
  insertBookingEvent,
  lockBooking,
  updateProduction,
} from './booking.store.ts'
export { bookingLink, bookingPath } from './booking-link.ts'
export { confirmedBetween, haveConfirmedBooking } from './confirmed-between.store.ts'
export { demandNoPart, hasPart } from './demand-no-part.ts'
export { giveBack } from '../payment/refund/refund-booking.ts'
export { givenBackOf } from './given-back.ts'
export { holdPayouts } from '../payment/payout-hold/held-payout.store.ts'
export { letPayoutsGo } from '../payment/payout-hold/release-held-payouts.ts'
export { momentWords, moneyWords, whenWords } from './mails/mail-words.ts'
export { findLivePayment } from '../payment/charge/charge.store.ts'
export { lockPayoutOf } from './payout.store.ts'
export { unlessUnreachable } from '../payment/charge/unless-unreachable.ts'
export { viewCards } from './view-cards.ts'
