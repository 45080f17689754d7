import { formatInstant } from '../../../platform/mail/layout/format-instant.ts'
import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

interface RestoreAccountParams extends MailSite {
  url: string
  until: Date
  timeZone: string | null
}

/** For whoever signs in to an account that is on its way out. */
export function restoreAccountMail({
  url,
  until,
  timeZone,
  publicUrl,
  supportEmail,
}: RestoreAccountParams): Mail {
  return renderMail({
    subject: 'Restore your account?',
    preheader: 'You signed in to an account that is being deleted.',
    heading: 'Restore your account?',
    blocks: [
      {
        kind: 'text',
        text: "Someone tried to sign in to your account with the right credentials. The account is being deleted, so we didn't let them in.",
      },
      {
        kind: 'text',
        text: `Want to keep it? Restore it by ${formatInstant(until, timeZone)}. If not, you don't need to do anything.`,
      },
      { kind: 'button', label: 'Restore my account', url },
    ],
    reason: 'You got this because someone tried to sign in to your account.',
    publicUrl,
    supportEmail,
  })
}
