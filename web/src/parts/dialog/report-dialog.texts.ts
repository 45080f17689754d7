export const reportTexts = {
  cancel: 'Cancel',
  reason: 'What is wrong?',
  reasonHint: 'Up to 1000 characters. Only our administrators read it.',
  reportPending: 'Sending...',
}
