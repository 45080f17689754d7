import type { NotificationView } from '@roomtone/contract/notification/notification'

type Kind = NotificationView['kind']

/** What a sentence is made of: nothing in it is missing, and dates and money are words already. */
type NoticeFacts = { title: string; other: string; when: string; amount: string }

type Sentence = (facts: NoticeFacts) => string
/** One sentence for each side of a booking, or one for whoever it is about. */
type Sentences = { guest: Sentence; host: Sentence } | Sentence

export const noticeTexts: Record<Kind, Sentences> = {
  'booking-authorised': {
    guest: ({ other, title, when }) => `Your request for ${title}, ${when}, is with ${other}.`,
    host: ({ other, title, when }) => `${other} requested ${title}, ${when}.`,
  },
  'booking-authorised-instantly': {
    guest: ({ title, when }) => `You’re booked at ${title}, ${when}.`,
    host: ({ other, title, when }) => `${other} booked ${title}, ${when}.`,
  },
  'booking-payment-timed-out': {
    guest: ({ title }) => `Your request for ${title} ended because it wasn’t paid in time.`,
    host: ({ other, title }) => `${other}’s request for ${title} ended because it wasn’t paid in time.`,
  },
  'booking-payment-failed': {
    guest: ({ title }) => `Your request for ${title} ended because your card was declined.`,
    host: ({ other, title }) => `${other}’s request for ${title} ended because the card was declined.`,
  },
  'booking-accept': {
    guest: ({ other, title }) => `${other} accepted your request for ${title}.`,
    host: ({ other, title, when }) => `You accepted ${other} at ${title}, ${when}.`,
  },
  'booking-decline': {
    guest: ({ other, title }) => `${other} declined your request for ${title}.`,
    host: ({ other, title }) => `You declined ${other}’s request for ${title}.`,
  },
  'booking-expire': {
    guest: ({ title, when }) => `Your request for ${title}, ${when}, expired.`,
    host: ({ other, title }) => `${other}’s request for ${title} expired without your answer.`,
  },
  'booking-withdraw': {
    guest: ({ title }) => `Your request for ${title} was withdrawn.`,
    host: ({ other, title, when }) => `${other}’s request for ${title}, ${when}, was withdrawn.`,
  },
  'booking-cancel': {
    guest: ({ title, when }) => `Your booking of ${title}, ${when}, was canceled.`,
    host: ({ other, title, when }) => `${other}’s booking of ${title}, ${when}, was canceled.`,
  },
  'booking-promote': {
    guest: ({ title, when }) => `${title}, ${when}, opened up. We’re holding it for you.`,
    host: ({ other, title, when }) => `We offered ${title}, ${when}, to ${other}.`,
  },
  'booking-let-offer-pass': {
    guest: ({ title, when }) => `You didn’t take the offer of ${title}, ${when}, in time.`,
    host: ({ other, title }) => `${other} didn’t take the offer of ${title} in time.`,
  },
  'booking-refunded': {
    guest: ({ amount, title }) => `${amount} for ${title} is being refunded to you.`,
    host: ({ amount, other, title }) =>
      `${amount} for ${title} is being refunded to ${other} from your share.`,
  },
  'booking-leave-line': {
    guest: ({ title, when }) => `Your second hold on ${title}, ${when}, ended.`,
    host: ({ other, title }) => `${other}’s second hold on ${title} ended.`,
  },
  'release-issued': {
    guest: ({ title }) => `The release for ${title} is ready to sign.`,
    host: ({ other, title }) => `The release for ${other} at ${title} is ready to sign.`,
  },
  'release-signed': {
    guest: ({ other, title }) => `${other} signed the release for ${title}.`,
    host: ({ other, title }) => `${other} signed the release for ${title}.`,
  },
  'packet-complete': {
    guest: ({ title }) => `Documents for ${title} are complete. You’re cleared to shoot.`,
    host: ({ other, title }) => `${other}’s documents for ${title} are complete.`,
  },
  'packet-marked': {
    guest: ({ title }) => `Roomtone marked the documents for ${title} complete.`,
    host: ({ other, title }) => `Roomtone marked ${other}’s documents for ${title} complete.`,
  },
  'booking-complete': {
    guest: ({ title }) => `How was your shoot at ${title}? You have 14 days to review it.`,
    host: ({ other, title }) => `How was ${other} at ${title}? You have 14 days to review them.`,
  },
  'booking-reminder': {
    guest: ({ title, when }) => `Your shoot at ${title} starts ${when}.`,
    host: ({ other, title, when }) => `${other} arrives at ${title}, ${when}.`,
  },
  'review-received': {
    guest: ({ other, title }) => `${other} reviewed your shoot at ${title}.`,
    host: ({ other, title }) => `${other} reviewed ${title}.`,
  },
  'review-published': {
    guest: ({ title }) => `Your review of ${title} is now public.`,
    host: ({ other }) => `Your review of ${other} is now public.`,
  },
  'review-reply': {
    guest: ({ other, title }) => `${other} replied to your review of ${title}.`,
    host: ({ other }) => `${other} replied to your review.`,
  },
  'referral-earned': ({ amount, other }) => `${other} hosted for the first time. You earned ${amount}.`,
  'claim-opened': {
    guest: ({ other, title }) => `${other} reported a problem with your shoot at ${title}. Please answer.`,
    host: ({ other, title }) => `${other} reported a problem with ${title}. Please answer.`,
  },
  'claim-reminder': {
    guest: ({ title }) => `Your answer to the claim about ${title} is due soon.`,
    host: ({ title }) => `Your answer to the claim about ${title} is due soon.`,
  },
  'claim-answered': {
    guest: ({ other, title }) => `${other} answered your claim about ${title}.`,
    host: ({ other, title }) => `${other} answered your claim about ${title}.`,
  },
  'claim-decided': {
    guest: ({ title }) => `We decided the claim about ${title}.`,
    host: ({ title }) => `We decided the claim about ${title}.`,
  },
  'claim-payment-needed': ({ title }) => `Your card couldn’t be charged for the claim about ${title}.`,
  'claim-withdrawn': {
    guest: ({ other, title }) => `${other} withdrew the claim about ${title}.`,
    host: ({ other, title }) => `${other} withdrew the claim about ${title}.`,
  },
  'payout-sent': ({ amount, title }) => `${amount} for ${title} is on its way to you.`,
  'payout-withheld': ({ amount, title }) => `${amount} for ${title} covered what you owed.`,
  'payout-problem': ({ amount, title }) => `We couldn’t pay out ${amount} for ${title}.`,
  'listing-received': ({ title }) => `We’re reviewing ${title}.`,
  'listing-approved': ({ title }) => `${title} is approved.`,
  'listing-rejected': ({ title }) => `${title} needs changes before it can go live. See our notes.`,
  'cohost-joined': ({ other, title }) => `${other} now helps with ${title}.`,
  'cohost-invitation-declined': ({ title }) => `Your invitation to help with ${title} was declined.`,
  'cohost-ended': ({ title }) => `Shared access to ${title} has ended.`,
  'calendar-address-changed': ({ other, title }) =>
    `Your calendar link for ${title} changed because ${other} no longer manages it.`,
  'cohost-request': ({ other, title, when }) => `${other} requested ${title}, ${when}. You can answer.`,
  'cohost-booked': ({ other, title, when }) => `${other} booked ${title}, ${when}.`,
  'cohost-cancelled': ({ other, title, when }) => `${other}’s booking of ${title}, ${when}, was canceled.`,
  'cohost-withdrawn': ({ other, title, when }) => `${other}’s request for ${title}, ${when}, was withdrawn.`,
  'cohost-reminder': ({ other, title, when }) => `${other} arrives at ${title}, ${when}.`,
  'cohost-accepted': ({ other, title, when }) => `Your co-host accepted ${other} at ${title}, ${when}.`,
  'cohost-declined': ({ other, title }) => `Your co-host declined ${other}’s request for ${title}.`,
  'verification-in-review': () => 'Your identity check is in review.',
  'verification-verified': () => 'Your identity is verified.',
  'verification-rejected': () => 'We couldn’t verify your identity.',
  'moderation-warning': () => 'We sent you a warning about something you wrote.',
  'text-approved': () => 'Your text was approved. You can save it now.',
  'text-rejected': () => 'Your text can’t be used as it is.',
  'new-device': () => 'Someone signed in to your account on a new device.',
  'password-changed': () => 'Your password was changed.',
  'two-factor-on': () => 'Two-factor sign-in is on.',
  'two-factor-off': () => 'Two-factor sign-in is off.',
  'recovery-codes-new': () => 'You have new recovery codes.',
  'recovery-code-used': () => 'A recovery code was used to sign in or to change a setting.',
  'google-connected': () => 'Google is connected to your account.',
  'google-disconnected': () => 'Google is no longer connected to your account.',
  'passkey-added': () => 'You added a passkey.',
  'passkey-removed': () => 'You removed a passkey.',
  'passkey-cloned': () => 'We blocked one of your passkeys because it looks like a copy.',
  'data-ready': () => 'Your personal data is ready to download.',
}

/** Where a fact is gone, or was never there. */
export const missingTexts = {
  title: 'your space',
  titleForGuest: 'the space',
  host: 'the host',
  guest: 'a guest',
  when: 'at the time shown in the booking',
  amount: 'your payout',
}

export const notificationsTexts = {
  title: 'Notifications',
  list: 'Your notifications',
  tabs: { all: 'All', unread: 'Unread' },
  unread: 'Unread:',
  markAll: 'Mark all as read',
  marking: 'Processing...',
  marked: 'All notifications marked as read.',
  markFailed: 'Your notifications couldn’t be marked as read',
  settings: 'Notification settings',
  seeAll: 'See all',
  loading: 'Loading your notifications',
  failed: 'Your notifications couldn’t be loaded',
  empty: {
    title: 'Nothing yet',
    text: 'Requests, answers, payments and reminders show up here.',
    action: 'Search spaces',
  },
  nothingUnread: {
    title: 'You’re all caught up',
    text: 'New notifications show up here.',
    action: 'Show all',
  },
}

export const bellTexts = {
  bell: (count: number) => (count > 0 ? `Notifications, ${count} unread` : 'Notifications'),
  count: (count: number) => `${count} unread`,
  arrived: (count: number) =>
    count === 1 ? 'New notification. 1 is unread.' : `New notification. ${count} are unread.`,
}

export const unsubscribeTexts = {
  title: 'Emails from us',
  loading: 'Checking the link',
  failed: 'The link couldn’t be checked',
  topics: {
    messages: 'unread messages',
    reminders: 'reminders before a shoot',
    after_shoot: 'follow-ups after a shoot',
    inspiration: 'inspiration and offers',
    trip_planning: 'trip planning',
    news: 'news and programs',
    feedback: 'feedback',
    regulations: 'travel regulations',
  },
  on: (topic: string, email: string) => `Emails about ${topic} go to ${email}.`,
  off: (topic: string, email: string) => `Emails about ${topic} are off. We won’t send them to ${email}.`,
  noMarketing: (email: string) => `All marketing emails are off. We won’t send them to ${email}.`,
  turnOff: 'Turn these emails off',
  turnAllOff: 'Unsubscribe from all marketing emails',
  turnOn: 'Turn them back on',
  pending: 'Processing...',
  still: 'You’ll still get emails about your bookings, payments and account security.',
  settings: 'All email settings',
  invalid: {
    title: 'This link doesn’t work',
    text: 'It may have been cut off. Sign in to choose your emails in settings.',
    action: 'Sign in',
    member: 'Open settings',
  },
}
