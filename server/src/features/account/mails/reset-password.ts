import { formatMinutes } from '../../../platform/mail/layout/format-duration.ts'
import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

interface ResetPasswordParams extends MailSite {
  url: string
  minutes: number
}

export function resetPasswordMail({ url, minutes, publicUrl, supportEmail }: ResetPasswordParams): Mail {
  return renderMail({
    subject: 'Choose a new password',
    preheader: `The link works once, for ${formatMinutes(minutes)}.`,
    heading: 'Choose a new password',
    blocks: [
      {
        kind: 'text',
        text: 'Someone, most likely you, asked to reset the password for your Roomtone account.',
      },
      { kind: 'button', label: 'Choose a new password', url },
      {
        kind: 'note',
        text: `The link works once, for ${formatMinutes(minutes)}. If this wasn't you, ignore this email and your password stays the same.`,
      },
    ],
    reason: 'You got this because a password reset was requested for this address.',
    publicUrl,
    supportEmail,
  })
}
