import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

export function addressTakenMail({ publicUrl, supportEmail }: MailSite): Mail {
  return renderMail({
    subject: 'This address has an account already',
    preheader: 'It cannot be used for a second one.',
    heading: 'This address is in use',
    blocks: [
      {
        kind: 'text',
        text: 'Somebody asked to use this address for their Roomtone account. It belongs to another account already, so nothing was changed.',
      },
      { kind: 'text', text: 'If that was you: sign in with this address, or choose another one there.' },
      { kind: 'button', label: 'Sign in', url: `${publicUrl}/auth` },
      { kind: 'note', text: 'If it was not you, there is nothing to do.' },
    ],
    reason: 'You got this because this address belongs to an account on Roomtone.',
    publicUrl,
    supportEmail,
  })
}
