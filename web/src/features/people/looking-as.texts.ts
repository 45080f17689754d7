export const lookingAsTexts = {
  label: 'Viewing as someone else',
  looking: (name: string) => `You’re viewing Roomtone as ${name}, read-only`,
  stop: 'Stop viewing',
}
