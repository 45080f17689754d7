import { formatHours } from '../../../platform/mail/layout/format-duration.ts'
import { greet } from '../../../platform/mail/layout/greet.ts'
import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

interface ChangeEmailParams extends MailSite {
  fullName: string
  url: string
  hours: number
}

export function changeEmailMail({ fullName, url, hours, publicUrl, supportEmail }: ChangeEmailParams): Mail {
  return renderMail({
    subject: 'Confirm your new email address',
    preheader: "Then we'll email you here.",
    heading: 'Confirm your new email address',
    blocks: [
      { kind: 'text', text: greet(fullName) },
      {
        kind: 'text',
        text: "You asked to use this address for your Roomtone account. Open the link to confirm it. After that, you'll sign in with it.",
      },
      { kind: 'button', label: 'Use this address', url },
      {
        kind: 'note',
        text: `The link works once, for ${formatHours(hours)}. Until you open it, nothing changes. Didn't ask for this? Ignore this email.`,
      },
    ],
    reason: 'You got this because someone entered this address for a Roomtone account.',
    publicUrl,
    supportEmail,
  })
}
