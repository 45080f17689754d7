export const passkeyTexts = {
  cancelled: {
    title: 'No passkey used',
    text: 'You canceled, or it took too long. Try again when you’re ready.',
  },
  unsupported: {
    title: 'Passkeys don’t work here',
    text: 'This browser or device has no place to keep passkeys. Try another one.',
  },
  known: {
    title: 'Already added',
    text: 'This device or password manager already has a passkey for your account.',
  },
  failed: {
    title: 'That didn’t work',
    text: 'Your device couldn’t use the passkey. Please try again.',
  },
}
