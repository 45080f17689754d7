export const recoveryTexts = {
  failed: 'That didn’t work',
  incomplete: 'The link is incomplete. Copy the whole link from the email.',
  signIn: 'Go to sign in',
  lost: {
    title: 'Remove your second factor?',
    text: 'Your authenticator app, passkeys and recovery codes stop working 24 hours from now. Signing in then takes your password alone. Until then you can change your mind.',
    button: 'Remove it in 24 hours',
    doneTitle: 'It will be removed',
    done: (when: string) => `From ${when} on, your password alone signs you in. We emailed you about it.`,
  },
  keep: {
    title: 'Keep your second factor?',
    text: 'It stays as it is, and nothing is removed.',
    button: 'Keep it',
    doneTitle: 'Your second factor stays',
    done: 'If you didn’t ask for the removal, change your password too.',
  },
  report: {
    link: 'Lost your app and recovery codes?',
    sent: {
      title: 'Check your inbox',
      text: 'We sent you a link to remove your second factor.',
    },
  },
  pending: {
    title: 'Your second factor will be removed',
    text: (when: string) => `From ${when} on, signing in takes your password alone.`,
    keep: 'Keep it',
    kept: 'Your second factor stays',
  },
}
