import { greet } from '../../../platform/mail/layout/greet.ts'
import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

interface VerificationInReviewParams extends MailSite {
  fullName: string
}

/** Says nothing about why: whether an ID was seen elsewhere is not for whoever sent it. */
export function verificationInReviewMail(params: VerificationInReviewParams): Mail {
  const { fullName, publicUrl, supportEmail } = params
  return renderMail({
    subject: 'We’re reviewing your ID',
    preheader: "We'll email you when we're done.",
    heading: 'Your ID is under review',
    blocks: [
      { kind: 'text', text: greet(fullName) },
      {
        kind: 'text',
        text: "Thanks, we got your ID. We'll email you when we've reviewed it. You don't need to do anything until then.",
      },
      { kind: 'button', label: 'See the status', url: new URL('/verify-identity', publicUrl).href },
      { kind: 'note', text: "Didn't send us an ID? Write to us right away." },
    ],
    reason: 'You got this because you asked us to verify your identity.',
    publicUrl,
    supportEmail,
  })
}
