import { BookingClaims } from '../features/claim/booking-claims.tsx'
import { BookingChecklist } from '../features/compliance/booking-checklist.tsx'
import { BookingReviews } from '../features/review/booking-reviews.tsx'
import type { BookingSections } from '../parts/booking/booking-sections.ts'

export const BOOKING_SECTIONS: BookingSections = {
  Reviews: BookingReviews,
  Checklist: BookingChecklist,
  Claims: BookingClaims,
}
