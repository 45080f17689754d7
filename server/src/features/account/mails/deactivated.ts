import { textsIn } from '@roomtone/texts/all/account/mails'
import { textsIn as sharedTextsIn } from '@roomtone/texts/all/mail/shared'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'

export function deactivatedMail({ publicUrl, supportEmail }: MailSite): MailIn {
  return (language) => {
    const { deactivated } = textsIn(language)
    const { shared } = sharedTextsIn(language)
    return writeMail(language, {
      subject: deactivated.subject,
      preheader: deactivated.preheader,
      heading: deactivated.subject,
      blocks: [
        { kind: 'text', text: deactivated.text },
        { kind: 'text', text: deactivated.back },
        { kind: 'button', label: shared.signIn, url: new URL('/auth?tab=sign-in', publicUrl).href },
        { kind: 'note', text: shared.resetAndWrite({ supportEmail }) },
      ],
      reason: deactivated.reason,
      publicUrl,
      supportEmail,
    })
  }
}
