import { textsIn } from '@roomtone/texts/all/access-list/mails'
import { greeting } from '../../../platform/mail/layout/greeting.ts'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'

interface InvitationParams extends MailSite {
  fullName?: string | undefined
  url: string
}

export function invitationMail({ fullName, url, ...site }: InvitationParams): MailIn {
  return (language) => {
    const { invitation } = textsIn(language)
    return writeMail(language, {
      subject: invitation.subject,
      preheader: invitation.preheader,
      heading: invitation.heading,
      blocks: [
        { kind: 'text', text: greeting(language, fullName) },
        { kind: 'text', text: invitation.text },
        { kind: 'text', text: invitation.how },
        { kind: 'button', label: invitation.action, url },
        { kind: 'note', text: invitation.note },
      ],
      reason: invitation.reason,
      ...site,
    })
  }
}
