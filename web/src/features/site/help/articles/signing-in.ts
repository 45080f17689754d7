import type { HelpArticle } from '../help-article.ts'

export const signingIn: HelpArticle = {
  slug: 'signing-in',
  title: 'Reset your password or fix a sign-in problem',
  summary: 'Forgot your password, a link doesn’t work, or you see an error? Start here.',
  guide: 'getting-started',
  asked: [
    'forgot password',
    'can’t log in',
    'login',
    'locked out',
    'confirmation email didn’t arrive',
    'was I hacked',
  ],
  body: [
    { kind: 'heading', text: 'Forgot your password' },
    {
      kind: 'steps',
      items: [
        'Open [the reset page](/auth/reset) and enter your email.',
        'Follow the link in our email. It works once, for the time the email says.',
        'Choose a new password: 8 to 100 characters, with at least one uppercase letter and one number.',
      ],
    },
    {
      kind: 'text',
      text: 'No email after a few minutes? Check your spam folder and the spelling of your address. The page looks the same whether or not there’s an account, so nobody can use it to find out who’s a member.',
    },
    { kind: 'heading', text: 'What the messages mean' },
    {
      kind: 'table',
      caption: 'Messages on the sign-in page',
      head: ['Message', 'What to do'],
      rows: [
        [
          'Access Restricted',
          'Your email isn’t on the access list. See [invitations and the waitlist](/help?article=invite-only).',
        ],
        ['Account already exists', 'Use the Sign In tab. Reset your password if you need to.'],
        [
          'A field for a code',
          'Enter the six digits from your authenticator app, or a recovery code. See [two-factor sign-in](/help?article=two-factor).',
        ],
        ['Validation Error', 'The text below says what’s missing or too short.'],
        ['Too many attempts', 'Wait as long as the message says, then try again.'],
      ],
    },
    { kind: 'heading', text: 'Your confirmation link expired' },
    {
      kind: 'text',
      text: 'Sign in and ask for a new one. Only the newest link works. You need a confirmed email to send a booking request.',
    },
    { kind: 'heading', text: 'You were signed out' },
    {
      kind: 'text',
      text: 'That happens when you sign out, end the session under [Login & security](/settings/login-security), or change or reset your password. We also end a session when it looks like someone copied it. Sign in again and you’re back where you were.',
    },
    { kind: 'heading', text: 'We emailed you about a sign-in that wasn’t you' },
    {
      kind: 'text',
      text: 'Use the link in the email to choose a new password. Then check your devices under Login & security and turn on [two-factor sign-in](/help?article=two-factor).',
    },
  ],
}
