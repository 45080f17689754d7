export { bookingFacts, priceBlock } from './booking-blocks.ts'
export { type BookingPapers, findBookingPapers, printInvoice, printReceipt } from './papers-of.ts'
