export const hostingTexts = {
  messages: { title: 'Messages' },
}
