export const dayTexts = {
  yesterday: 'Yesterday',
  today: 'Today',
}
