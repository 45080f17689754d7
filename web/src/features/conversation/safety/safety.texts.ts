export const safetyTexts = {
  actions: (name: string) => `More about ${name}`,
  reportPerson: {
    open: 'Report this person',
    openFor: (name: string) => `Report ${name}`,
    title: (name: string) => `Report ${name}?`,
    text: (name: string) =>
      `An administrator reads this and looks into it. We don’t tell ${name} who reported them.`,
    confirm: 'Send report',
    done: (name: string) => ({
      title: `${name} was reported`,
      text: 'Thank you. An administrator will look into it.',
    }),
  },
  reportMessage: {
    open: 'Report this message',
    title: 'Report this message?',
    text: 'An administrator reads it along with what you write. We don’t tell the author who reported it.',
    confirm: 'Send report',
    done: { title: 'Message reported', text: 'Thank you. An administrator will look into it.' },
  },
  block: {
    open: (name: string) => `Block ${name}`,
    title: (name: string) => `Block ${name}?`,
    text: (name: string) =>
      `Neither of you can send the other messages or booking requests. Past messages stay here, and existing bookings go ahead. We don’t notify ${name}, but they’ll see that this conversation is closed. You can unblock them anytime.`,
    textCohost: (name: string) =>
      `You and ${name} can’t message each other. The host still can, and ${name} sees what’s said here for as long as they help with this space. We don’t notify ${name}. You can unblock them anytime.`,
    confirm: 'Block',
    pending: 'Blocking...',
    done: (name: string) => ({
      title: `${name} is blocked`,
      text: 'No new messages or requests, either way.',
    }),
  },
  unblock: {
    open: (name: string) => `Unblock ${name}`,
    title: (name: string) => `Unblock ${name}?`,
    text: () => 'You can message each other and send booking requests again, unless they’ve blocked you too.',
    confirm: 'Unblock',
    pending: 'Unblocking...',
    done: (name: string) => ({
      title: `${name} is no longer blocked`,
      text: 'You can send messages and requests again.',
    }),
  },
}
