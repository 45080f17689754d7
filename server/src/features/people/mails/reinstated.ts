import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

export function reinstatedMail({ publicUrl, supportEmail }: MailSite): Mail {
  return renderMail({
    subject: 'Your account is no longer suspended',
    preheader: 'You can sign in again.',
    heading: 'Your account is no longer suspended',
    blocks: [
      { kind: 'text', text: 'Your account is no longer suspended, so you can sign in again.' },
      {
        kind: 'text',
        text: 'Requests that were withdrawn stay withdrawn. If you host, crews can find your listings again, so check your calendar.',
      },
      { kind: 'button', label: 'Sign in', url: new URL('/auth?tab=sign-in', publicUrl).href },
      { kind: 'note', text: `Questions? Write to ${supportEmail}.` },
    ],
    reason: 'You got this because your account is no longer suspended.',
    publicUrl,
    supportEmail,
  })
}
