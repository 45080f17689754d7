export const reportTexts = {
  cancel: 'Cancel',
  reason: 'What is wrong?',
  reasonHint: 'Up to 1000 characters. Our administrators read it; the other side does not.',
  reportPending: 'Sending...',
}
