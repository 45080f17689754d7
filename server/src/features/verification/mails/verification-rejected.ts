import { greet } from '../../../platform/mail/layout/greet.ts'
import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

interface VerificationRejectedParams extends MailSite {
  fullName: string
  reason: string
}

export function verificationRejectedMail(params: VerificationRejectedParams): Mail {
  const { fullName, reason, publicUrl, supportEmail } = params
  return renderMail({
    subject: "We couldn't verify your identity",
    preheader: 'See why, and try again.',
    heading: "We couldn't verify your identity",
    blocks: [
      { kind: 'text', text: greet(fullName) },
      {
        kind: 'text',
        text: "We couldn't verify your identity from what you sent us. Here's why:",
      },
      { kind: 'quote', text: reason },
      { kind: 'text', text: 'If you can fix that, try again anytime.' },
      { kind: 'button', label: 'Try again', url: new URL('/verify-identity', publicUrl).href },
      { kind: 'note', text: `Think we got this wrong? Write to ${supportEmail}.` },
    ],
    reason: 'You got this because you asked us to verify your identity.',
    publicUrl,
    supportEmail,
  })
}
