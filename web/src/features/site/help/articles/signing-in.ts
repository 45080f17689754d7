import type { HelpArticle } from '../help-article.ts'

export const signingIn: HelpArticle = {
  slug: 'signing-in',
  title: 'Trouble signing in, and resetting your password',
  summary: 'Forgotten passwords, links that do not work, and messages you may see at the door.',
  guide: 'getting-started',
  body: [
    { kind: 'heading', text: 'You forgot your password' },
    {
      kind: 'steps',
      items: [
        'Open [the reset page](/auth/reset) and enter your email address.',
        'Open the mail we send and follow its link. It works once and for a limited time, which the mail states.',
        'Choose a new password: 8 to 100 characters, with at least one uppercase letter and one number.',
      ],
    },
    {
      kind: 'text',
      text: 'The page says the same thing whether or not an account exists, so that nobody can use it to find out who is a member. If no mail arrives within a few minutes, look in your spam folder and check the spelling of the address.',
    },
    { kind: 'heading', text: 'What the messages mean' },
    {
      kind: 'table',
      caption: 'Messages on the sign-in page',
      head: ['Message', 'What to do'],
      rows: [
        [
          'Access Restricted',
          'The address is not on the access list. See [invitations and the waitlist](/help?article=invite-only).',
        ],
        [
          'Account already exists',
          'You have an account. Use the Sign In tab, and reset the password if you need to.',
        ],
        [
          'A field for a code',
          'Two-factor is on. Enter the six digits of your app, or a recovery code. See [two-factor sign-in](/help?article=two-factor).',
        ],
        ['Validation Error', 'The text below names what is missing or too short.'],
        [
          'Anything about too many attempts',
          'Wait as long as the message says. Further tries do not help, and they do not harm either.',
        ],
      ],
    },
    { kind: 'heading', text: 'The confirmation link has expired' },
    {
      kind: 'text',
      text: 'Sign in, and ask for a new one. Only the newest link works. You need a confirmed address before you can send a booking request.',
    },
    { kind: 'heading', text: 'You were signed out' },
    {
      kind: 'text',
      text: 'Sessions end when you sign out, when you end them under [Login & security](/settings/login-security), when your password is changed or reset, and when we see a session’s key used twice. Sign in again and you are back on the page you were on.',
    },
    { kind: 'heading', text: 'A mail about a sign-in you do not recognize' },
    {
      kind: 'text',
      text: 'Choose a new password with the link in that mail, look through your devices under Login & security, and switch on [two-factor sign-in](/help?article=two-factor).',
    },
  ],
}
