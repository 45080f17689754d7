export const setUpTexts = {
  title: 'Set up your admin account',
  intro: (email: string) => `You’ll run this Roomtone as ${email}. First, your account.`,
  signIn: (email: string) => `Sign in as ${email} to become an admin.`,
  next: 'Continue',
  byPasskey: 'Use a passkey instead',
  byPassword: 'Use a password instead',
  factor: {
    title: 'Add a second factor',
    intro: 'Admins see other people’s documents and money, so a password alone isn’t enough.',
    readyTitle: 'Almost done',
    ready: 'Your account is protected. One step left.',
    passkeyTitle: 'Add your passkey',
    passkeyIntro: 'You’ll sign in with it instead of a password.',
    app: 'Use an authenticator app',
  },
  finish: 'Become an admin',
  done: { title: 'You’re an admin', text: 'Invite people under User Management.' },
  invalid: {
    command: 'npm run task -- set-up-admin you@example.com',
    title: 'This link no longer works',
    text: 'It was used or replaced, or it’s older than 24 hours. The person who runs the server can print a new one:',
  },
}
