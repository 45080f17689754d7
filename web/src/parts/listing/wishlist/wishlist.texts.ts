export const wishlistTexts = {
  title: 'Wishlist',
  empty: {
    title: 'Nothing saved yet',
    text: 'Keep the spaces you might film in one place, and come back when the dates are fixed.',
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
  unavailable: 'Not available at the moment',
  unavailableText: 'Its host has switched it off. It stays on your list in case it returns.',
}
