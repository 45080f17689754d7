export const messagesTexts = {
  title: 'Messages',
  empty: "You don't have any messages",
  guest: {
    text: 'When you write to a host or send a request, the conversation is here.',
    action: 'Search spaces',
  },
  host: {
    text: 'When someone asks about a space of yours, the conversation is here.',
    action: 'How messages work',
  },
}
