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
    preheader: "If this was you, you don't need to do anything.",
    heading: 'Your password was changed',
    blocks: [
      { kind: 'text', text: 'The password for your Roomtone account was just changed.' },
      { kind: 'facts', rows: [['When', formatInstant(when, timeZone)]] },
      { kind: 'text', text: "If this was you, you don't need to do anything." },
      {
        kind: 'note',
        text: `If this wasn't you, write to ${supportEmail} right away. We'll lock the account and help you get it back.`,
      },
    ],
    reason:
      "You got this because it's about the security of your account. Security emails can't be turned off.",
    publicUrl,
    supportEmail,
  })
}
