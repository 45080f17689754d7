import type { FIXED_TOPICS, OptionalTopic } from '@roomtone/domain/notification/topics'

type Words = { title: string; about: string }

const topics: Record<OptionalTopic, Words> = {
  inspiration: {
    title: 'Inspiration and offers',
    about: 'Spaces worth a look, and the occasional deal.',
  },
  trip_planning: {
    title: 'Trip planning',
    about: 'What to prepare in the days before a shoot.',
  },
  news: { title: 'News and programs', about: 'What’s new on Roomtone, for guests and hosts.' },
  feedback: { title: 'Feedback', about: 'A few times a year, we ask how we’re doing.' },
  regulations: {
    title: 'Travel regulations',
    about: 'Changes to permits, insurance and rules where you film.',
  },
  messages: {
    title: 'Messages',
    about: 'Unread messages in one email. Never while you’re reading them here.',
  },
  reminders: {
    title: 'Reminders before a shoot',
    about: 'When and where, shortly before it starts.',
  },
  after_shoot: { title: 'After a shoot', about: 'A note when a shoot wraps, and what’s next.' },
}

const fixed: Record<(typeof FIXED_TOPICS)[number], Words> = {
  bookings: {
    title: 'Bookings',
    about: 'Requests, answers and cancellations affect both sides, so both always hear about them.',
  },
  payments: {
    title: 'Payments and payouts',
    about: 'Whenever your money moves, you get it in writing.',
  },
  listings: {
    title: 'Your listings',
    about: 'Anything that changes whether your spaces can be booked.',
  },
  security: {
    title: 'Security',
    about: 'New devices, passwords and identity checks, so you notice if it wasn’t you.',
  },
}

export const notificationSettingsTexts = {
  tabs: { offers: 'Offers and updates', account: 'Account' },
  topics,
  fixed,
  on: 'Email on',
  off: 'Email off',
  always: 'Always on',
  alwaysTitle: 'Emails we always send',
  noMarketing: 'Unsubscribe from all marketing emails',
  noMarketingHint: 'This turns off everything above. Uncheck it to get your choices back.',
  saved: (title: string, isOn: boolean) => `Saved. ${title}: ${isOn ? 'email on' : 'email off'}.`,
  savedNoMarketing: (isOff: boolean) =>
    isOff ? 'Saved. All marketing emails are off.' : 'Saved. Your marketing email choices are back.',
  sentTo: (email: string) => `Sent to ${email}.`,
  address: 'Personal information',
  loading: 'Loading your settings',
  failed: 'We couldn’t load your notification settings',
}
