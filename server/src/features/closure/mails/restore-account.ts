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
        text: 'Somebody signed in to your account with the right password or your Google account. It is being deleted, so nobody was let in.',
      },
      {
        kind: 'text',
        text: `If you would like to keep it after all, restore it until ${formatInstant(until, timeZone)}. If not, do nothing.`,
      },
      { kind: 'button', label: 'Restore my account', url },
    ],
    reason: 'You got this because somebody signed in to your account.',
    publicUrl,
    supportEmail,
  })
}
