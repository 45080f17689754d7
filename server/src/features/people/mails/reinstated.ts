import { textsIn as sharedTextsIn } from '@roomtone/texts/all/mail/shared'
import { textsIn } from '@roomtone/texts/all/people/mails'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'

export function reinstatedMail({ publicUrl, supportEmail }: MailSite): MailIn {
  return (language) => {
    const { reinstated } = textsIn(language)
    const { shared } = sharedTextsIn(language)
    return writeMail(language, {
      subject: reinstated.subject,
      preheader: reinstated.preheader,
      heading: reinstated.subject,
      blocks: [
        { kind: 'text', text: reinstated.text },
        { kind: 'text', text: reinstated.requests },
        { kind: 'button', label: shared.signIn, url: new URL('/auth?tab=sign-in', publicUrl).href },
        { kind: 'note', text: reinstated.note({ supportEmail }) },
      ],
      reason: reinstated.reason,
      publicUrl,
      supportEmail,
    })
  }
}
