import { textsIn as sharedTextsIn } from '@roomtone/texts/all/mail/shared'
import { textsIn } from '@roomtone/texts/all/verification/mails'
import { greeting } from '../../../platform/mail/layout/greeting.ts'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'

interface VerificationVerifiedParams extends MailSite {
  fullName: string
}

export function verificationVerifiedMail({ fullName, ...site }: VerificationVerifiedParams): MailIn {
  return (language) => {
    const { verified, reason } = textsIn(language)
    const { shared } = sharedTextsIn(language)
    return writeMail(language, {
      subject: verified.subject,
      preheader: verified.preheader,
      heading: verified.heading,
      blocks: [
        { kind: 'text', text: greeting(language, fullName) },
        { kind: 'text', text: verified.text },
        { kind: 'button', label: shared.open, url: new URL('/dashboard', site.publicUrl).href },
        { kind: 'note', text: verified.note },
      ],
      reason,
      ...site,
    })
  }
}
