import {
  adminCancelBooking as adminCancelBookingEndpoint,
  adminRefundBooking as adminRefundBookingEndpoint,
  listAdminBookings as listAdminBookingsEndpoint,
} from '@roomtone/contract/booking/admin-bookings'
import {
  listRefunds as listRefundsEndpoint,
  retryRefund as retryRefundEndpoint,
  settleRefund as settleRefundEndpoint,
} from '@roomtone/contract/booking/admin-refunds'
import {
  acceptBooking as acceptBookingEndpoint,
  declineBooking as declineBookingEndpoint,
  previewAcceptance as previewAcceptanceEndpoint,
} from '@roomtone/contract/booking/answer-booking'
import { showCalendarEntry as showCalendarEntryEndpoint } from '@roomtone/contract/booking/booking-files'
import {
  cancelBooking as cancelBookingEndpoint,
  previewCancellation as previewCancellationEndpoint,
} from '@roomtone/contract/booking/cancel-booking'
import { confirmPayment as confirmPaymentEndpoint } from '@roomtone/contract/booking/confirm-payment'
import { listHostBookings as listHostBookingsEndpoint } from '@roomtone/contract/booking/list-host-bookings'
import { listTrips as listTripsEndpoint } from '@roomtone/contract/booking/list-trips'
import { payBooking as payBookingEndpoint } from '@roomtone/contract/booking/pay-booking'
import { releaseSecondHold as releaseSecondHoldEndpoint } from '@roomtone/contract/booking/release-second-hold'
import { requestBooking as requestBookingEndpoint } from '@roomtone/contract/booking/request-booking'
import { revealAccess as revealAccessEndpoint } from '@roomtone/contract/booking/reveal-access'
import { showBooking as showBookingEndpoint } from '@roomtone/contract/booking/show-booking'
import { showToday as showTodayEndpoint } from '@roomtone/contract/booking/show-today'
import { withdrawBooking as withdrawBookingEndpoint } from '@roomtone/contract/booking/withdraw-booking'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { adminCancelBooking } from './admin/admin-cancel-booking.ts'
import { adminRefundBooking } from './admin/admin-refund-booking.ts'
import { listAdminBookings } from './admin/list-admin-bookings.ts'
import { listRefunds } from './admin/list-refunds.ts'
import { retryRefund } from './admin/retry-refund.ts'
import { settleRefund } from './admin/settle-refund.ts'
import { acceptBooking } from './answer/accept-booking.ts'
import { declineBooking } from './answer/decline-booking.ts'
import { previewAcceptance } from './answer/preview-acceptance.ts'
import { withdrawBooking } from './answer/withdraw-booking.ts'
import { cancelBooking } from './cancel/cancel-booking.ts'
import { previewCancellation } from './cancel/preview-cancellation.ts'
import { listHostBookings } from './read/list-host-bookings.ts'
import { listTrips } from './read/list-trips.ts'
import { revealAccess } from './read/reveal-access.ts'
import { showCalendarEntry } from './read/show-calendar-entry.ts'
import { showToday } from './read/show-today.ts'
import { viewBooking } from './read/view-booking.ts'
import { confirmPayment } from './request/confirm-payment.ts'
import { payBooking } from './request/pay-booking.ts'
import { requestBooking } from './request/request-booking.ts'
import { releaseSecondHold } from './second-hold/release-second-hold.ts'

export function bookingRoutes(deps: Deps): Binding[] {
  return [...readings(deps), ...requests(deps), ...answers(deps), ...adminActions(deps)]
}

function readings(deps: Deps): Binding[] {
  return [
    bind(showBookingEndpoint, ({ params }, { actor }) => viewBooking(deps, deps.db, actor, params.id)),
    bind(listTripsEndpoint, ({ query }, { actor }) => listTrips(deps, actor, query)),
    bind(listHostBookingsEndpoint, ({ query }, { actor }) => listHostBookings(deps, actor, query)),
    bind(showTodayEndpoint, (_, { actor }) => showToday(deps, actor)),
    bind(showCalendarEntryEndpoint, ({ params }, { actor, language }) =>
      showCalendarEntry(deps, actor, params.id, language),
    ),
    bind(previewAcceptanceEndpoint, ({ params }, { actor }) => previewAcceptance(deps, actor, params.id)),
    bind(previewCancellationEndpoint, ({ params }, { actor }) => previewCancellation(deps, actor, params.id)),
    bind(revealAccessEndpoint, ({ params }, { actor }) => revealAccess(deps, actor, params.id)),
  ]
}

function requests(deps: Deps): Binding[] {
  return [
    bind(requestBookingEndpoint, ({ body }, { actor }) => requestBooking(deps, actor, body)),
    bind(payBookingEndpoint, ({ params, body }, { actor }) =>
      payBooking(deps, actor, { id: params.id, ...body }),
    ),
    bind(confirmPaymentEndpoint, ({ params }, { actor }) => confirmPayment(deps, actor, params.id)),
    bind(withdrawBookingEndpoint, ({ params }, { actor }) => withdrawBooking(deps, actor, params.id)),
  ]
}

function answers(deps: Deps): Binding[] {
  return [
    bind(acceptBookingEndpoint, ({ params, body }, { actor }) =>
      acceptBooking(deps, actor, { id: params.id, ...body }),
    ),
    bind(releaseSecondHoldEndpoint, ({ params }, { actor }) => releaseSecondHold(deps, actor, params.id)),
    bind(declineBookingEndpoint, ({ params, body }, { actor }) =>
      declineBooking(deps, actor, { id: params.id, ...body }),
    ),
    bind(cancelBookingEndpoint, ({ params, body }, { actor }) =>
      cancelBooking(deps, actor, { id: params.id, ...body }),
    ),
  ]
}

function adminActions(deps: Deps): Binding[] {
  return [
    bind(listAdminBookingsEndpoint, ({ query }, { actor }) => listAdminBookings(deps, actor, query)),
    bind(adminCancelBookingEndpoint, ({ params, body }, { actor }) =>
      adminCancelBooking(deps, actor, { id: params.id, ...body }),
    ),
    bind(adminRefundBookingEndpoint, ({ params, body }, { actor }) =>
      adminRefundBooking(deps, actor, { id: params.id, ...body }),
    ),
    bind(listRefundsEndpoint, ({ query }, { actor }) => listRefunds(deps, actor, query)),
    bind(retryRefundEndpoint, ({ params, body }, { actor }) =>
      retryRefund(deps, actor, { id: params.id, ...body }),
    ),
    bind(settleRefundEndpoint, ({ params, body }, { actor }) =>
      settleRefund(deps, actor, { id: params.id, ...body }),
    ),
  ]
}
