import { wordsOfRejection } from '@roomtone/domain/verification/rejection'
import { textsIn as sharedTextsIn } from '@roomtone/texts/all/mail/shared'
import { textsIn } from '@roomtone/texts/all/verification/mails'
import { textsIn as rejectionsIn } from '@roomtone/texts/all/verification/rejections'
import { greeting } from '../../../platform/mail/layout/greeting.ts'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'

interface VerificationRejectedParams extends MailSite {
  fullName: string
  reason: string
}

export function verificationRejectedMail(params: VerificationRejectedParams): MailIn {
  const { fullName, reason, publicUrl, supportEmail } = params
  return (language) => {
    const texts = textsIn(language)
    const { rejected } = texts
    return writeMail(language, {
      subject: rejected.subject,
      preheader: rejected.preheader,
      heading: rejected.subject,
      blocks: [
        { kind: 'text', text: greeting(language, fullName) },
        { kind: 'text', text: rejected.text },
        { kind: 'quote', text: wordsOfRejection(rejectionsIn(language).rejections, reason) },
        { kind: 'text', text: rejected.again },
        { kind: 'button', label: rejected.action, url: new URL('/verify-identity', publicUrl).href },
        { kind: 'note', text: sharedTextsIn(language).shared.wrong({ supportEmail }) },
      ],
      reason: texts.reason,
      publicUrl,
      supportEmail,
    })
  }
}
