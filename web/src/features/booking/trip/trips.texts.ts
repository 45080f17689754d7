export const tripsTexts = {
  title: 'Trips',
  empty: {
    title: 'No bookings yet',
    text: 'Your requests and bookings show up here, soonest first.',
  },
  getStarted: 'Get started',
  browse: 'Browse Properties',
  loadFailed: 'Failed to load trips',
  loading: 'Loading your trips',
  tabs: { upcoming: 'Upcoming', past: 'Past', packs: 'Compliance packs' },
  nothingAhead: {
    title: 'Nothing coming up',
    text: 'Find your next space, or look back at past bookings.',
  },
  nothingPast: {
    title: 'Nothing here yet',
    text: 'Shoots move here when they wrap, and so do requests that didn’t work out.',
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
    pending: 'left for the host to answer',
    offered: 'left to confirm',
    second_hold: 'left on your second hold',
  },
}

export const tripTexts = {
  title: 'Your trip',
  loading: 'Loading your trip',
  loadFailed: 'This trip couldn’t be loaded',
  missing: {
    title: 'We can’t find this trip',
    text: 'It may belong to another account, or the link may be incomplete.',
    action: 'All trips',
  },
  back: 'Trips',
  viewSpace: 'View the space',
  bookAgain: 'Book this space again',
  standing: {
    awaiting_payment: (by: string) =>
      `We’re holding the time for you until ${by}. Finish the payment to keep it.`,
    authentication: (by: string) =>
      `Your bank wants to confirm it’s you. We’re holding the time until ${by}.`,
    declinedCard: (message: string, by: string) =>
      `${message} We hold the time for you until ${by}, so you can try one more card.`,
    confirming: 'Your payment is going through. This takes a moment.',
    pending: (host: string, by: string) =>
      `${host} has until ${by} to answer. There’s a hold on your card, but nothing is charged yet.`,
    pendingCovered: (host: string, by: string) =>
      `${host} has until ${by} to answer. Your gift cards and coupons are on hold, not spent.`,
    confirmed: 'You’re booked.',
    inProgress: 'You’re on set. Have a good shoot.',
    completed: 'This shoot has wrapped.',
    declined: (host: string) => `${host} declined your request. Nothing was charged.`,
    expired: {
      payment_timed_out: 'The payment wasn’t finished in time, so we released the time. Nothing was charged.',
      expire: (host: string) => `${host} didn’t answer in time. Nothing was charged.`,
      line: 'The time didn’t open up. Nothing was charged.',
      let_offer_pass: 'You didn’t take the offer in time. Nothing was charged.',
    },
    withdrawn: {
      guest: 'You withdrew this request. Nothing was charged.',
      line: 'You gave up your second hold. Nothing was charged.',
      admin: 'Roomtone withdrew this request. Nothing was charged.',
      unpaid: 'Your bank declined twice, so we released the time. Nothing was charged.',
      replaced: 'You sent another request before you paid for this one, so we released its time.',
      payments: (host: string) =>
        `${host} accepted, but your card couldn’t be charged. You paid nothing, and the time is open again.`,
    },
    cancelled: {
      guest: 'You canceled this booking.',
      host: (host: string) => `${host} canceled this booking.`,
      admin: 'Roomtone canceled this booking.',
    },
    refund: {
      nothing: 'Nothing was refunded.',
      on_its_way: (amount: string) => `A refund of ${amount} is on its way.`,
      done: (amount: string) => `${amount} was refunded.`,
      failed: 'Your refund is delayed. We’re working on it.',
    },
    second_hold: (ahead: number) => {
      if (ahead === 0) return 'You’re next for this time. Nothing has been charged.'
      const others = ahead === 1 ? '1 second hold is' : `${ahead} second holds are`
      return `${others} ahead of yours. Nothing has been charged.`
    },
    second_holdNext: 'If it opens up, we offer it to you, and you have up to 12 hours to confirm.',
    offered: (by: string) => `The time opened up. We’re holding it for you until ${by}.`,
  },
  reason: 'Reason',
  timeline: 'Timeline',
  access: {
    title: 'Address and access',
    later: 'You see the address, access notes and a contact here once you’re booked.',
    over: 'You can see the address only while a booking is confirmed.',
  },
  production: 'Production',
  change: {
    title: 'Change production details',
    text: 'We update the location release, and you and the host both sign it again.',
    name: 'Production title',
    purpose: 'Purpose',
    save: 'Save and update the release',
    pending: 'Saving...',
    keep: 'Keep it',
    done: { title: 'Production details saved', text: 'We updated the release. Please sign it again.' },
  },
  rules: { title: 'House rules', none: 'The host has no house rules of their own.' },
  price: 'Price',
  host: {
    message: 'Message host',
    title: 'Your host',
    verified: 'Verified',
    since: (when: string) => `On Roomtone since ${when}`,
  },
  actions: {
    pay: 'Finish payment',
    authenticate: 'Continue with your bank',
    anotherCard: 'Use another card',
    takeOffer: 'Confirm with a card',
    withdraw: 'Withdraw request',
    leaveLine: 'Give up second hold',
    cancel: 'Cancel booking',
    keep: 'Keep it',
    pending: 'Processing...',
    withdrawText: 'We release the time and any hold on your card. Nothing is charged.',
    leaveText: 'Your spot goes to the next second hold. Nothing is charged.',
    withdrawn: 'Request withdrawn',
    left: 'Second hold given up',
  },
  files: {
    receipt: 'Receipt (PDF)',
    invoice: 'Invoice (PDF)',
    calendar: 'Add to calendar',
  },
}
