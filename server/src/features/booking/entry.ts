export { insertBookingEvent } from './booking.store.ts'
export { viewCards } from './view-cards.ts'
