export const lookingAsTexts = {
  label: 'Looking as somebody else',
  looking: (name: string) => `You are looking as ${name}, read-only`,
  stop: 'Stop',
}
