export const wishlistTexts = {
  title: 'Wishlist',
  empty: {
    title: 'Nothing saved yet',
    text: 'Keep the spaces you might film in one place, and come back when the dates are fixed.',
  },
  action: 'Search spaces',
}
