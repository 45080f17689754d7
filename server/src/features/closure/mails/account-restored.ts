import { textsIn } from '@roomtone/texts/all/closure/mails'
import { textsIn as sharedTextsIn } from '@roomtone/texts/all/mail/shared'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'

export function accountRestoredMail({ publicUrl, supportEmail }: MailSite): MailIn {
  return (language) => {
    const { accountRestored } = textsIn(language)
    const { shared } = sharedTextsIn(language)
    return writeMail(language, {
      subject: accountRestored.subject,
      preheader: accountRestored.preheader,
      heading: accountRestored.subject,
      blocks: [
        { kind: 'text', text: accountRestored.text },
        { kind: 'button', label: shared.signIn, url: new URL('/auth?tab=sign-in', publicUrl).href },
        { kind: 'note', text: shared.resetAndWrite({ supportEmail }) },
      ],
      reason: accountRestored.reason,
      publicUrl,
      supportEmail,
    })
  }
}
