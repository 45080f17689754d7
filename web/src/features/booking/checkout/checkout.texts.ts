const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`
const people = (count: number) => (count === 1 ? '1 person' : `${count} people`)
const pause = (minutes: number) => {
  if (minutes === 60) return 'one hour'
  return minutes % 60 === 0 ? plural(minutes / 60, 'hour') : plural(minutes, 'minute')
}

export const checkoutTexts = {
  title: 'Request to Book',
  waitTitle: 'Take second hold',
  empty: {
    title: 'No space selected',
    text: 'Pick a space and a time first, then send your request here.',
  },
  action: 'Search spaces',
  loadFailed: 'The checkout couldn’t be loaded',
  gone: {
    title: 'This isn’t available',
    text: 'This space or booking no longer exists, or you don’t have access to it.',
  },
  own: {
    title: 'This is your own space',
    text: 'You can’t book your own space. Block the time in your calendar instead.',
    action: 'Open your calendar',
  },
  booking: {
    title: 'Your booking',
    change: 'Change',
    changeLabel: 'Change the date and time',
    when: 'Date and time',
    length: (by: 'hour' | 'day', length: number, zone: string) => `${plural(length, by)}, ${zone}`,
    as: 'Booking as',
    verified: 'Verified',
    unverified: 'Not verified yet',
  },
  crew: {
    label: 'Crew',
    fewer: 'One fewer person',
    more: 'One more person',
    people,
    upTo: (most: number) => `Up to ${most} allowed`,
    missing: 'Please enter how many people are coming',
    tooMany: (most: number) => `This space fits a crew of up to ${people(most)}`,
  },
  production: {
    title: 'Production details',
    name: 'Production title',
    kind: 'Kind of production',
    purpose: 'Purpose',
    purposeHint: 'One line the host reads first.',
    settled: 'These details are locked in.',
    withdraw: 'Withdraw the request to change them',
  },
  declaration: {
    legend: 'What does the shoot involve?',
    hint: 'Check everything that applies. Here’s what the host allows.',
    notAllowed: 'Not allowed here',
    none: 'None of these',
    missing: 'Please check what applies, or None of these',
  },
  payment: {
    declinedTitle: 'Your card was declined',
    declined: 'Your bank didn’t approve it. Nothing was charged.',
    declinedField: 'Declined. Please try another card',
    held: 'We hold the time for you while you try another card. If that one is declined too, we release the time.',
    payable: 'We hold the time for you until you pay. Sending another request releases it.',
    offered: 'This time is yours if you want it. Nothing has been charged.',
    left: 'left to pay',
    leftToTake: 'left to book it',
    working: 'We’re checking with your bank. This usually takes a few seconds.',
    slow: 'This is taking longer than usual. Your request is safe, you won’t be charged twice, and this page updates by itself.',
  },
  rules: {
    title: 'House rules',
    hours: 'Hours',
    open: (from: string, to: string) => `${from} to ${to}`,
    between: (minutes: number) => `, with ${pause(minutes)} between bookings`,
    papers: 'Documents',
    bring: (papers: string) => `${papers}, due before the shoot`,
    agree: 'I agree to the house rules and cancellation policy',
    agreed: 'You agreed to the house rules and cancellation policy when you sent the request.',
    missing: 'Agreement required',
  },
  summary: {
    label: 'Booking summary',
    rated: 'Rated',
    hours: (unit: string, count: number) => `${unit} × ${plural(count, 'hour')}`,
    days: (unit: string, count: number) => `${unit} × ${plural(count, 'day')}`,
    dayCap: 'Never more than the day price',
    discount: 'Weekly discount',
    cleaning: 'Cleaning fee',
    subtotal: 'Subtotal',
    platformFee: 'Platform fee',
    tax: 'Tax',
    total: 'Total',
    currency: 'USD',
    percent: (count: number) => `${count}%`,
    bar: (by: 'hour' | 'day', length: number) => `Total, ${plural(length, by)}`,
  },
  refund: {
    grace:
      'Cancel within 24 hours of confirmation and you get a full refund, as long as the shoot is at least 48 hours away.',
  },
  submit: {
    request: 'Confirm & Pay',
    wait: 'Take second hold',
    pending: 'Processing...',
    note: "You won't be charged until the host accepts",
    instantNote: "You'll be charged when you book",
    waitNote: 'No card needed. Nothing is charged',
  },
  next: {
    title: 'What happens next',
    now: 'Now',
    authorized: (amount: string) => `We place a ${amount} hold on your card. Nothing is charged yet.`,
    within: (hours: number) => `Within ${plural(hours, 'hour')}`,
    by: (when: string) => `By ${when}`,
    answer: (host: string) => `${host} accepts, or we release the hold.`,
    confirmed: 'Once confirmed',
    access: 'You get the address and access notes.',
    charged: (amount: string) => `We charge your card ${amount}. You’re booked.`,
    atOnce: 'Right after',
    inLine: 'You get a second hold. Someone else has the first.',
    ifFree: 'If it opens up',
    offered: 'We offer it to you and hold it for up to 12 hours while you decide.',
    otherwise: 'Otherwise',
    lineEnds: 'Your second hold ends. It costs nothing.',
  },
  second: {
    title: 'How a second hold works',
    text: 'Someone else has the first hold on this time. If they drop out, we offer it to second holds in the order they came in. You don’t need a card until you take the offer.',
    freeTitle: 'Free again',
    free: 'This time has opened up. You can request it now.',
    request: 'Request to Book',
  },
  problem: {
    title: 'Not available',
    nearest: 'Closest available times',
    nothingNear: 'Nothing is available within 60 days of this time.',
    wait: 'Take second hold',
    waitText: 'Or take a second hold on this time. You only need a card if it opens up.',
    other: 'Choose another time',
  },
  changed: {
    title: 'The price has changed',
    text: 'The price changed after you opened this page. Please check the new total and agree again.',
    before: 'Before',
    now: 'Now',
  },
  newTerms: {
    title: 'The terms have changed',
    rules: 'The house rules below have changed.',
    refunds: 'Your refund if you cancel has changed. The dates are next to the price.',
    instant: 'This is an instant booking now. You’re charged when you book.',
    asked: 'The host has to accept first now. You won’t be charged until they do.',
    text: 'Nothing was booked or charged. Please read the terms and agree again.',
  },
  unsent: {
    title: 'We couldn’t reach Roomtone',
    text: 'Your request may or may not have gone through. Press the button again: we won’t send it twice or charge you twice.',
  },
  verify: {
    lead: 'Hosts only rent to people with a verified identity. Verify once, right here. What you filled in below stays.',
    first: { title: 'Verification Required', text: 'Please verify your identity first.' },
  },
  email: {
    title: 'Confirm your email',
    text: (email: string) => `We sent a link to ${email}. Open it, then come back. What you filled in stays.`,
  },
  toasts: {
    sent: {
      title: 'Booking requested!',
      text: "Your request has been sent to the host. You'll receive access details once approved.",
    },
    confirmed: {
      title: 'Booking confirmed',
      text: 'Your card was charged. Find the address and access notes in your trips.',
    },
    waiting: {
      title: 'You have a second hold',
      text: 'We’ll let you know if the time opens up.',
    },
    earlier: {
      title: 'Your first request went through',
      text: 'We’re going on with it as you sent it then.',
    },
  },
  already: {
    sent: {
      title: 'The host has your request',
      text: 'There’s a hold on your card. Nothing is charged until the host accepts.',
    },
    confirmed: {
      title: 'This booking is confirmed',
      text: 'It’s paid for. Find the address and access notes in your trips.',
    },
    waiting: {
      title: 'You have a second hold on this time',
      text: 'We’ll let you know if it opens up. Nothing has been charged.',
    },
    over: {
      title: 'This time is no longer held for you',
      text: 'The request ended, and nothing was charged.',
    },
    cancelled: {
      title: 'This booking was canceled',
      text: 'Open the trip to see your refund.',
    },
    notYours: {
      title: 'There’s nothing to pay here',
      text: 'Only the guest can pay for this booking.',
    },
    unpaid: {
      title: 'Your card was declined again',
      text: 'We released the time, so it’s free for everyone again. Nothing was charged, and your gift cards and coupons are yours to use. You can send a new request with another card.',
    },
    replaced: {
      title: 'You sent another request',
      text: 'We hold one unpaid time per person, so we released this one. Nothing was charged.',
    },
    open: 'Open this trip',
    again: 'Start again',
  },
}
