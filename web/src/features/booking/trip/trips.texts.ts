export const tripsTexts = {
  title: 'Trips',
  empty: {
    title: 'No bookings yet',
    text: 'Every request you send and every day you have booked stands here, the next one first.',
  },
  getStarted: 'Get started',
  browse: 'Browse Properties',
  loadFailed: 'Failed to load trips',
  loading: 'Loading your trips',
  tabs: { upcoming: 'Upcoming', past: 'Past', packs: 'Compliance packs' },
  nothingAhead: {
    title: 'Nothing lies ahead',
    text: 'What you have booked before stands under Past. The next space is a search away.',
  },
  nothingPast: {
    title: 'Nothing here yet',
    text: 'Bookings move here once they have ended, and so do requests that came to nothing.',
  },
  all: 'All trips',
  total: 'total',
  notCharged: 'not charged',
  next: {
    pay: 'Finish payment',
    review: 'Write a review',
    offer: (when: string) => `Confirm by ${when}`,
  },
  countdowns: {
    awaiting_payment: 'left to pay',
    pending: 'left for an answer',
    offered: 'left to confirm',
    second_hold: 'left in line',
  },
}

export const tripTexts = {
  title: 'Your trip',
  loading: 'Loading your trip',
  loadFailed: 'This trip could not be loaded',
  missing: {
    title: 'We cannot find this trip',
    text: 'It may belong to another account, or the link may be incomplete.',
    action: 'All trips',
  },
  back: 'Trips',
  viewSpace: 'View the space',
  bookAgain: 'Book this space again',
  standing: {
    awaiting_payment: (by: string) =>
      `The time is held for you until ${by}. Finish the payment to send the request.`,
    authentication: (by: string) => `Your bank wants to know that it is you. The time is held until ${by}.`,
    declinedCard: (message: string, by: string) =>
      `${message} We hold the time for you until ${by}, so you can try one more card.`,
    confirming: 'The card is being charged right now. This takes a moment.',
    pending: (host: string, by: string) =>
      `${host} has until ${by} to answer. Your card is reserved, not charged.`,
    confirmed: 'The space is yours for this time.',
    inProgress: 'You are on set. Have a good shoot.',
    completed: 'This booking is over.',
    declined: (host: string) => `${host} declined your request. Nothing was charged.`,
    expired: {
      payment_timed_out: 'The payment was not finished in time, so the hold was let go. Nothing was charged.',
      expire: (host: string) => `${host} did not answer in time. Nothing was charged.`,
      line: 'The time did not become free. No card was touched.',
      let_offer_pass: 'The offer was not taken in time. No card was touched.',
    },
    withdrawn: {
      guest: 'You withdrew this request. Nothing was charged.',
      line: 'You left the line. No card was touched.',
      admin: 'Roomtone withdrew this request. Nothing was charged.',
      unpaid: 'Your bank declined twice, so we released the time. Nothing was charged.',
      replaced: 'You sent another request before you paid for this one, so we released its time.',
      payments: (host: string) =>
        `${host} accepted, but your card could not be charged. Nothing was taken, and the time is free again.`,
    },
    cancelled: {
      guest: 'You cancelled this booking.',
      host: (host: string) => `${host} cancelled this booking.`,
      admin: 'Roomtone cancelled this booking.',
    },
    second_hold: (ahead: number) => {
      if (ahead === 0) return 'You are next in line for this time. No card has been touched.'
      const others = ahead === 1 ? '1 other stands' : `${ahead} others stand`
      return `${others} in line before you. No card has been touched.`
    },
    second_holdNext: 'If it becomes free, we offer it to you, and you have up to 12 hours to confirm.',
    offered: (by: string) =>
      `The time has become free and is held for you until ${by}. Confirm it with a card.`,
  },
  reason: 'Reason',
  timeline: 'Timeline',
  access: {
    title: 'Address and access',
    later: 'The address, the access notes and a contact are shown here as soon as the booking is confirmed.',
    over: 'The address is shown to the guest of a confirmed booking only.',
  },
  production: 'Production',
  change: {
    title: 'Change production details',
    text: 'The location release speaks of them. It will be issued anew, and both sides sign it again.',
    name: 'Production title',
    purpose: 'Purpose',
    save: 'Save and issue the release anew',
    pending: 'Saving...',
    keep: 'Keep it',
    done: { title: 'Production details saved', text: 'The release was issued anew. Please sign it again.' },
  },
  rules: { title: 'House rules', none: 'The host has added no rules of their own.' },
  price: 'Price',
  host: {
    message: 'Message host',
    title: 'Your host',
    verified: 'Verified',
    since: (when: string) => `On Roomtone since ${when}`,
  },
  actions: {
    pay: 'Finish payment',
    authenticate: 'Go on with your bank',
    anotherCard: 'Use another card',
    takeOffer: 'Confirm with a card',
    withdraw: 'Withdraw request',
    leaveLine: 'Leave the line',
    cancel: 'Cancel booking',
    keep: 'Keep it',
    pending: 'Processing...',
    withdrawText: 'The time becomes free for others and the card is let go. Nothing is charged.',
    leaveText: 'Your place in line goes to whoever comes after you. No card is touched.',
    withdrawn: 'Request withdrawn',
    left: 'You have left the line',
  },
  files: {
    receipt: 'Receipt (PDF)',
    invoice: 'Invoice (PDF)',
    calendar: 'Add to calendar',
  },
}
