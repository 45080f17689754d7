import { textsIn } from '@roomtone/texts/all/account/mails'
import { textsIn as sharedTextsIn } from '@roomtone/texts/all/mail/shared'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'

export function reactivatedMail(site: MailSite): MailIn {
  return (language) => {
    const { reactivated } = textsIn(language)
    const { shared } = sharedTextsIn(language)
    return writeMail(language, {
      subject: reactivated.subject,
      preheader: reactivated.preheader,
      heading: reactivated.heading,
      blocks: [
        { kind: 'text', text: reactivated.text },
        { kind: 'text', text: reactivated.closed },
        { kind: 'button', label: shared.open, url: new URL('/dashboard', site.publicUrl).href },
        { kind: 'note', text: reactivated.note },
      ],
      reason: reactivated.reason,
      ...site,
    })
  }
}
