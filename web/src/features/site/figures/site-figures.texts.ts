const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

export const siteFiguresTexts = {
  closed: 'Roomtone is currently invite-only.',
  open: 'Roomtone is currently open to everyone. What follows applies whenever it is invite-only.',
  days: (count: number) => plural(count, 'day'),
  hours: (count: number) => plural(count, 'hour'),
  step: (percent: number, time: string) => `${percent}% at least ${time} before`,
  later: 'nothing after that',
}
