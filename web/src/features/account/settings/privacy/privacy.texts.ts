export const privacyTexts = {
  loading: 'Loading your privacy settings',
  failed: 'Your privacy settings could not be loaded',
  saved: (title: string, isOn: boolean) => `${title}: ${isOn ? 'on' : 'off'}. Saved.`,
  on: 'On',
  off: 'Off',
  seen: 'What others see',
  switches: {
    readReceipts: {
      title: 'Read receipts',
      about:
        'People you write with see that you have read their messages, and you see it of theirs. Off: neither, also for what was read before.',
    },
    searchEngines: {
      title: 'Search-engine listing',
      about:
        'Search engines may show your profile and your listings. Off: your pages ask them not to, and leave our site map.',
    },
    shareHome: {
      title: 'Home city and country',
      about: 'From your residential address, never more than the city.',
    },
    shareTripType: { title: 'Trip type', about: 'What kind of production it was.' },
    shareStayLength: { title: 'Length of stay', about: 'For how many hours or days you booked.' },
    shareServices: { title: 'Booked services', about: 'Such as cleaning.' },
  },
  reviews: 'Shared in your reviews',
  reviewsText:
    'Stands beside reviews that you write from now on. What is published keeps what you shared then.',
  data: {
    title: 'Your personal data',
    text: (days: number) =>
      `A copy of everything we hold about you: readable files, your pictures and papers, and an index that explains them. We make it, mail you, and keep it for ${days} days.`,
    request: 'Request my personal data',
    requesting: 'Requesting...',
    requested: {
      title: 'Your copy is being made',
      text: 'We mail you when it is ready, usually within minutes.',
    },
    next: (day: string) => `You have asked for three copies in 30 days. The next is possible on ${day}.`,
    loading: 'Loading your copies',
    failed: 'Your copies could not be loaded',
    history: 'Copies you asked for',
    asked: (when: string) => `Requested on ${when}`,
    until: (when: string) => `Available until ${when}`,
    states: { asked: 'Being made', ready: 'Ready', expired: 'Expired', failed: 'Could not be made' },
    download: 'Download',
    more: 'What is in it',
    policy: 'Privacy Policy',
    opening: 'Opening...',
  },
  closing: {
    title: 'Delete your account',
    text: 'Your account is closed at once, can be restored for 30 days, and is erased within 90. If you only need a break, deactivate it instead.',
    action: 'Delete my account',
    more: 'What happens when you delete it',
    dialog: {
      title: 'Delete your account?',
      loading: 'Looking at what is still open',
      failed: 'What is still open could not be looked at',
      first: 'Some things have to be settled first:',
      goes: 'What goes',
      going: [
        'At once: you are signed out everywhere, your profile and your listings disappear, and requests that are open end.',
        'Within 90 days: your names, address, picture, phone numbers, settings, saved cards, drafts, wishlist and messages that led to no booking are erased.',
        'Your reviews stay, by “A former member”.',
      ],
      stays: 'What stays, and why',
      staying: [
        'For 7 years: records of bookings, payments and taxes, releases and signatures, and the result of your identity check. The other side and the law may need them; they are erased then.',
      ],
      back: 'You can take it back for 30 days, with a link that we mail you now.',
      copy: 'If you would like a copy of your data, download it before.',
      word: (word: string) => `Type ${word} to confirm`,
      cancel: 'Keep my account',
      submit: 'Delete my account',
      pending: 'Deleting...',
      close: 'Close',
    },
    unsettled: {
      admin_role: 'You are an admin. Another admin has to take that role back.',
      booking: (title: string, day: string) => `Confirmed booking: ${title}, ${day}`,
      claim: (title: string) => `Open case: ${title}`,
      owed_claim: (title: string, amount: string) => `${amount} to pay after a case: ${title}`,
      debt: (amount: string) =>
        `${amount} that you owe from cancellations or refunds. Write to us to settle it.`,
      payout: (day: string) => `A payout that is due on ${day}`,
      payoutFor: (title: string, day: string) => `A payout for ${title}, due on ${day}`,
    },
    done: {
      title: 'Account deleted',
      text: 'Your account is closed. We have mailed you a link that restores it.',
    },
  },
  restore: {
    working: 'Restoring your account',
    title: 'Welcome back',
    text: 'Your account is restored. Sign in as ever; nothing was erased.',
    signIn: 'Sign in',
    failedTitle: 'This account was not restored',
    failedText:
      'The link has expired or was used already. While there is time, signing in mails you a new one.',
  },
}
