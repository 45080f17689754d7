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
    subject: 'Your email address is about to change',
    preheader: "If this was you, you don't need to do anything.",
    heading: 'Your email address is about to change',
    blocks: [
      {
        kind: 'text',
        text: 'Someone signed in to your account asked to change its email address. It changes once they open the link we sent to the new address.',
      },
      { kind: 'facts', rows: [['When', formatInstant(when, timeZone)]] },
      {
        kind: 'text',
        text: "If this was you, you don't need to do anything. If it wasn't, choose a new password now. That signs out every device.",
      },
      { kind: 'button', label: "This wasn't me", url: `${publicUrl}/auth/reset` },
    ],
    reason:
      "You got this because it's about the security of your account. Security emails can't be turned off.",
    publicUrl,
    supportEmail,
  })
}
