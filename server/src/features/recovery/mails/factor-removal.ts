import { formatsIn } from '@roomtone/texts/all/formats'
import { textsIn as sharedTextsIn } from '@roomtone/texts/all/mail/shared'
import { textsIn } from '@roomtone/texts/all/recovery/mails'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'

interface FactorRemovalParams extends MailSite {
  when: Date
  /** That the reader has chosen. */
  timeZone?: string | null
  byAdmin: boolean
  /** Keeps everything as it is. */
  url: string
}

export function factorRemovalMail(params: FactorRemovalParams): MailIn {
  const { when, timeZone, byAdmin, url, publicUrl, supportEmail } = params
  return (language) => {
    const { factorRemoval } = textsIn(language)
    const moment = formatsIn(language).date('exact', { at: when, timeZone: timeZone ?? 'UTC' })
    return writeMail(language, {
      subject: factorRemoval.subject,
      preheader: factorRemoval.preheader,
      heading: factorRemoval.subject,
      blocks: [
        { kind: 'text', text: byAdmin ? factorRemoval.askedTeam : factorRemoval.asked },
        { kind: 'text', text: factorRemoval.text },
        { kind: 'facts', rows: [[factorRemoval.when, moment]] },
        { kind: 'text', text: factorRemoval.keep },
        { kind: 'button', label: factorRemoval.action, url },
        { kind: 'note', text: factorRemoval.note({ supportEmail }) },
      ],
      reason: sharedTextsIn(language).shared.security,
      publicUrl,
      supportEmail,
    })
  }
}
