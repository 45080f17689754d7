import type { HelpArticle } from '../help-article.ts'

export const twoFactor: HelpArticle = {
  slug: 'two-factor',
  title: 'Two-factor sign-in and your devices',
  summary: 'Set up an authenticator app, keep your recovery codes, and sign out devices you no longer use.',
  guide: 'safety',
  body: [
    {
      kind: 'text',
      text: 'With two-factor sign-in a password alone is not enough: you also enter a six-digit code from an app on your phone.',
    },
    { kind: 'heading', text: 'Switch it on' },
    {
      kind: 'steps',
      items: [
        'Open [Login & security](/settings/login-security) and choose Set up two-factor.',
        'Scan the picture with an authenticator app, or type in the key below it.',
        'Enter the code the app shows.',
        'Save your recovery codes somewhere that is not your phone. Each works once.',
      ],
    },
    { kind: 'heading', text: 'You lost your phone' },
    {
      kind: 'text',
      text: 'Sign in with a recovery code in place of the six digits, then set up the new phone. If the codes are gone as well, write to {support} from the address of your account. We will check your identity before we switch anything off, and that takes a while on purpose.',
    },
    { kind: 'heading', text: 'Your devices' },
    {
      kind: 'text',
      text: 'Login & security lists every session with its browser, part of its network address and its last use. End one, or all others at once. We write to you when a browser signs in that we have not seen before.',
    },
    {
      kind: 'note',
      text: 'Nobody from Roomtone will ever ask for your password, your six digits or a recovery code.',
    },
  ],
}
