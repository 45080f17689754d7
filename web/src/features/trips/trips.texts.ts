export const tripsTexts = {
  title: 'Trips',
  empty: {
    title: 'No bookings yet',
    text: 'Every request you send and every day you have booked stands here, the next one first.',
  },
  getStarted: 'Get started',
  browse: 'Browse Properties',
}
