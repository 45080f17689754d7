import { PRODUCT } from '@roomtone/texts/product'
import type { HelpArticle } from '../help-article.ts'

export const twoFactor: HelpArticle = {
  slug: 'two-factor',
  title: 'Two-factor sign-in, passkeys and devices',
  summary: 'Add a second step or a passkey, and sign out devices you don’t use.',
  guide: 'safety',
  asked: [
    'lost my phone',
    'new phone',
    'authenticator app',
    '2FA code',
    'recovery codes',
    'sign in with Google',
    'log out of all devices',
    'face or fingerprint',
  ],
  body: [
    { kind: 'heading', text: 'Turn on two-factor' },
    {
      kind: 'steps',
      items: [
        'Open [Login & security](/settings/login-security) and choose Set up two-factor.',
        'Scan the code with an authenticator app, or type in the key below it.',
        'Enter the six digits the app shows.',
        'Save your ten recovery codes somewhere other than your phone. We show them once, and each works once.',
      ],
    },
    { kind: 'heading', text: 'Lost your phone' },
    {
      kind: 'text',
      text: 'Sign in with a recovery code, turn two-factor off, and set it up on your new phone. Lost the codes too? Choose Lost your app and recovery codes? when we ask for a code. We email you a link; 24 hours after you open it, your password alone signs you in. Can’t get to your email either? Write to {support}.',
    },
    { kind: 'heading', text: 'New codes, or turn it off' },
    {
      kind: 'text',
      text: 'New recovery codes replaces all ten. Turn off takes you back to your password alone. We may ask you to confirm it’s you, and we email you about every change.',
    },
    { kind: 'heading', text: 'Passkeys' },
    {
      kind: 'text',
      text: 'A passkey signs you in with your fingerprint, face or screen lock, without a password or a code. Add one under Login & security, then choose Sign in with a passkey. You can have several, and rename or remove them.',
    },
    { kind: 'heading', text: 'Google' },
    {
      kind: 'text',
      text: 'Where it’s offered, connect Google under Login & security. We still ask for your two-factor code. If there’s already an account with your email, we ask for its password once. Set a password before you disconnect Google.',
    },
    { kind: 'heading', text: 'Your devices' },
    {
      kind: 'text',
      text: 'Login & security lists where you’re signed in. Sign out one device or all of them. Changing your password signs out all the others. We email you when a new browser signs in.',
    },
    {
      kind: 'note',
      text: `Nobody from ${PRODUCT} will ever ask for your password, your six digits or a recovery code.`,
    },
  ],
}
