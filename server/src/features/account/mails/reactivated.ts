import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

export function reactivatedMail({ publicUrl, supportEmail }: MailSite): Mail {
  return renderMail({
    subject: 'Your account is active again',
    preheader: 'You signed in, so we reactivated it.',
    heading: 'Welcome back.',
    blocks: [
      {
        kind: 'text',
        text: 'You signed in, so your account is active again. Your identity verification is where you left it.',
      },
      {
        kind: 'text',
        text: 'Requests that were open when you left stay closed. If you host, the listings that were available are back, so check your calendar.',
      },
      { kind: 'button', label: 'Open Roomtone', url: new URL('/dashboard', publicUrl).href },
      {
        kind: 'note',
        text: "If this wasn't you, reset your password from the sign-in page and write to us.",
      },
    ],
    reason: 'You got this because someone signed in to your deactivated account.',
    publicUrl,
    supportEmail,
  })
}
