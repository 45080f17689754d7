import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

export function deactivatedMail({ publicUrl, supportEmail }: MailSite): Mail {
  return renderMail({
    subject: 'Your account is deactivated',
    preheader: 'Sign in anytime to reactivate it.',
    heading: 'Your account is deactivated',
    blocks: [
      {
        kind: 'text',
        text: "You're signed out on every device, your listings can't be found or booked, and your open requests were withdrawn or declined.",
      },
      {
        kind: 'text',
        text: 'Nothing is lost. Sign in anytime to reactivate your account, and the listings that were available come back.',
      },
      { kind: 'button', label: 'Sign in', url: new URL('/auth?tab=sign-in', publicUrl).href },
      {
        kind: 'note',
        text: `If this wasn't you, reset your password from the sign-in page and write to ${supportEmail}.`,
      },
    ],
    reason: 'You got this because your account was deactivated.',
    publicUrl,
    supportEmail,
  })
}
