const plural = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

export const answerTexts = {
  requests: {
    title: 'Requests to answer',
    all: 'All requests',
    none: 'Nobody waits for an answer.',
    crew: (count: number) => `crew of ${count}`,
    completed: (count: number) => (count === 0 ? 'First booking' : plural(count, 'booking', 'bookings')),
    receive: 'you receive',
    left: 'left to answer',
    verified: 'Verified',
    open: (title: string) => `Open the request ${title}`,
    keys: 'With the keyboard: A accepts, D declines the request you are on.',
    accept: 'Accept',
    acceptName: (title: string) => `Accept ${title}`,
    accepting: 'Accepting...',
    accepted: { title: 'Booking confirmed', text: (name: string) => `${name} has been told.` },
    charging: {
      title: 'Accepted',
      text: 'The payment is being taken. The booking is confirmed as soon as the bank answers.',
    },
    unpaid: {
      title: 'The card could not be charged',
      text: (name: string) => `${name} has been told. The time is free again.`,
    },
    decline: 'Decline',
    declineName: (title: string) => `Decline ${title}`,
  },
  declining: {
    title: 'Decline this request?',
    text: (name: string) => `${name} is told at once, the card is let go, and the time is free again.`,
    reason: 'Reason',
    note: (name: string) => `A note to ${name}`,
    noteHint: 'Optional. A day that would work, for example.',
    confirm: 'Decline request',
    pending: 'Declining...',
    keep: 'Keep it',
    done: 'Request declined',
  },
  conflict: {
    title: 'Your calendar has something then',
    text: 'A calendar that you subscribe to shows this at the time of the booking:',
    again: 'If you accept, both stand. The booking is not moved.',
    confirm: 'Accept all the same',
    back: 'Go back',
    untitled: 'Event without a title',
  },
}
