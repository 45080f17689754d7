export { hasPart, requireNoPart } from './admin/require-no-part.ts'
export {
  type BookingRow,
  findBooking,
  insertBookingEvent,
  lockBooking,
  updateProduction,
} from './booking.store.ts'
export { givenBackOf } from './cancel/refunded-so-far.ts'
export { confirmedBetween, haveConfirmedBooking } from './confirmed-between.store.ts'
export { bookingLink, bookingPath } from './read/booking-link.ts'
export {
  countExpectedPayouts,
  type ExpectedPayout,
  findExpectedPayouts,
  findNextPayout,
  sumExpectedPayouts,
} from './read/expected-payout.store.ts'
export { viewCards } from './read/view-cards.ts'
export { shootTimesOf } from './shoot-times.ts'
export { lockPayoutOf } from './steps/payout.store.ts'
