import { textsIn } from '@roomtone/texts/all/conversation/mails'
import { textsIn as sharedTextsIn } from '@roomtone/texts/all/mail/shared'
import { greeting } from '../../../platform/mail/layout/greeting.ts'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'
import { wordsOfReason } from '../../moderation/entry.ts'

interface ModerationWarningParams extends MailSite {
  fullName: string
  /** What the admin wrote; empty: nothing. */
  note: string
  /** Null: somebody reported it. */
  rule: string | null
  /** The space that the conversation is about; null: the person as a whole was looked at. */
  title: string | null
}

export function moderationWarningMail(params: ModerationWarningParams): MailIn {
  const { fullName, note, rule, title, publicUrl, supportEmail } = params
  return (language) => {
    const { warning } = textsIn(language)
    return writeMail(language, {
      subject: warning.subject,
      preheader: warning.preheader,
      heading: warning.subject,
      blocks: [
        { kind: 'text', text: greeting(language, fullName) },
        { kind: 'text', text: title === null ? warning.text : warning.textAbout({ title }) },
        ...(rule === null ? [] : [{ kind: 'text' as const, text: wordsOfReason(rule)(language) }]),
        ...(note === '' ? [] : [{ kind: 'quote' as const, text: note }]),
        { kind: 'text', text: warning.next },
        { kind: 'button', label: warning.action, url: new URL('/community-commitment', publicUrl).href },
        { kind: 'note', text: sharedTextsIn(language).shared.wrong({ supportEmail }) },
      ],
      reason: warning.reason,
      publicUrl,
      supportEmail,
    })
  }
}
