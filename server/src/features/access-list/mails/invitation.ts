import { greet } from '../../../platform/mail/layout/greet.ts'
import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

interface InvitationParams extends MailSite {
  fullName?: string | undefined
  url: string
}

export function invitationMail({ fullName, url, publicUrl, supportEmail }: InvitationParams): Mail {
  return renderMail({
    subject: 'Your invitation to Roomtone',
    preheader: 'Create your account with this email address.',
    heading: "You're invited.",
    blocks: [
      { kind: 'text', text: greet(fullName) },
      {
        kind: 'text',
        text: "You're invited to Roomtone, where verified crews rent private spaces for small productions, by the hour or by the day.",
      },
      {
        kind: 'text',
        text: 'Sign up with the address this email came to. The invitation only works with that one.',
      },
      { kind: 'button', label: 'Create your account', url },
      {
        kind: 'note',
        text: 'Have a government ID ready. Everyone verifies their identity before booking or listing. It takes 2 to 3 minutes.',
      },
    ],
    reason:
      'You got this because you asked for access to Roomtone, or because we added you to its access list.',
    publicUrl,
    supportEmail,
  })
}
