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
    preheader: 'One click, and this is where we write to you from now on.',
    heading: 'Your new address',
    blocks: [
      { kind: 'text', text: greet(fullName) },
      {
        kind: 'text',
        text: 'You asked to use this address for your Roomtone account. Open the link to make it so: from then on you sign in with it.',
      },
      { kind: 'button', label: 'Use this address', url },
      {
        kind: 'note',
        text: `The link works once, for ${formatHours(hours)}. Until then nothing changes. If you did not ask for this, ignore this mail.`,
      },
    ],
    reason: 'You got this because this address was given for an account on Roomtone.',
    publicUrl,
    supportEmail,
  })
}
