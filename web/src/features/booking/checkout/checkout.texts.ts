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
    title: 'Nothing chosen yet',
    text: 'Find a space and a time first; then everything you need to send the request is here.',
  },
  action: 'Search spaces',
  loadFailed: 'The checkout could not be loaded',
  gone: {
    title: 'This is not available',
    text: 'The space or the booking is no longer there, or it is not yours to open.',
  },
  own: {
    title: 'This is your own space',
    text: 'Nobody books with themselves. Block the time in your calendar instead.',
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
    fewer: 'One person less',
    more: 'One person more',
    people,
    upTo: (most: number) => `Up to ${most} allowed`,
    missing: 'Please say how many people will come',
    tooMany: (most: number) => `This space holds a crew of up to ${people(most)}`,
  },
  production: {
    title: 'Production details',
    name: 'Production title',
    kind: 'Kind of production',
    purpose: 'Purpose',
    purposeHint: 'One line the host reads first.',
    settled: 'As you sent it.',
    withdraw: 'Withdraw the request to change it',
  },
  declaration: {
    legend: 'What does the shoot involve?',
    hint: 'Declare everything that applies. The host has said once what this space allows.',
    notAllowed: 'Not allowed here',
    none: 'None of these',
    missing: 'Please tick what applies, or None of these',
  },
  payment: {
    declinedTitle: 'Your card was declined',
    declined: 'Your bank did not approve it. Nothing was charged.',
    declinedField: 'Declined. Please try another card',
    held: 'We hold the time for you while you try another card. If that one is declined too, we release the time.',
    payable: 'We hold the time for you until you pay. Sending another request releases it.',
    offered: 'The time is yours to take. No card has been touched yet.',
    left: 'left to pay',
    leftToTake: 'left to take it',
    working: 'Your bank is being asked. This usually takes a few seconds.',
    slow: 'The payment provider is taking its time. Your request is safe, nothing is charged twice, and this page goes on by itself.',
  },
  rules: {
    title: 'House rules',
    hours: 'Hours',
    open: (from: string, to: string) => `${from} to ${to}`,
    between: (minutes: number) => `, with ${pause(minutes)} between bookings`,
    papers: 'Papers',
    bring: (papers: string) => `${papers}, on file before the shoot`,
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
      'Within 24 hours of confirmation everything comes back, as long as the start is at least 48 hours away.',
  },
  submit: {
    request: 'Confirm & Pay',
    wait: 'Take second hold',
    pending: 'Processing...',
    note: "You won't be charged until the host accepts",
    instantNote: 'Instant booking: it is confirmed and your card is charged at once',
    waitNote: 'No card is needed, and nothing is charged',
  },
  next: {
    title: 'What happens next',
    now: 'Now',
    authorized: (amount: string) => `Your card is authorized for ${amount}. Nothing is charged.`,
    within: (hours: number) => `Within ${plural(hours, 'hour')}`,
    by: (when: string) => `By ${when}`,
    answer: (host: string) => `${host} accepts, or the hold goes away.`,
    confirmed: 'Once confirmed',
    access: 'You get the address and the access notes.',
    charged: (amount: string) => `Your card is charged ${amount}, and the booking is confirmed.`,
    atOnce: 'Right after',
    inLine: 'You stand in line for this time. Somebody else holds it first.',
    ifFree: 'If it falls free',
    offered: 'It is offered to you, and held for 12 hours while you decide.',
    otherwise: 'Otherwise',
    lineEnds: 'Your second hold ends by itself. It costs nothing.',
  },
  second: {
    title: 'A second hold, as film crews know it',
    text: 'Somebody has this time on first hold. With a second hold you are next: if theirs falls away, it is offered to you before anyone else. No card is touched until you take the offer.',
    freeTitle: 'Free again',
    free: 'This time has fallen free. You can request it right away.',
    request: 'Request to Book',
  },
  problem: {
    title: 'Not free',
    nearest: 'Nearest free times',
    nothingNear: 'Nothing is free within 60 days of it.',
    wait: 'Take second hold',
    waitText: 'Or stand in line for this time: no card is touched unless it falls free.',
    other: 'Choose another time',
  },
  changed: {
    title: 'The price has changed',
    text: 'The host has changed the price since you looked. Please check the new total and agree again.',
    before: 'Before',
    now: 'Now',
  },
  newTerms: {
    title: 'The terms have changed',
    rules: 'The house rules below are others now.',
    refunds: 'What comes back when you cancel is another amount now; the dates stand beside the price.',
    instant: 'The booking is now confirmed at once, and your card is charged then.',
    asked: 'The host is asked first now. Your card is not charged until they accept.',
    text: 'Nothing was booked and nothing was charged. Please read the terms and agree again.',
  },
  unsent: {
    title: 'We could not reach Roomtone',
    text: 'Perhaps the request arrived, perhaps not. Press the button again: it is never sent twice, and no card is charged twice.',
  },
  verify: {
    lead: 'Hosts open their doors to people who have shown who they are. Do it once, right here; what you have filled in below stays.',
    first: { title: 'Verification Required', text: 'Please verify your identity first.' },
  },
  email: {
    title: 'Confirm your email',
    text: (email: string) =>
      `We have sent a link to ${email}. Open it, then come back: what you have filled in stays.`,
  },
  toasts: {
    sent: {
      title: 'Booking requested!',
      text: "Your request has been sent to the host. You'll receive access details once approved.",
    },
    confirmed: {
      title: 'Booking confirmed!',
      text: 'Your card has been charged. The address and the access notes are in your trips.',
    },
    waiting: {
      title: 'You are in line',
      text: 'You have the second hold. We tell you at once if the time falls free.',
    },
    earlier: {
      title: 'Your first try had arrived',
      text: 'It was sent as it stood then, so we go on with that request.',
    },
  },
  already: {
    sent: {
      title: 'This request is with the host',
      text: 'Your card is authorized, and nothing is charged until the host accepts.',
    },
    confirmed: {
      title: 'This booking is confirmed',
      text: 'It is paid for. The address and the access notes are in your trips.',
    },
    waiting: {
      title: 'You hold the second place for this time',
      text: 'We tell you at once if it falls free. No card has been touched.',
    },
    over: {
      title: 'This time is no longer held for you',
      text: 'The request has ended, and no card was charged.',
    },
    unpaid: {
      title: 'Your card was declined again',
      text: 'We released the time, so it’s free for everyone again. Nothing was charged, and your gift cards and coupons are yours to use. You can send a new request with another card.',
    },
    replaced: {
      title: 'You sent another request',
      text: 'We hold one unpaid time for each person, so we released this one. Nothing was charged.',
    },
    open: 'Open this trip',
    again: 'Start again',
  },
}
