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
    preheader: "We won't email this address anymore.",
    heading: 'Your email address was changed',
    blocks: [
      {
        kind: 'text',
        text: "Your Roomtone account now has a different email address. You can't sign in with this one anymore, and we won't email it again.",
      },
      { kind: 'facts', rows: [['When', formatInstant(when, timeZone)]] },
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
