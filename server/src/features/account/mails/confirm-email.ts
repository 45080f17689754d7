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
    preheader: 'One click, and hosts and crews can reach you through Roomtone.',
    heading: 'Is this your address?',
    blocks: [
      { kind: 'text', text: greet(fullName) },
      {
        kind: 'text',
        text: 'Please confirm that this address is yours. Booking requests, answers and receipts come here, so we ask before the first one.',
      },
      { kind: 'button', label: 'Confirm email address', url },
      {
        kind: 'note',
        text: `The link works for ${formatHours(hours)}. If you did not create an account on Roomtone, ignore this mail; without the click the address stays unconfirmed.`,
      },
    ],
    reason: 'You got this because this address was given for an account on Roomtone.',
    publicUrl,
    supportEmail,
  })
}
