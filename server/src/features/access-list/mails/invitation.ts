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
    preheader: 'There is room. Create your account with this address.',
    heading: 'There is room for you.',
    blocks: [
      { kind: 'text', text: greet(fullName) },
      {
        kind: 'text',
        text: 'You are invited to Roomtone, where hosts list private spaces and identity-verified crews rent them for small productions, by the hour or by the day.',
      },
      {
        kind: 'text',
        text: 'Create your account with the address this mail came to: the invitation belongs to it, and to no other.',
      },
      { kind: 'button', label: 'Create your account', url },
      {
        kind: 'note',
        text: 'Have a government ID at hand. Everyone passes an identity check before they book or list; it takes 2 to 3 minutes.',
      },
    ],
    reason:
      'You got this because you asked for access to Roomtone, or because we added you to its access list.',
    publicUrl,
    supportEmail,
  })
}
