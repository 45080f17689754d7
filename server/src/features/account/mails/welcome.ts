import { greet } from '../../../platform/mail/layout/greet.ts'
import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

interface WelcomeParams extends MailSite {
  firstName?: string | undefined
}

export function welcomeMail({ firstName, publicUrl, supportEmail }: WelcomeParams): Mail {
  return renderMail({
    subject: 'Welcome to Roomtone',
    preheader: 'Your account is ready. Two short steps, and you can book or list.',
    heading: 'Welcome in.',
    blocks: [
      { kind: 'text', text: greet(firstName) },
      {
        kind: 'text',
        text: 'Your account is ready. Roomtone is a small, invited community of hosts and crews, and it works because everyone in it is who they say they are. Two things come before your first booking or listing:',
      },
      {
        kind: 'facts',
        rows: [
          ['First', 'Your legal name and birthday, and our community commitment'],
          ['Then', 'Identity verification: a government ID and 2 to 3 minutes'],
        ],
      },
      { kind: 'button', label: 'Continue on Roomtone', url: new URL('/dashboard', publicUrl).href },
      {
        kind: 'note',
        text: 'Your ID is stored encrypted and read for review only. No host and no guest ever sees it.',
      },
    ],
    reason: 'You got this because an account was created with this address.',
    publicUrl,
    supportEmail,
  })
}
