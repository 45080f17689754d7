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
    host: ({ other, title, when }) => `${other} asks for ${title}, ${when}.`,
  },
  'booking-authorised-instantly': {
    guest: ({ title, when }) => `${title} is booked for you: ${when}.`,
    host: ({ other, title, when }) => `${other} booked ${title}, ${when}.`,
  },
  'booking-payment-timed-out': {
    guest: ({ title }) => `Your request for ${title} ended because it was not paid in time.`,
    host: ({ other, title }) => `The request by ${other} for ${title} ended because it was not paid in time.`,
  },
  'booking-payment-failed': {
    guest: ({ title }) => `Your request for ${title} ended because your card was refused.`,
    host: ({ other, title }) => `The request by ${other} for ${title} ended because the card was refused.`,
  },
  'booking-accept': {
    guest: ({ other, title }) => `${other} accepted your request for ${title}.`,
    host: ({ other, title, when }) => `You accepted: ${other} comes to ${title}, ${when}.`,
  },
  'booking-decline': {
    guest: ({ other, title }) => `${other} declined your request for ${title}.`,
    host: ({ other, title }) => `You declined the request by ${other} for ${title}.`,
  },
  'booking-expire': {
    guest: ({ title, when }) => `Your request for ${title}, ${when}, has expired.`,
    host: ({ other, title }) => `The request by ${other} for ${title} ended without your answer.`,
  },
  'booking-withdraw': {
    guest: ({ title }) => `Your request for ${title} was withdrawn.`,
    host: ({ other, title, when }) => `The request by ${other} for ${title}, ${when}, was withdrawn.`,
  },
  'booking-cancel': {
    guest: ({ title, when }) => `Your booking of ${title}, ${when}, was cancelled.`,
    host: ({ other, title, when }) => `The booking of ${title} by ${other}, ${when}, was cancelled.`,
  },
  'booking-promote': {
    guest: ({ title, when }) => `You are next in line: ${title}, ${when}, is held for you.`,
    host: ({ other, title, when }) => `${title}, ${when}, is offered to ${other}.`,
  },
  'booking-let-offer-pass': {
    guest: ({ title, when }) => `The offer of ${title}, ${when}, has passed.`,
    host: ({ other, title }) => `${other} let the offer of ${title} pass.`,
  },
  'booking-refunded': {
    guest: ({ amount, title }) => `${amount} for ${title} comes back to you.`,
    host: ({ amount, other, title }) => `${amount} for ${title} goes back to ${other}, out of your share.`,
  },
  'booking-leave-line': {
    guest: ({ title, when }) => `You are no longer in line for ${title}, ${when}.`,
    host: ({ other, title }) => `${other} is no longer in line for ${title}.`,
  },
  'release-issued': {
    guest: ({ title }) => `The release for ${title} is ready for your signature.`,
    host: ({ other, title }) => `The release for ${other} at ${title} is ready for your signature.`,
  },
  'release-signed': {
    guest: ({ other, title }) => `${other} signed the release for ${title}.`,
    host: ({ other, title }) => `${other} signed the release for ${title}.`,
  },
  'packet-complete': {
    guest: ({ title }) => `The papers for ${title} are complete: you are cleared to shoot.`,
    host: ({ other, title }) => `The papers of ${other} for ${title} are complete.`,
  },
  'packet-marked': {
    guest: ({ title }) => `Roomtone has marked the papers for ${title} complete.`,
    host: ({ other, title }) => `Roomtone has marked the papers of ${other} for ${title} complete.`,
  },
  'booking-complete': {
    guest: ({ title }) => `Your shoot at ${title} is over. How was it? You have 14 days to review it.`,
    host: ({ other, title }) => `The shoot by ${other} at ${title} is over. You have 14 days to review them.`,
  },
  'booking-reminder': {
    guest: ({ title, when }) => `Your shoot at ${title} begins ${when}.`,
    host: ({ other, title, when }) => `${other} comes to ${title}, ${when}.`,
  },
  'review-received': {
    guest: ({ other, title }) => `${other} reviewed your shoot at ${title}.`,
    host: ({ other, title }) => `${other} reviewed ${title}.`,
  },
  'review-published': {
    guest: ({ title }) => `Your review of ${title} can be read by everyone now.`,
    host: ({ other }) => `Your review of ${other} can be read by everyone now.`,
  },
  'review-reply': {
    guest: ({ other, title }) => `${other} answered your review of ${title}.`,
    host: ({ other }) => `${other} answered your review of them.`,
  },
  'referral-earned': ({ amount, other }) => `${other} has hosted for the first time: ${amount} is yours.`,
  'claim-opened': {
    guest: ({ other, title }) => `${other} reports a problem with your shoot at ${title}. Please answer.`,
    host: ({ other, title }) => `${other} reports a problem with ${title}. Please answer.`,
  },
  'claim-reminder': {
    guest: ({ title }) => `Little time is left to answer what was reported about ${title}.`,
    host: ({ title }) => `Little time is left to answer what was reported about ${title}.`,
  },
  'claim-answered': {
    guest: ({ other, title }) => `${other} answered what you reported about ${title}.`,
    host: ({ other, title }) => `${other} answered what you reported about ${title}.`,
  },
  'claim-decided': {
    guest: ({ title }) => `What was reported about ${title} is decided.`,
    host: ({ title }) => `What was reported about ${title} is decided.`,
  },
  'claim-payment-needed': ({ title }) => `A payment for ${title} is waiting: your card could not be charged.`,
  'claim-withdrawn': {
    guest: ({ other, title }) => `${other} withdrew what was reported about ${title}.`,
    host: ({ other, title }) => `${other} withdrew what was reported about ${title}.`,
  },
  'payout-sent': ({ amount, title }) => `${amount} for ${title} is on its way to you.`,
  'payout-withheld': ({ amount, title }) => `${amount} for ${title} was kept for what you owed.`,
  'payout-problem': ({ amount, title }) => `We could not pay out ${amount} for ${title}.`,
  'listing-received': ({ title }) => `${title} is with us for review.`,
  'listing-approved': ({ title }) => `${title} is approved.`,
  'listing-rejected': ({ title }) => `${title} was not approved. See what we wrote about it.`,
  'cohost-joined': ({ other, title }) => `${other} helps with ${title} now.`,
  'cohost-invitation-declined': ({ title }) => `Your invitation to help with ${title} was declined.`,
  'cohost-ended': ({ title }) => `Shared access to ${title} has ended.`,
  'calendar-address-changed': ({ other, title }) =>
    `${other} no longer manages the calendar of ${title}. The address you publish it at has changed.`,
  'cohost-request': ({ other, title, when }) => `${other} asks for ${title}, ${when}. You can answer.`,
  'cohost-booked': ({ other, title, when }) => `${other} booked ${title}, ${when}.`,
  'cohost-cancelled': ({ other, title, when }) =>
    `The booking of ${title} by ${other}, ${when}, was cancelled.`,
  'cohost-withdrawn': ({ other, title, when }) =>
    `The request by ${other} for ${title}, ${when}, was withdrawn.`,
  'cohost-reminder': ({ other, title, when }) => `${other} comes to ${title}, ${when}.`,
  'cohost-accepted': ({ other, title, when }) =>
    `Your co-host accepted: ${other} comes to ${title}, ${when}.`,
  'cohost-declined': ({ other, title }) => `Your co-host declined the request by ${other} for ${title}.`,
  'verification-in-review': () => 'Your identity check is in review.',
  'verification-verified': () => 'Your identity is verified.',
  'verification-rejected': () => 'Your identity could not be verified.',
  'moderation-warning': () => 'We sent you a warning about something you wrote.',
  'text-approved': () => 'Your text was approved. You can save it now.',
  'text-rejected': () => 'Your text can’t be used as it is.',
  'new-device': () => 'Somebody signed in to your account on a new device.',
  'password-changed': () => 'Your password was changed.',
  'two-factor-on': () => 'Two-factor sign-in is on.',
  'two-factor-off': () => 'Two-factor sign-in is off.',
  'recovery-codes-new': () => 'You have new recovery codes.',
  'recovery-code-used': () => 'A recovery code was used to sign in or to change a setting.',
  'google-connected': () => 'Google is connected to your account.',
  'google-disconnected': () => 'Google is no longer connected to your account.',
  'passkey-added': () => 'You added a passkey.',
  'passkey-removed': () => 'You removed a passkey.',
  'passkey-cloned': () => 'We refused one of your passkeys because it looks like a copy.',
  'data-ready': () => 'The copy of your personal data is ready to download.',
}

/** Where a fact is gone, or was never there. */
export const missingTexts = {
  title: 'your space',
  titleForGuest: 'the space',
  host: 'the host',
  guest: 'a guest',
  when: 'on a day to be seen inside',
  amount: 'your payout',
}

export const notificationsTexts = {
  title: 'Notifications',
  list: 'Your notifications',
  tabs: { all: 'All', unread: 'Unread' },
  unread: 'Unread:',
  markAll: 'Mark all as read',
  marking: 'Processing...',
  marked: 'All notifications are read.',
  markFailed: 'Your notifications could not be marked as read',
  settings: 'Notification settings',
  seeAll: 'See all',
  loading: 'Loading your notifications',
  failed: 'Your notifications could not be loaded',
  empty: {
    title: 'Nothing yet',
    text: 'Requests, answers, payments and reminders will be listed here.',
    action: 'Search spaces',
  },
  nothingUnread: {
    title: 'You have read everything',
    text: 'What comes next appears here by itself.',
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
  title: 'Your mails from us',
  loading: 'Looking at the link',
  failed: 'The link could not be looked at',
  topics: {
    messages: 'unread messages',
    reminders: 'reminders before a shoot',
    after_shoot: 'what follows a shoot',
    inspiration: 'inspiration and offers',
    trip_planning: 'trip planning',
    news: 'news and programs',
    feedback: 'feedback',
    regulations: 'travel regulations',
  },
  on: (topic: string, email: string) => `Mails about ${topic} go to ${email}.`,
  off: (topic: string, email: string) => `Mails about ${topic} are off. We send no more of them to ${email}.`,
  noMarketing: (email: string) => `All marketing emails are off. We send no more of them to ${email}.`,
  turnOff: 'Turn these mails off',
  turnAllOff: 'Unsubscribe from all marketing emails',
  turnOn: 'Turn them on again',
  pending: 'Processing...',
  still: 'Mails about your bookings, payments and the safety of your account still reach you.',
  settings: 'All your mail settings',
  invalid: {
    title: 'This link does not work',
    text: 'It may have been cut off on the way. Sign in, and you can choose your mails in your settings.',
    action: 'Sign in',
    member: 'Open settings',
  },
}
