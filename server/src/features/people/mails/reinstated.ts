import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

export function reinstatedMail({ publicUrl, supportEmail }: MailSite): Mail {
  return renderMail({
    subject: 'Your account is open again',
    preheader: 'You can sign in as before.',
    heading: 'Your account is open again',
    blocks: [
      { kind: 'text', text: 'Your account is no longer suspended. You can sign in as before.' },
      {
        kind: 'text',
        text: 'Requests that were withdrawn meanwhile stay so. If you host, your listings can be found again: look over your calendar.',
      },
      { kind: 'button', label: 'Sign in', url: new URL('/auth?tab=sign-in', publicUrl).href },
      { kind: 'note', text: `If you have a question about it, write to ${supportEmail}.` },
    ],
    reason: 'You got this because your account was suspended and is not any more.',
    publicUrl,
    supportEmail,
  })
}
