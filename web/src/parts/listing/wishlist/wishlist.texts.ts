export const wishlistTexts = {
  title: 'Wishlist',
  empty: {
    title: 'Nothing saved yet',
    text: 'Save spaces you like, and come back once you have your dates.',
  },
  action: 'Search spaces',
  save: (title: string) => `Save ${title} to your wishlist`,
  added: 'Added to wishlist',
  removed: 'Removed from wishlist',
  removeFailed: 'Failed to remove from wishlist',
  undo: 'Undo',
  loadFailed: 'Failed to load wishlists',
  remove: 'Remove',
  removeNamed: (title: string) => `Remove ${title} from your wishlist`,
  unavailable: 'Not available right now',
  unavailableText: 'We’ll keep it on your list in case it comes back.',
}
