import type { AnyEndpoint } from '@roomtone/contract/endpoint'

/**
 * What an admin who looks through a member's eyes gets to see; everything else is refused, also what somebody adds
 * later and does not name here. Left out on purpose: papers and files (reading them is written down as the member's
 * own doing), where money is sent from and to, second factors and devices, names, numbers and addresses that stand
 * sealed. Signing out is how the look ends.
 */
const SHOWN = new Set([
  'POST /api/account/sign-out',
  'GET /api/account/me',
  'GET /api/account/commitment',
  'GET /api/account/deactivation',
  'GET /api/account/privacy',
  'GET /api/account/exports',
  'GET /api/account/closing',
  'GET /api/bookings/:id',
  'GET /api/bookings/:id/cancellation',
  'GET /api/bookings/:id/claims',
  'GET /api/bookings/:id/packet',
  'GET /api/bookings/:id/reviews',
  'GET /api/claims/:id',
  'GET /api/conversations',
  'GET /api/conversations/unread',
  'GET /api/conversations/:id',
  'GET /api/conversations/:id/messages',
  'GET /api/credits',
  'GET /api/hosting/bookings',
  'GET /api/hosting/earnings',
  'GET /api/hosting/listings',
  'GET /api/hosting/listings/:id',
  'GET /api/hosting/listings/:id/calendar',
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

export function isShownWhileLooking({ method, path, audience }: AnyEndpoint): boolean {
  if (audience === 'anyone' && method === 'GET') return true
  return audience !== 'admin' && SHOWN.has(`${method} ${path}`)
}
