export const spaceDialogTexts = {
  carousel: 'carousel',
  pictures: (title: string) => `Pictures of ${title}`,
  picture: (index: number, count: number) => `Picture ${index} of ${count}`,
  previous: 'Previous picture',
  next: 'Next picture',
  perDay: '/ day',
  rated: 'Rated',
  isNew: 'New',
  guests: (count: number) => (count === 1 ? 'Up to 1 guest' : `Up to ${count} guests`),
  size: (squareFeet: number) => `${squareFeet.toLocaleString('en-US')} sq ft`,
  view: 'View space',
  joinWaitlist: 'Join Waitlist',
}
