import { formatInstant } from '../../../platform/mail/layout/format-instant.ts'
import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

interface FactorRemovalParams extends MailSite {
  when: Date
  /** That the reader has chosen. */
  timeZone?: string | null
  byAdmin: boolean
  /** Keeps everything as it is. */
  url: string
}

export function factorRemovalMail(params: FactorRemovalParams): Mail {
  const { when, timeZone, byAdmin, url, publicUrl, supportEmail } = params
  return renderMail({
    subject: 'Your second factor will be removed',
    preheader: 'If you didn’t ask for this, keep it with one click.',
    heading: 'Your second factor will be removed',
    blocks: [
      {
        kind: 'text',
        text: byAdmin
          ? 'Someone asked our team to remove the second factor on your account, and we checked who was asking.'
          : 'You asked us to remove the second factor on your account.',
      },
      {
        kind: 'text',
        text: 'Your authenticator app, passkeys and recovery codes will stop working, and you’ll sign in with just your password.',
      },
      { kind: 'facts', rows: [['Removed on', formatInstant(when, timeZone)]] },
      { kind: 'text', text: 'Didn’t ask for this, or found your phone? Keep everything as it is:' },
      { kind: 'button', label: 'Keep my second factor', url },
      { kind: 'note', text: `If you didn’t ask for it, also write to ${supportEmail}.` },
    ],
    reason:
      "You got this because it's about the security of your account. Security emails can't be turned off.",
    publicUrl,
    supportEmail,
  })
}
