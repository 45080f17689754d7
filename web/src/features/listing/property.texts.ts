export const propertyTexts = {
  rated: 'Rated',
  size: 'Size',
  squareFeet: (count: number) => `${count.toLocaleString('en-US')} sq ft`,
  maxCrew: 'Max crew',
  people: (count: number) => `${count} people`,
  perDay: '/ day',
  pictures: 'More pictures',
  visitor: { text: 'Roomtone is currently invite-only.', action: 'Join Waitlist' },
  member: { text: 'This space opens for booking shortly.', action: 'How booking works' },
  browse: {
    title: 'Browse Properties',
    empty: {
      title: 'No properties available yet',
      text: 'Hosts are preparing their spaces. If you have one yourself, yours can be among the first.',
    },
    action: 'List Your Property',
  },
}
