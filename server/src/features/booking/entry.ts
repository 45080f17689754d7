export { insertBookingEvent } from './booking.store.ts'
export { bookingPath } from './booking-link.ts'
export { viewCards } from './view-cards.ts'
