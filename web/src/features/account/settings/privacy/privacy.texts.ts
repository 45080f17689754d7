export const privacyTexts = {
  loading: 'Loading your privacy settings',
  failed: 'We couldn’t load your privacy settings',
  saved: (title: string, isOn: boolean) => `${title}: ${isOn ? 'on' : 'off'}. Saved.`,
  on: 'On',
  off: 'Off',
  seen: 'What others see',
  switches: {
    readReceipts: {
      title: 'Read receipts',
      about:
        'You and the people you message see when messages are read. When it’s off, neither of you does, even for older messages.',
    },
    searchEngines: {
      title: 'Search-engine listing',
      about: 'Search engines can show your profile and listings. When it’s off, we ask them not to.',
    },
    shareHome: {
      title: 'Home city and country',
      about: 'From your residential address, without the street.',
    },
    shareTripType: { title: 'Trip type', about: 'What kind of production it was.' },
    shareStayLength: { title: 'Length of stay', about: 'How many hours or days you booked.' },
    shareServices: { title: 'Booked services', about: 'Such as cleaning.' },
  },
  reviews: 'Shared in your reviews',
  reviewsText:
    'Shown next to reviews you write from now on. Published reviews keep what you shared at the time.',
  data: {
    title: 'Your personal data',
    text: (days: number) =>
      `Get a copy of everything we have about you: readable files, your pictures and documents, and an index that explains them. We’ll email you when it’s ready and keep it for ${days} days.`,
    request: 'Request my personal data',
    requesting: 'Requesting...',
    requested: {
      title: 'We’re making your copy',
      text: 'We’ll email you when it’s ready, usually within minutes.',
    },
    next: (day: string) => `You requested 3 copies in 30 days. You can request another on ${day}.`,
    loading: 'Loading your copies',
    failed: 'We couldn’t load your copies',
    history: 'Copies you requested',
    asked: (when: string) => `Requested on ${when}`,
    until: (when: string) => `Available until ${when}`,
    states: { asked: 'In progress', ready: 'Ready', expired: 'Expired', failed: 'Failed' },
    download: 'Download',
    more: 'What’s in it',
    policy: 'Privacy Policy',
    opening: 'Opening...',
  },
  closing: {
    title: 'Delete your account',
    text: 'Your account closes right away. You can restore it for 30 days, and we erase it within 90. Just need a break? Deactivate it instead.',
    action: 'Delete my account',
    more: 'What happens when you delete it',
    dialog: {
      title: 'Delete your account?',
      loading: 'Checking for open bookings and payments',
      failed: 'We couldn’t check for open bookings and payments',
      first: 'Settle these first:',
      goes: 'What we delete',
      going: [
        'Right away: you’re signed out everywhere, your profile and listings disappear, and open requests end.',
        'Within 90 days: we erase your name, address, picture, phone numbers, settings, saved cards, drafts, wishlist and messages that didn’t lead to a booking.',
        'Your name on your reviews becomes “A former member”.',
      ],
      stays: 'What we keep, and why',
      staying: [
        'For 7 years: records of bookings, payments and taxes, releases and signatures, and the result of your identity check. The other side or the law may require them. Then we erase them.',
      ],
      back: 'You have 30 days to change your mind. We’ll email you a link that restores your account.',
      copy: 'Want a copy of your data? Download it first.',
      word: (word: string) => `Type ${word} to confirm`,
      cancel: 'Keep my account',
      submit: 'Delete my account',
      pending: 'Deleting...',
      close: 'Close',
    },
    unsettled: {
      admin_role: 'You’re an admin. Ask another admin to remove that role.',
      booking: (title: string, day: string) => `Confirmed booking: ${title}, ${day}`,
      claim: (title: string) => `Open case: ${title}`,
      owed_claim: (title: string, amount: string) => `${amount} due after a case: ${title}`,
      debt: (amount: string) =>
        `You owe ${amount} from cancellations or refunds. Contact support to settle it.`,
      payout: (day: string) => `Payout due ${day}`,
      payoutFor: (title: string, day: string) => `Payout for ${title}, due ${day}`,
    },
    done: {
      title: 'Account deleted',
      text: 'Your account is closed. We emailed you a link that restores it.',
    },
  },
  restore: {
    working: 'Restoring your account',
    title: 'Welcome back',
    text: 'Your account is back, and nothing was erased. Sign in as usual.',
    signIn: 'Sign in',
    failedTitle: 'We couldn’t restore this account',
    failedText:
      'The link expired or was already used. If you deleted the account less than 30 days ago, sign in and we’ll email you a new one.',
  },
}
