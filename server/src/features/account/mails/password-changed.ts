import { formatInstant } from '../../../platform/mail/layout/format-instant.ts'
import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

interface PasswordChangedParams extends MailSite {
  when: Date
  /** That the reader has chosen. */
  timeZone?: string | null
}

export function passwordChangedMail({
  when,
  timeZone,
  publicUrl,
  supportEmail,
}: PasswordChangedParams): Mail {
  return renderMail({
    subject: 'Your password was changed',
    preheader: 'If it was you, there is nothing to do.',
    heading: 'Your password was changed',
    blocks: [
      { kind: 'text', text: 'The password of your Roomtone account has just been replaced by a new one.' },
      { kind: 'facts', rows: [['When', formatInstant(when, timeZone)]] },
      { kind: 'text', text: 'If it was you, there is nothing to do.' },
      {
        kind: 'note',
        text: `If it was not you, write to ${supportEmail} straight away. We will lock the account and help you get it back.`,
      },
    ],
    reason:
      'You got this because it concerns the security of your account. These mails cannot be switched off.',
    publicUrl,
    supportEmail,
  })
}
