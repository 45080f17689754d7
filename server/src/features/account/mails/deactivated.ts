import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

export function deactivatedMail({ publicUrl, supportEmail }: MailSite): Mail {
  return renderMail({
    subject: 'Your account is deactivated',
    preheader: 'Sign in whenever you like, and it is active again.',
    heading: 'Your account is deactivated',
    blocks: [
      {
        kind: 'text',
        text: 'You are signed out on every device, your listings cannot be found or booked, and requests that were open have been withdrawn or declined.',
      },
      {
        kind: 'text',
        text: 'Nothing is lost. Sign in whenever you like: your account is active again then, and the listings that were available come back.',
      },
      { kind: 'button', label: 'Sign in', url: new URL('/auth?tab=sign-in', publicUrl).href },
      {
        kind: 'note',
        text: `If it was not you, reset your password from the sign-in page and write to ${supportEmail}.`,
      },
    ],
    reason: 'You got this because your account was deactivated.',
    publicUrl,
    supportEmail,
  })
}
