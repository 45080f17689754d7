import { call } from '../call.ts'
import type {
  adminCancelBooking,
  adminRefundBooking,
  listAdminBookings,
  listReconciliations,
} from './admin-bookings.ts'
import type { listRefunds, retryRefund, settleRefund } from './admin-refunds.ts'
import type { acceptBooking, declineBooking, previewAcceptance } from './answer-booking.ts'
import type { showCalendarEntry, showInvoice, showReceipt } from './booking-files.ts'
import type { cancelBooking, previewCancellation } from './cancel-booking.ts'
import type { confirmPayment } from './confirm-payment.ts'
import type { listHostBookings } from './list-host-bookings.ts'
import type { listTrips } from './list-trips.ts'
import type { payBooking } from './pay-booking.ts'
import type { releaseSecondHold } from './release-second-hold.ts'
import type { requestBooking } from './request-booking.ts'
import type { revealAccess } from './reveal-access.ts'
import type { showBooking } from './show-booking.ts'
import type { showToday } from './show-today.ts'
import type { withdrawBooking } from './withdraw-booking.ts'

export const bookingCalls = {
  request: call<typeof requestBooking>('POST /api/bookings'),
  pay: call<typeof payBooking>('POST /api/bookings/:id/pay'),
  confirmPayment: call<typeof confirmPayment>('POST /api/bookings/:id/confirm-payment'),
  show: call<typeof showBooking>('GET /api/bookings/:id'),
  trips: call<typeof listTrips>('GET /api/trips'),
  hostBookings: call<typeof listHostBookings>('GET /api/hosting/bookings'),
  today: call<typeof showToday>('GET /api/hosting/today'),
  acceptance: call<typeof previewAcceptance>('GET /api/bookings/:id/acceptance'),
  accept: call<typeof acceptBooking>('POST /api/bookings/:id/accept'),
  releaseSecondHold: call<typeof releaseSecondHold>('POST /api/bookings/:id/release-second-hold'),
  decline: call<typeof declineBooking>('POST /api/bookings/:id/decline'),
  withdraw: call<typeof withdrawBooking>('POST /api/bookings/:id/withdraw'),
  cancellation: call<typeof previewCancellation>('GET /api/bookings/:id/cancellation'),
  cancel: call<typeof cancelBooking>('POST /api/bookings/:id/cancel'),
  access: call<typeof revealAccess>('POST /api/bookings/:id/access'),
  receipt: call<typeof showReceipt>('GET /api/bookings/:id/receipt'),
  invoice: call<typeof showInvoice>('GET /api/bookings/:id/invoice'),
  calendarEntry: call<typeof showCalendarEntry>('GET /api/bookings/:id/calendar'),
  adminList: call<typeof listAdminBookings>('GET /api/admin/bookings'),
  adminCancel: call<typeof adminCancelBooking>('POST /api/admin/bookings/:id/cancel'),
  adminRefund: call<typeof adminRefundBooking>('POST /api/admin/bookings/:id/refund'),
  refunds: call<typeof listRefunds>('GET /api/admin/refunds'),
  retryRefund: call<typeof retryRefund>('POST /api/admin/refunds/:id/retry'),
  settleRefund: call<typeof settleRefund>('POST /api/admin/refunds/:id/settle'),
  reconciliations: call<typeof listReconciliations>('GET /api/admin/reconciliations'),
}
