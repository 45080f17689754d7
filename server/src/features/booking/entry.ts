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
export { givenBackOf } from './given-back.ts'
export { momentWords, moneyWords, whenWords } from './mails/mail-words.ts'
export { lockPayoutOf } from './payout.store.ts'
export { viewCards } from './view-cards.ts'
