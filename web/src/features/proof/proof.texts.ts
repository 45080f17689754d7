export const proofTexts = {
  title: 'Confirm it’s you',
  description:
    'This affects money, private data or who can get in, so we check that it’s really you. Then you continue where you left off.',
  loading: 'Loading',
  failed: 'We couldn’t load this step',
  password: 'Your password',
  appCode: 'Code from your app, or a recovery code',
  mail: {
    code: 'Code from your email',
    sending: 'Sending you a code...',
    sent: (email: string, minutes: number) =>
      `We sent a 6-digit code to ${email}. It works for ${minutes} minutes.`,
    again: 'Send again',
  },
  passkey: 'Use your passkey',
  withPasskey: 'Use your passkey instead',
  withoutPasskey: 'I don’t have my passkey here',
  cancel: 'Cancel',
  submit: 'Confirm',
  pending: 'Checking...',
}
