import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

export function addressTakenMail({ publicUrl, supportEmail }: MailSite): Mail {
  return renderMail({
    subject: 'This email address already has an account',
    preheader: "It can't be used for a second one.",
    heading: 'This email address already has an account',
    blocks: [
      {
        kind: 'text',
        text: 'Someone asked to use this address for their Roomtone account. It already belongs to another account, so nothing changed.',
      },
      {
        kind: 'text',
        text: 'Was that you? Sign in with this address, or choose another one for your account.',
      },
      { kind: 'button', label: 'Sign in', url: `${publicUrl}/auth` },
      { kind: 'note', text: "If this wasn't you, you don't need to do anything." },
    ],
    reason: 'You got this because this address belongs to an account on Roomtone.',
    publicUrl,
    supportEmail,
  })
}
