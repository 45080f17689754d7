import { textsIn as sharedTextsIn } from '@roomtone/texts/all/mail/shared'
import { textsIn } from '@roomtone/texts/all/profile/mails'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'

export function addressTakenMail(site: MailSite): MailIn {
  return (language) => {
    const { addressTaken } = textsIn(language)
    return writeMail(language, {
      subject: addressTaken.subject,
      preheader: addressTaken.preheader,
      heading: addressTaken.subject,
      blocks: [
        { kind: 'text', text: addressTaken.text },
        { kind: 'text', text: addressTaken.wasYou },
        { kind: 'button', label: sharedTextsIn(language).shared.signIn, url: `${site.publicUrl}/auth` },
        { kind: 'note', text: addressTaken.note },
      ],
      reason: addressTaken.reason,
      ...site,
    })
  }
}
