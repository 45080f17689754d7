import type { AnyEndpoint } from '@roomtone/contract/endpoint'

/**
 * What an admin who looks through a member's eyes gets to see; everything else is refused, also what somebody adds
 * later and does not name here. Signing out is how the look ends.
 */
const SHOWN = new Set([
  'POST /api/account/sign-out',
  'GET /api/account/me',
  'GET /api/account/commitment',
  'GET /api/account/deactivation',
  'GET /api/account/privacy',
  'GET /api/account/exports',
  'GET /api/account/closing',
  'GET /api/applications/:id/preview',
  'GET /api/bookings/:id',
  'GET /api/bookings/:id/cancellation',
  'GET /api/bookings/:id/claims',
  'GET /api/bookings/:id/packet',
  'GET /api/bookings/:id/acceptance',
  'GET /api/bookings/:id/reviews',
  'GET /api/claims/:id',
  'GET /api/conversations',
  'GET /api/conversations/unread',
  'GET /api/conversations/:id',
  'GET /api/conversations/:id/messages',
  'GET /api/credits',
  'GET /api/hosting/bookings',
  'GET /api/hosting/calendar',
  'GET /api/hosting/earnings',
  'GET /api/hosting/earnings/listings',
  'GET /api/hosting/listings',
  'GET /api/hosting/listings/:id',
  'GET /api/hosting/listings/:id/calendar',
  'GET /api/hosting/listings/:id/insights',
  'GET /api/hosting/premises/:id',
  'GET /api/hosting/today',
  'GET /api/locate',
  'GET /api/notifications',
  'GET /api/notifications/unread',
  'GET /api/packets',
  'GET /api/payouts',
  'GET /api/profile',
  'GET /api/referral',
  'GET /api/reviews/about-you',
  'GET /api/reviews/by-you',
  'GET /api/reviews/to-write',
  'GET /api/saved',
  'GET /api/settings/notifications',
  'GET /api/trips',
  'GET /api/verification',
  'GET /api/wishlist',
])

/**
 * Why something that members can read is not shown: `paper`: reading a paper or a file is recorded as done by
 * its reader. `sealed`: names, numbers and addresses that are stored sealed. `money`: where it comes from or
 * goes to. `doors`: how the account is entered. `others`: addresses of people who are not members, told to
 * the member alone.
 */
type Reason = 'paper' | 'sealed' | 'money' | 'doors' | 'others'

export const HIDDEN: Readonly<Record<string, Reason>> = {
  'GET /api/account/security': 'doors',
  'GET /api/account/sessions': 'doors',
  'GET /api/bookings/:id/calendar': 'paper',
  'GET /api/bookings/:id/claim-evidence': 'paper',
  'GET /api/bookings/:id/crew': 'sealed',
  'GET /api/bookings/:id/invoice': 'paper',
  'GET /api/bookings/:id/receipt': 'paper',
  'GET /api/bookings/:id/release': 'paper',
  'GET /api/bookings/:id/release/pdf': 'paper',
  'GET /api/claims/evidence/:id': 'paper',
  'GET /api/cohosts': 'others',
  'GET /api/drafts/:id': 'sealed',
  'GET /api/hosting/listings/:id/feeds': 'doors',
  'GET /api/hosting/statements/:month': 'paper',
  'GET /api/messages/files/:id': 'paper',
  'GET /api/packets/files/:id': 'paper',
  'GET /api/payments/cards': 'money',
  'GET /api/payouts/:id/record': 'paper',
  'GET /api/payouts/account': 'money',
  'GET /api/personal-info': 'sealed',
  'GET /api/referral/invitations': 'others',
  'GET /api/session/proof': 'doors',
  'GET /api/taxes': 'sealed',
  'GET /api/taxes/documents/:year': 'paper',
  'GET /api/work-details': 'sealed',
}

export function isShownWhileImpersonating({ method, path, audience }: AnyEndpoint): boolean {
  if (audience === 'anyone' && method === 'GET') return true
  return audience !== 'admin' && SHOWN.has(`${method} ${path}`)
}
