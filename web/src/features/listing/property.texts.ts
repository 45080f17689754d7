export const propertyTexts = {
  rated: 'Rated',
  size: 'Size',
  squareFeet: (count: number) => `${count.toLocaleString('en-US')} sq ft`,
  maxCrew: 'Max crew',
  people: (count: number) => `${count} people`,
  perDay: '/ day',
  pictures: 'More pictures',
  example: {
    text: 'This is an example of what hosts list on Roomtone, so you can’t book it. Find spaces to book in search.',
    action: 'Search spaces',
  },
}
