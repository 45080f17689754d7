export const homeTexts = {
  featured: 'Featured Spaces',
  failed: 'The featured spaces could not be loaded',
  guestFavorite: 'Guest favorite',
  rated: 'Rated',
  perDay: '/ day',
  guests: (count: number) => (count === 1 ? 'Up to 1 guest' : `Up to ${count} guests`),
  size: (squareFeet: number) => `${squareFeet.toLocaleString('en-US')} sq ft`,
}
