import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

export function reactivatedMail({ publicUrl, supportEmail }: MailSite): Mail {
  return renderMail({
    subject: 'Your account is active again',
    preheader: 'You signed in, and everything is as you left it.',
    heading: 'Good to have you back.',
    blocks: [
      {
        kind: 'text',
        text: 'You signed in, so your account is active again, with the verification status it had before you left.',
      },
      {
        kind: 'text',
        text: 'Requests that were pending when you deactivated were withdrawn then and stay so. If you host, the listings that were available are available again: look over your calendar.',
      },
      { kind: 'button', label: 'Open Roomtone', url: new URL('/dashboard', publicUrl).href },
      {
        kind: 'note',
        text: 'If it was not you who signed in, reset your password from the sign-in page and write to us.',
      },
    ],
    reason: 'You got this because your deactivated account was used again.',
    publicUrl,
    supportEmail,
  })
}
