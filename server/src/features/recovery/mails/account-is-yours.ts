import { greet } from '../../../platform/mail/layout/greet.ts'
import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

/** After the first proof of a mailbox by a password reset: what was set up before it is gone. */
export function accountIsYoursMail({ publicUrl, supportEmail }: MailSite): Mail {
  return renderMail({
    subject: 'Your Roomtone account is yours',
    preheader: 'We removed what was set up before you confirmed this address.',
    heading: 'Your account is yours.',
    blocks: [
      { kind: 'text', text: greet(undefined) },
      {
        kind: 'text',
        text: 'Your new password is set, and this address is now confirmed. Nobody had confirmed it before, so someone else may have been using the account.',
      },
      {
        kind: 'text',
        text: 'To be safe, we signed out every device and removed two-factor sign-in, passkeys, recovery codes, connected Google accounts, saved cards, payout details, the identity check and the profile. Bookings, listings and messages are still there.',
      },
      { kind: 'button', label: 'Sign in', url: new URL('/auth?tab=sign-in', publicUrl).href },
      {
        kind: 'note',
        text: `See something you didn't do? Write to ${supportEmail} and we'll look at it together.`,
      },
    ],
    reason: "You got this because your password was reset. Security emails can't be turned off.",
    publicUrl,
    supportEmail,
  })
}
