export { insertBookingEvent } from './booking.store.ts'
