import type { NotificationView } from '@roomtone/contract/notification/notification'
import type { ListedNotice } from '@roomtone/domain/notification/notices'
import { bookingPath } from '../booking/entry.ts'
import type { NotificationRow } from './notification.store.ts'

export function notificationView(row: NotificationRow): NotificationView {
  const { id, at, readAt, side, title, other, production, startsAt, timeZone, amount } = row
  // The store reads no others.
  const kind = row.kind as ListedNotice
  return {
    id,
    kind,
    at: at.toISOString(),
    isRead: readAt !== null,
    link: linkOf(kind, row),
    side,
    title,
    other,
    production,
    startsAt: startsAt?.toISOString() ?? null,
    timeZone,
    amount,
  }
}

function linkOf(kind: ListedNotice, { side, bookingId }: NotificationRow): string {
  switch (kind) {
    case 'payout-sent':
    case 'payout-problem':
      return '/hosting?tab=payments'
    case 'listing-received':
    case 'listing-approved':
    case 'listing-rejected':
      return '/hosting?tab=listings'
    case 'verification-in-review':
    case 'verification-verified':
    case 'verification-rejected':
      return '/verify-identity'
    case 'release-issued':
      return bookingId ? `/release/${bookingId}` : '/trips'
    case 'moderation-warning':
      return '/community-commitment'
    case 'new-device':
    case 'password-changed':
      return '/settings/login-security'
    default:
      return side && bookingId ? bookingPath(side, bookingId) : '/trips'
  }
}
