export const checkoutTexts = {
  title: 'Request to Book',
  empty: {
    title: 'Nothing chosen yet',
    text: 'Find a space and a time first; then everything you need to send the request is here.',
  },
  action: 'Search spaces',
}
