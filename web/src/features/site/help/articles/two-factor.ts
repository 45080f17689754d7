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
        'Open [Login & security](/settings/login-security), choose Set up two-factor and continue.',
        'Scan the picture with an authenticator app, or type in the key below it.',
        'Enter the code the app shows.',
        'Save your ten recovery codes somewhere other than your phone: copy or download them. We show them only this once, and each works once.',
      ],
    },
    { kind: 'heading', text: 'You lost your phone' },
    {
      kind: 'text',
      text: 'Sign in with a recovery code in place of the six digits, turn two-factor off, and set up the new phone. If the codes are gone as well, choose Lost your app and recovery codes? when we ask for a code. We email you a link; 24 hours after you open it, your password alone signs you in. Until then you can keep everything as it is. No access to your email either? Write to {support}.',
    },
    { kind: 'heading', text: 'New codes, or no second factor any more' },
    {
      kind: 'text',
      text: 'New recovery codes replaces all ten; the old ones stop working. Turn off goes back to the password alone. Unless you signed in a few minutes ago, both ask you to confirm it’s you, with your password and a code, and we email you about every change. After several wrong codes you have to wait a while before the next one.',
    },
    { kind: 'heading', text: 'Passkeys' },
    {
      kind: 'text',
      text: 'A passkey signs you in with your fingerprint, your face or your screen lock, without a password or a code. Add one under Login & security, then choose Sign in with a passkey, or pick it where your browser suggests it in the email field. You can have several, rename them, and remove one you no longer use.',
    },
    { kind: 'heading', text: 'Signing in with Google' },
    {
      kind: 'text',
      text: 'Where this Roomtone offers it, you can connect a Google account under Login & security. Two-factor is asked for all the same. If there is already an account with your address, Roomtone asks for its password once before it connects the two. Google can be disconnected as soon as you have a password here.',
    },
    { kind: 'heading', text: 'Your devices' },
    {
      kind: 'text',
      text: 'Login & security lists every session with its browser, part of its network address and its last use. Sign out one, or all at once. Changing your password signs out all others. We write to you when a browser signs in that we have not seen before.',
    },
    {
      kind: 'note',
      text: 'Nobody from Roomtone will ever ask for your password, your six digits or a recovery code.',
    },
  ],
}
