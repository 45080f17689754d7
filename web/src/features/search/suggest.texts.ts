export const suggestTexts = {
  list: 'Suggestions',
  places: 'Places',
  listings: 'Spaces',
  count: (spaces: number) => (spaces === 1 ? '1 space' : `${spaces.toLocaleString('en-US')} spaces`),
  found: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
}
