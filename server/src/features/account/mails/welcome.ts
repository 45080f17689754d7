import { greet } from '../../../platform/mail/layout/greet.ts'
import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

interface WelcomeParams extends MailSite {
  firstName?: string | undefined
}

export function welcomeMail({ firstName, publicUrl, supportEmail }: WelcomeParams): Mail {
  return renderMail({
    subject: 'Welcome to Roomtone',
    preheader: 'Two short steps, and you can book or list.',
    heading: 'Welcome to Roomtone',
    blocks: [
      { kind: 'text', text: greet(firstName) },
      {
        kind: 'text',
        text: 'Your account is ready. Two things are left before your first booking or listing:',
      },
      {
        kind: 'facts',
        rows: [
          ['First', 'Your legal name and birthday, and our community commitment'],
          ['Then', 'Identity verification: have a government ID ready, it takes 2 to 3 minutes'],
        ],
      },
      { kind: 'button', label: 'Continue on Roomtone', url: new URL('/dashboard', publicUrl).href },
      {
        kind: 'note',
        text: 'We store your ID encrypted and open it only to review it. Hosts and guests never see it.',
      },
    ],
    reason: 'You got this because an account was created with this address.',
    publicUrl,
    supportEmail,
  })
}
