const plural = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

export const todayTexts = {
  empty: "You don't have any reservations",
  emptyText: 'Requests to answer and crews on set show up here, hour by hour.',
  emptyAction: 'Go to your listings',
  failed: 'Your day couldn’t be loaded',
  failedText: 'Nothing is lost. Please check your connection and try again.',
  heading: {
    numbers: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
    requests: (word: string, isOne: boolean) => `${word} ${isOne ? 'request' : 'requests'} to answer`,
    onSet: (word: string, isOne: boolean) => `${word} ${isOne ? 'crew' : 'crews'} on set`,
    arriving: (word: string, isOne: boolean) => `${word} ${isOne ? 'crew' : 'crews'} arriving`,
    next: (day: string) => `A quiet day, your next crew arrives ${day}`,
    quiet: 'A quiet day',
  },
  sheet: {
    title: 'Call sheet',
    label: 'Today, hour by hour',
    open: 'Open',
    openAll: (from: string, to: string) => `Open from ${from} to ${to}`,
    now: (time: string) => `It’s ${time} there`,
    turnaround: 'Turnaround',
    until: (time: string) => `turnaround until ${time}`,
    crew: (count: number) => `crew of ${count}`,
    kinds: { block: 'Blocked', import: 'Imported', booking: 'Booked' },
    pending: 'not answered yet',
    span: (from: string, to: string) => `${from} to ${to}`,
  },
  arriving: { title: 'Arriving', until: (kind: string, time: string) => `${kind}, until ${time}` },
  inProgress: {
    title: 'In progress',
    until: (time: string) => `Until ${time}`,
    left: (kind: string, left: string) => `${kind}, ${left} to go`,
  },
  toReview: {
    title: 'To review',
    ended: (time: string) => `Ended at ${time}`,
    until: (when: string) => `Review until ${when}`,
    write: 'Write a review',
  },
  openBooking: 'Open booking',
  openBookingName: (title: string) => `Open the booking ${title}`,
  comingUp: {
    title: 'Coming up',
    calendar: 'Calendar',
    none: 'Nothing booked after today.',
    length: (by: 'hour' | 'day', count: number) =>
      by === 'hour' ? plural(count, 'hour', 'hours') : plural(count, 'day', 'days'),
  },
  payout: {
    title: 'Next payout',
    of: (title: string) => `For ${title}`,
    all: 'All payouts',
    account: {
      title: 'Tell us where to send payouts',
      text: 'You don’t have a payout account yet. We hold your earnings until you set one up.',
      action: 'Set up payouts',
    },
  },
  response: (percent: number, time: string) =>
    `You answer ${percent}% of requests in time, usually within ${time}.`,
  minutes: (count: number) => plural(count, 'minute', 'minutes'),
  hours: (count: number) => plural(count, 'hour', 'hours'),
  days: (count: number) => plural(count, 'day', 'days'),
}
