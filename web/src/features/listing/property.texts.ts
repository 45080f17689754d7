export const propertyTexts = {
  rated: 'Rated',
  size: 'Size',
  squareFeet: (count: number) => `${count.toLocaleString('en-US')} sq ft`,
  maxCrew: 'Max crew',
  people: (count: number) => `${count} people`,
  perDay: '/ day',
  pictures: 'More pictures',
  example: {
    text: 'This space is an example of what hosts list on Roomtone. It cannot be booked; the ones in search can.',
    action: 'Search spaces',
  },
}
