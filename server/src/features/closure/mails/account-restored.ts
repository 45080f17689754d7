import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

export function accountRestoredMail({ publicUrl, supportEmail }: MailSite): Mail {
  return renderMail({
    subject: 'Your account is restored',
    preheader: 'Nothing was erased. You can sign in again.',
    heading: 'Your account is restored',
    blocks: [
      {
        kind: 'text',
        text: 'Nothing was erased. Your profile is back, and so are the listings that were available, so check your calendar. Requests that ended when you left stay closed.',
      },
      { kind: 'button', label: 'Sign in', url: new URL('/auth?tab=sign-in', publicUrl).href },
      {
        kind: 'note',
        text: `If this wasn't you, reset your password from the sign-in page and write to ${supportEmail}.`,
      },
    ],
    reason: 'You got this because your account was restored.',
    publicUrl,
    supportEmail,
  })
}
