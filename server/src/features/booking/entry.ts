export {
  type BookingRow,
  findBooking,
  insertBookingEvent,
  lockBooking,
  updateProduction,
} from './booking.store.ts'
export { bookingLink, bookingPath } from './booking-link.ts'
export { whenWords } from './mails/mail-words.ts'
export { viewCards } from './view-cards.ts'
