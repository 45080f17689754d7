import type { Topic } from './topics.ts'

type Notice = {
  topic: Topic
  /** Listed behind the bell; the others are mail only. */
  isListed: boolean
}

const listed = <T extends Topic>(topic: T) => ({ topic, isListed: true }) as const
const mailed = <T extends Topic>(topic: T) => ({ topic, isListed: false }) as const

/** Everything a person is told. A kind is also the name of its mail. */
export const NOTICES = {
  'booking-authorised': listed('bookings'),
  'booking-authorised-instantly': listed('bookings'),
  'booking-payment-timed-out': listed('bookings'),
  'booking-payment-failed': listed('bookings'),
  'booking-accept': listed('bookings'),
  'booking-decline': listed('bookings'),
  'booking-expire': listed('bookings'),
  'booking-withdraw': listed('bookings'),
  'booking-cancel': listed('bookings'),
  'booking-promote': listed('bookings'),
  'booking-let-offer-pass': listed('bookings'),
  'booking-leave-line': listed('bookings'),
  'second-hold-taken': listed('bookings'),
  'booking-complete': listed('after_shoot'),
  'booking-reminder': listed('reminders'),
  'booking-refunded': listed('payments'),
  'release-issued': listed('bookings'),
  'release-signed': listed('bookings'),
  'packet-complete': listed('bookings'),
  'packet-marked': listed('bookings'),
  'claim-opened': listed('bookings'),
  'claim-reminder': listed('bookings'),
  'claim-answered': listed('bookings'),
  'claim-decided': listed('bookings'),
  'claim-payment-needed': listed('payments'),
  'claim-withdrawn': listed('bookings'),
  'payout-sent': listed('payments'),
  'payout-withheld': listed('payments'),
  'payout-problem': listed('payments'),
  'review-received': listed('after_shoot'),
  'review-published': listed('after_shoot'),
  'review-reply': listed('after_shoot'),
  'referral-earned': listed('payments'),
  'listing-received': listed('listings'),
  'listing-approved': listed('listings'),
  'listing-rejected': listed('listings'),
  'cohost-joined': listed('listings'),
  'cohost-invitation-declined': listed('listings'),
  'cohost-ended': listed('listings'),
  'calendar-address-changed': listed('listings'),
  'cohost-request': listed('bookings'),
  'cohost-booked': listed('bookings'),
  'cohost-cancelled': listed('bookings'),
  'cohost-withdrawn': listed('bookings'),
  'cohost-second-hold': listed('bookings'),
  'cohost-reminder': listed('reminders'),
  'cohost-accepted': listed('bookings'),
  'cohost-declined': listed('bookings'),
  'verification-in-review': listed('security'),
  'verification-verified': listed('security'),
  'verification-rejected': listed('security'),
  'moderation-warning': listed('security'),
  'text-approved': listed('security'),
  'text-rejected': listed('security'),
  'new-device': listed('security'),
  'password-changed': listed('security'),
  'two-factor-on': listed('security'),
  'two-factor-off': listed('security'),
  'recovery-codes-new': listed('security'),
  'recovery-code-used': listed('security'),
  'google-connected': listed('security'),
  'google-disconnected': listed('security'),
  'passkey-added': listed('security'),
  'passkey-removed': listed('security'),
  'passkey-cloned': listed('security'),
  'data-ready': listed('security'),
  'unread-messages': mailed('messages'),
  'trip-planning': mailed('trip_planning'),
} as const satisfies Record<string, Notice>

export type NoticeKind = keyof typeof NOTICES

export const NOTICE_KINDS = Object.keys(NOTICES) as NoticeKind[]

export type ListedNotice = {
  [K in NoticeKind]: (typeof NOTICES)[K]['isListed'] extends true ? K : never
}[NoticeKind]

export function isNoticeKind(kind: string): kind is NoticeKind {
  return Object.hasOwn(NOTICES, kind)
}

export const LISTED_KINDS = NOTICE_KINDS.filter((kind): kind is ListedNotice => NOTICES[kind].isListed)
