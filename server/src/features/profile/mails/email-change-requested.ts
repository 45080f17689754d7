import { formatsIn } from '@roomtone/texts/all/formats'
import { textsIn as sharedTextsIn } from '@roomtone/texts/all/mail/shared'
import { textsIn } from '@roomtone/texts/all/profile/mails'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'

interface EmailChangeRequestedParams extends MailSite {
  when: Date
  timeZone: string | null
}

/** To the address that the account still has. The new one is not named: this mailbox may no longer be theirs. */
export function emailChangeRequestedMail(params: EmailChangeRequestedParams): MailIn {
  const { when, timeZone, publicUrl, supportEmail } = params
  return (language) => {
    const { emailChangeRequested } = textsIn(language)
    const { shared } = sharedTextsIn(language)
    const moment = formatsIn(language).date('exact', { at: when, timeZone: timeZone ?? 'UTC' })
    return writeMail(language, {
      subject: emailChangeRequested.subject,
      preheader: shared.ifYou,
      heading: emailChangeRequested.subject,
      blocks: [
        { kind: 'text', text: emailChangeRequested.text },
        { kind: 'facts', rows: [[shared.when, moment]] },
        { kind: 'text', text: shared.ifNotYou },
        { kind: 'button', label: shared.notMe, url: `${publicUrl}/auth/reset` },
      ],
      reason: shared.security,
      publicUrl,
      supportEmail,
    })
  }
}
