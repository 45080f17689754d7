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
    subject: 'We could not verify your identity',
    preheader: 'This mail says why, and how to try again.',
    heading: 'Your identity is not verified yet.',
    blocks: [
      { kind: 'text', text: greet(fullName) },
      {
        kind: 'text',
        text: 'We looked at what you sent us and could not verify your identity. This is why:',
      },
      { kind: 'quote', text: reason },
      { kind: 'text', text: 'If that can be put right, you are welcome to try again at any time.' },
      { kind: 'button', label: 'Try again', url: new URL('/verify-identity', publicUrl).href },
      { kind: 'note', text: `If you think that we are mistaken, write to ${supportEmail}.` },
    ],
    reason: 'You got this because you asked us to verify your identity.',
    publicUrl,
    supportEmail,
  })
}
