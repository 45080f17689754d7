export const safetyTexts = {
  actions: (name: string) => `More about ${name}`,
  reportPerson: {
    open: 'Report this person',
    openFor: (name: string) => `Report ${name}`,
    title: (name: string) => `Report ${name}?`,
    text: (name: string) =>
      `An administrator reads your words and looks into it. ${name} is not told who reported them.`,
    confirm: 'Send report',
    done: (name: string) => ({
      title: `${name} was reported`,
      text: 'Thank you. An administrator looks at it.',
    }),
  },
  reportMessage: {
    open: 'Report this message',
    title: 'Report this message?',
    text: 'An administrator reads it together with your words. Its author is not told who reported it.',
    confirm: 'Send report',
    done: { title: 'Message reported', text: 'Thank you. An administrator looks at it.' },
  },
  block: {
    open: (name: string) => `Block ${name}`,
    title: (name: string) => `Block ${name}?`,
    text: (name: string) =>
      `Neither of you can send the other messages or requests to book any more. What was said stays here, and bookings that exist go on as agreed. ${name} is not notified, but sees that this conversation is closed. You can lift the block at any time.`,
    textCohost: (name: string) =>
      `${name} can no longer write to you, nor you to them. The host still can, and ${name} reads what is said here for as long as they help with this space. ${name} is not notified. You can lift the block at any time.`,
    confirm: 'Block',
    pending: 'Blocking...',
    done: (name: string) => ({
      title: `${name} is blocked`,
      text: 'No new messages and no new requests, either way.',
    }),
  },
  unblock: {
    open: (name: string) => `Unblock ${name}`,
    title: (name: string) => `Unblock ${name}?`,
    text: () =>
      'You can write to each other and send requests to book again, unless they have blocked you as well.',
    confirm: 'Unblock',
    pending: 'Unblocking...',
    done: (name: string) => ({
      title: `${name} is no longer blocked`,
      text: 'Messages and requests can be sent again.',
    }),
  },
}
