import type { FIXED_TOPICS, OptionalTopic } from '@roomtone/domain/notification/topics'

type Words = { title: string; about: string }

const topics: Record<OptionalTopic, Words> = {
  inspiration: {
    title: 'Inspiration and offers',
    about: 'Spaces worth a look, and now and then a better price.',
  },
  trip_planning: {
    title: 'Trip planning',
    about: 'What to think of in the days before a shoot you have booked.',
  },
  news: { title: 'News and programs', about: 'What is new at Roomtone, for guests and for hosts.' },
  feedback: { title: 'Feedback', about: 'A question about how we are doing, a few times a year.' },
  regulations: {
    title: 'Travel regulations',
    about: 'Permits, insurance and rules that change where you film.',
  },
  messages: {
    title: 'Messages',
    about: 'Unread messages, gathered into one mail. Never while you are reading them here.',
  },
  reminders: {
    title: 'Reminders before a shoot',
    about: 'The time and the place, shortly before it begins.',
  },
  after_shoot: { title: 'After a shoot', about: 'A word when a booking is over, and what comes next.' },
}

const fixed: Record<(typeof FIXED_TOPICS)[number], Words> = {
  bookings: {
    title: 'Bookings',
    about: 'Requests, answers and cancellations bind both sides, so both always hear of them.',
  },
  payments: {
    title: 'Payments and payouts',
    about: 'Whenever your money moves, you have it in writing.',
  },
  listings: {
    title: 'Your listings',
    about: 'Whether a space of yours may be booked is for you to know at once.',
  },
  security: {
    title: 'Security',
    about: 'New devices, passwords and identity checks: you should notice what was not you.',
  },
}

export const notificationSettingsTexts = {
  tabs: { offers: 'Offers and updates', account: 'Account' },
  topics,
  fixed,
  on: 'Email on',
  off: 'Email off',
  always: 'Always on',
  alwaysTitle: 'What we always write',
  noMarketing: 'Unsubscribe from all marketing emails',
  noMarketingHint:
    'Everything above is off while this is ticked, and is back as you left it when you untick it.',
  saved: (title: string, isOn: boolean) => `Saved. ${title}: ${isOn ? 'email on' : 'email off'}.`,
  savedNoMarketing: (isOff: boolean) =>
    isOff ? 'Saved. All marketing emails are off.' : 'Saved. Marketing emails are as you left them.',
  sentTo: (email: string) => `Sent to ${email}.`,
  address: 'Personal information',
  loading: 'Loading your settings',
  failed: 'Your notification settings could not be loaded',
}
