import { textsIn } from '@roomtone/texts/all/referral/mails'
import { greetingName } from '../../../platform/mail/layout/greeting-name.ts'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'

interface InvitationParams extends MailSite {
  /** First name. */
  referrerName: string
  link: string
  /** Everyone may join at present. */
  isOpen: boolean
}

/** To somebody who is not a member: one mail, and never a second, however many invite them. */
export function referralInvitationMail(params: InvitationParams): MailIn {
  const { referrerName, link, isOpen, publicUrl, supportEmail } = params
  return (language) => {
    const { invitation } = textsIn(language)
    const name = greetingName(referrerName) ?? invitation.friend
    const { action, note } = isOpen ? invitation.open : invitation.closed
    return writeMail(language, {
      subject: invitation.subject({ name }),
      preheader: invitation.preheader,
      heading: invitation.heading,
      blocks: [
        { kind: 'text', text: invitation.text({ name }) },
        { kind: 'text', text: invitation.how },
        { kind: 'button', label: action, url: link },
        { kind: 'note', text: note },
      ],
      reason: invitation.reason({ name }),
      publicUrl,
      supportEmail,
    })
  }
}
