const plural = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

export const answerTexts = {
  requests: {
    title: 'Requests to answer',
    all: 'All requests',
    none: 'No requests waiting.',
    crew: (count: number) => `crew of ${count}`,
    completed: (count: number) => (count === 0 ? 'First booking' : plural(count, 'booking', 'bookings')),
    receive: 'you receive',
    left: 'left to answer',
    verified: 'Verified',
    open: (title: string) => `Open the request ${title}`,
    keys: 'Keyboard: A accepts and D declines the request you’re on.',
    accept: 'Accept',
    acceptName: (title: string) => `Accept ${title}`,
    accepting: 'Accepting...',
    accepted: { title: 'Booking confirmed', text: (name: string) => `We let ${name} know.` },
    charging: {
      title: 'Accepted',
      text: 'The payment is going through. The booking is confirmed as soon as it’s done.',
    },
    unpaid: {
      title: 'The card couldn’t be charged',
      text: (name: string) => `We let ${name} know. The time is open again.`,
    },
    decline: 'Decline',
    declineName: (title: string) => `Decline ${title}`,
  },
  declining: {
    title: 'Decline this request?',
    text: (name: string) => `We let ${name} know, release any hold on their card, and open up the time.`,
    reason: 'Reason',
    note: (name: string) => `A note to ${name}`,
    noteHint: 'Optional. A day that would work, for example.',
    confirm: 'Decline request',
    pending: 'Declining...',
    keep: 'Keep it',
    done: 'Request declined',
  },
  conflict: {
    title: 'Your calendar has another event then',
    text: 'A calendar you subscribe to shows this at the same time:',
    again: 'If you accept, you’ll have both at the same time.',
    confirm: 'Accept anyway',
    back: 'Go back',
    untitled: 'Untitled event',
  },
}
