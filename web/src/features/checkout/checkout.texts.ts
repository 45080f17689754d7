export const checkoutTexts = {
  title: 'Request to Book',
  empty: {
    title: 'Nothing chosen yet',
    text: 'Find a space and a time first; then everything you need to send the request is here.',
  },
  action: 'Search spaces',
  /** Until requests can be sent: a choice is there, and must not be denied. */
  chosen: {
    title: 'Requests are not open yet',
    text: 'Your space and time are kept in the address of this page. Nothing has been sent, and nobody was charged.',
    action: 'Back to the space',
  },
}
