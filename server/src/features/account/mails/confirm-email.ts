import { formatHours } from '../../../platform/mail/layout/format-duration.ts'
import { greet } from '../../../platform/mail/layout/greet.ts'
import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

interface ConfirmEmailParams extends MailSite {
  fullName: string
  url: string
  hours: number
}

export function confirmEmailMail({
  fullName,
  url,
  hours,
  publicUrl,
  supportEmail,
}: ConfirmEmailParams): Mail {
  return renderMail({
    subject: 'Confirm your email address',
    preheader: "Then you'll get requests, answers and receipts here.",
    heading: 'Confirm your email address',
    blocks: [
      { kind: 'text', text: greet(fullName) },
      {
        kind: 'text',
        text: 'Please confirm that this address is yours. We send booking requests, answers and receipts here.',
      },
      { kind: 'button', label: 'Confirm email address', url },
      {
        kind: 'note',
        text: `The link works for ${formatHours(hours)}. Didn't create a Roomtone account? Ignore this email, and the address stays unconfirmed.`,
      },
    ],
    reason: 'You got this because someone entered this address for a Roomtone account.',
    publicUrl,
    supportEmail,
  })
}
