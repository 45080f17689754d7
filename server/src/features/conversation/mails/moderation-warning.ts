import { own } from '@roomtone/contract/language/own-words'
import { greet } from '../../../platform/mail/layout/greet.ts'
import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

interface ModerationWarningParams extends MailSite {
  fullName: string
  /** What the admin wrote; empty: nothing. */
  note: string
  /** Null: somebody reported it. */
  rule: string | null
  /** The space that the conversation is about; null: the person as a whole was looked at. */
  title: string | null
}

export function moderationWarningMail(params: ModerationWarningParams): Mail {
  const { fullName, note, rule, title, publicUrl, supportEmail } = params
  const where = title === null ? 'your messages' : `what you wrote in the conversation about ${own(title)}`
  return renderMail({
    subject: 'A warning about your messages',
    preheader: 'Please read this so you can keep using Roomtone.',
    heading: 'A warning about your messages',
    blocks: [
      { kind: 'text', text: greet(fullName) },
      {
        kind: 'text',
        text: `Our team looked at ${where}. It doesn't fit our community commitment.`,
      },
      ...(rule === null ? [] : [{ kind: 'text' as const, text: rule }]),
      ...(note === '' ? [] : [{ kind: 'quote' as const, text: note }]),
      {
        kind: 'text',
        text: 'Nothing else changes for now, but if it happens again, we may suspend your account.',
      },
      {
        kind: 'button',
        label: 'Read the commitment',
        url: new URL('/community-commitment', publicUrl).href,
      },
      { kind: 'note', text: `Think we got this wrong? Write to ${supportEmail}.` },
    ],
    reason: 'You got this because you send messages on Roomtone.',
    publicUrl,
    supportEmail,
  })
}
