import { FLAG_KINDS, FLAG_REASONS } from '@roomtone/domain/moderation/verdict'
import { textsIn } from '@roomtone/texts/all/conversation/mails'
import { textsIn as sharedTextsIn } from '@roomtone/texts/all/mail/shared'
import { textsIn as ruleTextsIn } from '@roomtone/texts/all/moderation/rules'
import type { Language } from '@roomtone/texts/languages'
import { greeting } from '../../../platform/mail/layout/greeting.ts'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'

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
        ...(rule === null ? [] : [{ kind: 'text' as const, text: ruleWords(rule, language) }]),
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

/** A case keeps what it was opened for as the domain words it; what another service has worded stays as it is. */
function ruleWords(rule: string, language: Language): string {
  const kind = FLAG_KINDS.find((one) => FLAG_REASONS[one] === rule)
  return kind ? ruleTextsIn(language).rules[kind] : rule
}
