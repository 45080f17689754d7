import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

/** What an admin wrote down about it is for the audit log, not for this mail. */
export function suspendedMail({ publicUrl, supportEmail }: MailSite): Mail {
  return renderMail({
    subject: 'Your account is suspended',
    preheader: 'You cannot sign in for now.',
    heading: 'Your account is suspended',
    blocks: [
      {
        kind: 'text',
        text: 'Roomtone has suspended your account. You are signed out on every device and cannot sign in, your listings cannot be found or booked, and requests that were open have been withdrawn.',
      },
      {
        kind: 'text',
        text: 'Bookings that were confirmed stay as they are, and you still get mails about them.',
      },
      {
        kind: 'note',
        text: `If you have a question about it, or think that it is wrong, write to ${supportEmail}.`,
      },
    ],
    reason: 'You got this because your account was suspended.',
    publicUrl,
    supportEmail,
  })
}
