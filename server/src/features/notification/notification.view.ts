import type { NotificationView } from '@roomtone/contract/notification/notification'
import type { ListedNotice } from '@roomtone/domain/notification/notices'
import { bookingPath } from '../booking/entry.ts'
import type { NotificationRow } from './notification.store.ts'

export function notificationView(row: NotificationRow, isHost: boolean): NotificationView {
  const { id, kind, at, readAt, side, title, other, production, startsAt, timeZone, amount } = row
  return {
    id,
    kind,
    at: at.toISOString(),
    isRead: readAt !== null,
    link: linkOf(kind, row, isHost),
    side,
    title,
    other,
    production,
    startsAt: startsAt?.toISOString() ?? null,
    timeZone,
    amount,
  }
}

function linkOf(kind: ListedNotice, { side, bookingId, claimId }: NotificationRow, isHost: boolean): string {
  switch (kind) {
    case 'payout-sent':
    case 'payout-withheld':
    case 'payout-problem':
      // The console is closed to who has only referred a host.
      return isHost ? '/hosting?tab=payments' : '/settings/payments?tab=payouts'
    case 'referral-earned':
      return '/refer-host'
    case 'listing-received':
    case 'listing-approved':
    case 'listing-rejected':
      return '/hosting?tab=listings'
    case 'cohost-joined':
    case 'cohost-invitation-declined':
    case 'cohost-ended':
      return '/settings/login-security?tab=shared-access'
    case 'calendar-address-changed':
      return '/hosting?tab=calendar'
    case 'second-hold-taken':
    case 'cohost-second-hold':
      return '/hosting?tab=today&show=second_holds'
    case 'verification-in-review':
    case 'verification-verified':
    case 'verification-rejected':
      return '/verify-identity'
    case 'release-issued':
      return bookingId ? `/release/${bookingId}` : '/trips'
    case 'claim-opened':
    case 'claim-reminder':
    case 'claim-answered':
    case 'claim-decided':
    case 'claim-payment-needed':
    case 'claim-withdrawn':
      return claimId ? `/claims/${claimId}` : '/trips'
    case 'moderation-warning':
    case 'text-approved':
    case 'text-rejected':
      return '/community-commitment'
    case 'new-device':
    case 'password-changed':
    case 'two-factor-on':
    case 'two-factor-off':
    case 'recovery-codes-new':
    case 'recovery-code-used':
    case 'google-connected':
    case 'google-disconnected':
    case 'passkey-added':
    case 'passkey-removed':
    case 'passkey-cloned':
      return '/settings/login-security'
    case 'data-ready':
      return '/settings/privacy?ask=data'
    default:
      return side && bookingId ? bookingPath(side, bookingId) : '/trips'
  }
}
