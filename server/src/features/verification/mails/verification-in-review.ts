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
    subject: 'We are looking at your ID',
    preheader: 'One of us checks it, and writes to you when it is done.',
    heading: 'Your ID is under review.',
    blocks: [
      { kind: 'text', text: greet(fullName) },
      {
        kind: 'text',
        text: 'Thank you, your ID has arrived. One of us looks at it and writes to this address when it is done. There is nothing you need to do until then.',
      },
      { kind: 'button', label: 'See where it stands', url: new URL('/verify-identity', publicUrl).href },
      { kind: 'note', text: 'If you did not send us an ID, write to us straight away.' },
    ],
    reason: 'You got this because you asked us to verify your identity.',
    publicUrl,
    supportEmail,
  })
}
