export const unreadTexts = {
  count: (count: number) => `${count} unread`,
  menu: (count: number) => `Your menu, ${count} unread`,
  arrived: (count: number) =>
    count === 1 ? 'New message. 1 unread conversation.' : `New message. ${count} unread conversations.`,
}
