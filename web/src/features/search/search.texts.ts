export const searchTexts = {
  title: 'Search spaces',
  location: 'Location',
  locationPlaceholder: 'City or state',
  crew: 'Crew size',
  submit: 'Search',
  count: (spaces: number) => (spaces === 1 ? '1 space' : `${spaces} spaces`),
  empty: {
    title: 'No spaces to show yet',
    text: 'As soon as hosts have listed theirs, you find them here by place, date and crew size.',
  },
  action: 'See Featured Spaces',
}
