export const deactivateTexts = {
  section: {
    title: 'Deactivate your account',
    text: 'Take a break. We sign you out, your listings can’t be found or booked, and open requests end. Sign in again to bring back your account and listings.',
    action: 'Deactivate account',
    more: 'What happens when you deactivate',
  },
  dialog: {
    title: 'Are you absolutely sure?',
    text: 'You’ll be signed out on every device. Your listings become unavailable, requests you sent are withdrawn, and requests you received are declined. Sign in again anytime to reactivate your account.',
    loading: 'Checking your bookings',
    failed: 'We couldn’t check your bookings',
    ahead: 'You have upcoming bookings. Complete or cancel them first:',
    booking: (title: string, when: string) => `${title}, ${when}`,
    cancel: 'Cancel',
    close: 'Close',
    confirm: 'Deactivate account',
    pending: 'Processing...',
  },
  done: { title: 'Account deactivated', text: 'Your account has been deactivated successfully.' },
  failed: { title: 'Error', text: 'Failed to deactivate account' },
}
