export const deactivateTexts = {
  section: {
    title: 'Deactivate your account',
    text: 'Take a break. You are signed out, your listings cannot be found or booked, and open requests end. Signing in again brings your account and your listings back.',
    action: 'Deactivate account',
    more: 'What happens when you deactivate',
  },
  dialog: {
    title: 'Are you absolutely sure?',
    text: 'You are signed out on every device. Your listings become unavailable, requests you have sent are withdrawn, and requests you have received are declined. Reactivate your account at any time by signing in again.',
    loading: 'Looking at your bookings',
    failed: 'Your bookings could not be looked at',
    ahead: 'You have confirmed bookings ahead. Complete or cancel them first:',
    booking: (title: string, when: string) => `${title}, ${when}`,
    cancel: 'Cancel',
    close: 'Close',
    confirm: 'Deactivate account',
    pending: 'Processing...',
  },
  done: { title: 'Account deactivated', text: 'Your account has been deactivated successfully.' },
  failed: { title: 'Error', text: 'Failed to deactivate account' },
}
