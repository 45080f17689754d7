import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

/** What an admin wrote down about it is for the audit log, not for this mail. */
export function suspendedMail({ publicUrl, supportEmail }: MailSite): Mail {
  return renderMail({
    subject: 'Your account is suspended',
    preheader: "You can't sign in for now.",
    heading: 'Your account is suspended',
    blocks: [
      {
        kind: 'text',
        text: "Roomtone suspended your account. You're signed out on every device and can't sign in, your listings can't be found or booked, and your open requests were withdrawn.",
      },
      {
        kind: 'text',
        text: "Confirmed bookings stay as they are, and you'll still get emails about them.",
      },
      {
        kind: 'note',
        text: `Questions, or think this is wrong? Write to ${supportEmail}.`,
      },
    ],
    reason: 'You got this because your account was suspended.',
    publicUrl,
    supportEmail,
  })
}
