import { textsIn } from '@roomtone/texts/all/conversation/mails'
import { textsIn as sharedTextsIn } from '@roomtone/texts/all/mail/shared'
import { greeting } from '../../../platform/mail/layout/greeting.ts'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'

interface TextDecidedParams extends MailSite {
  fullName: string
  /** What the author wrote. */
  quote: string
  /** What the admin wrote; empty: nothing. */
  note: string
}

export function textApprovedMail(params: TextDecidedParams): MailIn {
  return textDecidedMail(params, 'approved')
}

export function textRejectedMail(params: TextDecidedParams): MailIn {
  return textDecidedMail(params, 'rejected')
}

function textDecidedMail(params: TextDecidedParams, decision: 'approved' | 'rejected'): MailIn {
  const { fullName, quote, note, publicUrl, supportEmail } = params
  return (language) => {
    const { text } = textsIn(language)
    const { subject, preheader, lead } = text[decision]
    const appeal = sharedTextsIn(language).shared.wrong({ supportEmail })
    return writeMail(language, {
      subject,
      preheader,
      heading: subject,
      blocks: [
        { kind: 'text', text: greeting(language, fullName) },
        { kind: 'text', text: lead },
        { kind: 'quote', text: quote },
        ...(note === ''
          ? []
          : [
              { kind: 'text' as const, text: text.adds },
              { kind: 'quote' as const, text: note },
            ]),
        ...(decision === 'approved' ? [] : [{ kind: 'note' as const, text: appeal }]),
      ],
      reason: text.reason,
      publicUrl,
      supportEmail,
    })
  }
}
