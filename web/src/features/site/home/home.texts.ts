export const homeTexts = {
  featured: 'Featured Spaces',
  failed: 'We couldn’t load the featured spaces',
  guestFavorite: 'Guest favorite',
  rated: 'Rated',
  perDay: '/ day',
  guests: (count: number) => (count === 1 ? 'Up to 1 guest' : `Up to ${count} guests`),
  size: (squareFeet: number) => `${squareFeet.toLocaleString('en-US')} sq ft`,
}
