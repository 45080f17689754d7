import { formatInstant } from '../../../platform/mail/layout/format-instant.ts'
import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

interface EmailChangeRequestedParams extends MailSite {
  when: Date
  timeZone: string | null
}

/** To the address that the account still has. The new one is not named: this mailbox may no longer be theirs. */
export function emailChangeRequestedMail(params: EmailChangeRequestedParams): Mail {
  const { when, timeZone, publicUrl, supportEmail } = params
  return renderMail({
    subject: 'Another email address was asked for',
    preheader: 'If it was you, there is nothing to do.',
    heading: 'A new address for your account',
    blocks: [
      {
        kind: 'text',
        text: 'Somebody who knows your password asked to use another email address for your Roomtone account. It changes when the link in the mail to that address is opened.',
      },
      { kind: 'facts', rows: [['When', formatInstant(when, timeZone)]] },
      {
        kind: 'text',
        text: 'If it was you, there is nothing to do. If it was not, choose a new password now; doing so signs out every device.',
      },
      { kind: 'button', label: 'It was not me', url: `${publicUrl}/auth/reset` },
    ],
    reason:
      'You got this because it concerns the security of your account. These mails cannot be switched off.',
    publicUrl,
    supportEmail,
  })
}
