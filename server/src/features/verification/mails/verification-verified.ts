import { greet } from '../../../platform/mail/layout/greet.ts'
import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

interface VerificationVerifiedParams extends MailSite {
  fullName: string
}

export function verificationVerifiedMail(params: VerificationVerifiedParams): Mail {
  const { fullName, publicUrl, supportEmail } = params
  return renderMail({
    subject: 'Your identity is verified',
    preheader: 'You can now book spaces or list your property.',
    heading: 'Verification complete.',
    blocks: [
      { kind: 'text', text: greet(fullName) },
      {
        kind: 'text',
        text: 'Your identity has been verified successfully. You can now book spaces or list your property.',
      },
      { kind: 'button', label: 'Open Roomtone', url: new URL('/dashboard', publicUrl).href },
      {
        kind: 'note',
        text: 'To change your legal name or birthday from now on, contact support. We keep your ID encrypted and never show it to hosts or guests.',
      },
    ],
    reason: 'You got this because you asked us to verify your identity.',
    publicUrl,
    supportEmail,
  })
}
