import { formatInstant } from '../../../platform/mail/layout/format-instant.ts'
import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

interface EmailChangedParams extends MailSite {
  when: Date
  timeZone: string | null
}

/** To the address from before. */
export function emailChangedMail({ when, timeZone, publicUrl, supportEmail }: EmailChangedParams): Mail {
  return renderMail({
    subject: 'Your email address was changed',
    preheader: 'We no longer write to this address.',
    heading: 'Your email address was changed',
    blocks: [
      {
        kind: 'text',
        text: 'Your Roomtone account now has another email address. This one no longer opens it, and we will not write here again.',
      },
      { kind: 'facts', rows: [['When', formatInstant(when, timeZone)]] },
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
