import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

export function accountRestoredMail({ publicUrl, supportEmail }: MailSite): Mail {
  return renderMail({
    subject: 'Your account is restored',
    preheader: 'Nothing was erased. Sign in as ever.',
    heading: 'Your account is restored',
    blocks: [
      {
        kind: 'text',
        text: 'Nothing was erased. Your profile is there again, and the listings that were available can be booked: look over your calendar. Requests that ended when you left stay ended.',
      },
      { kind: 'button', label: 'Sign in', url: new URL('/auth?tab=sign-in', publicUrl).href },
      {
        kind: 'note',
        text: `If it was not you, reset your password from the sign-in page and write to ${supportEmail}.`,
      },
    ],
    reason: 'You got this because the deletion of your account was taken back.',
    publicUrl,
    supportEmail,
  })
}
