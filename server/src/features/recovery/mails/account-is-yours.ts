import { textsIn as sharedTextsIn } from '@roomtone/texts/all/mail/shared'
import { textsIn } from '@roomtone/texts/all/recovery/mails'
import { greeting } from '../../../platform/mail/layout/greeting.ts'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'

/** After the first proof of a mailbox by a password reset: what was set up before it is gone. */
export function accountIsYoursMail({ publicUrl, supportEmail }: MailSite): MailIn {
  return (language) => {
    const { accountIsYours } = textsIn(language)
    const { shared } = sharedTextsIn(language)
    return writeMail(language, {
      subject: accountIsYours.subject,
      preheader: accountIsYours.preheader,
      heading: accountIsYours.heading,
      blocks: [
        { kind: 'text', text: greeting(language, undefined) },
        { kind: 'text', text: accountIsYours.text },
        { kind: 'text', text: accountIsYours.removed },
        { kind: 'button', label: shared.signIn, url: new URL('/auth?tab=sign-in', publicUrl).href },
        { kind: 'note', text: accountIsYours.note({ supportEmail }) },
      ],
      reason: accountIsYours.reason,
      publicUrl,
      supportEmail,
    })
  }
}
