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
export { giveBack } from './give-back.ts'
export { givenBackOf } from './given-back.ts'
export { holdPayouts } from './held-payout.store.ts'
export { letPayoutsGo } from './let-payouts-go.ts'
export { momentWords, moneyWords, whenWords } from './mails/mail-words.ts'
export { findLivePayment } from './payment.store.ts'
export { lockPayoutOf } from './payout.store.ts'
export { unlessUnreachable } from './unless-unreachable.ts'
export { viewCards } from './view-cards.ts'
