export const recoveryTexts = {
  failed: 'That didn’t work',
  incomplete: 'The link is incomplete. Copy all of it from the email.',
  signIn: 'Go to sign in',
  lost: {
    title: 'Remove your second factor?',
    text: 'Your authenticator app, passkeys and recovery codes stop working 24 hours from now. After that, your password is enough to sign in. We’ll email you a link in case you change your mind.',
    button: 'Remove it in 24 hours',
    doneTitle: 'It will be removed',
    done: (when: string) =>
      `Starting ${when}, your password is enough to sign in. We emailed you a link to stop it.`,
    failed: 'This link has expired or was already used. Sign in again to ask for a new one.',
  },
  keep: {
    title: 'Keep your second factor?',
    text: 'Your authenticator app, passkeys and recovery codes keep working, and nothing is removed.',
    button: 'Keep it',
    doneTitle: 'Your second factor stays',
    done: 'If you didn’t ask for the removal, change your password too.',
    failed:
      'This link has expired or was already used. Login & security shows whether your second factor is still on.',
    next: 'Go to Login & security',
  },
  report: {
    link: 'Lost your app and recovery codes?',
    sent: (email: string) => `Check your inbox: we sent a link to remove your second factor to ${email}.`,
  },
  pending: {
    title: 'Your second factor will be removed',
    text: (when: string) => `Starting ${when}, your password is enough to sign in.`,
    keep: 'Keep it',
    kept: 'Your second factor stays',
  },
}
