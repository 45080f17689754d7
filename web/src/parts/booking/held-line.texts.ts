export const heldTexts = {
  kinds: { block: 'Blocked', import: 'Imported', booking: 'Booked' },
}
