import { textsIn } from '@roomtone/texts/all/verification/mails'
import { greeting } from '../../../platform/mail/layout/greeting.ts'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'

interface VerificationInReviewParams extends MailSite {
  fullName: string
}

/** Says nothing about why: the sender must not learn whether an ID was seen elsewhere. */
export function verificationInReviewMail({ fullName, ...site }: VerificationInReviewParams): MailIn {
  return (language) => {
    const { inReview, reason } = textsIn(language)
    return writeMail(language, {
      subject: inReview.subject,
      preheader: inReview.preheader,
      heading: inReview.heading,
      blocks: [
        { kind: 'text', text: greeting(language, fullName) },
        { kind: 'text', text: inReview.text },
        { kind: 'button', label: inReview.action, url: new URL('/verify-identity', site.publicUrl).href },
        { kind: 'note', text: inReview.note },
      ],
      reason,
      ...site,
    })
  }
}
