import { greet } from '../../../platform/mail/layout/greet.ts'
import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

interface TextDecidedParams extends MailSite {
  fullName: string
  /** What the author wrote. */
  quote: string
  /** What the admin wrote; empty: nothing. */
  note: string
}

const REASON = 'You got this because a text of yours was reviewed on Roomtone.'

export function textApprovedMail({
  fullName,
  quote,
  note,
  publicUrl,
  supportEmail,
}: TextDecidedParams): Mail {
  return renderMail({
    subject: 'Your text was approved',
    preheader: 'You can save it now, word for word.',
    heading: 'You can use this text.',
    blocks: [
      { kind: 'text', text: greet(fullName) },
      { kind: 'text', text: 'Our team has read this text, and you can save it now, word for word:' },
      { kind: 'quote', text: quote },
      ...(note === ''
        ? []
        : [
            { kind: 'text' as const, text: 'Our team adds:' },
            { kind: 'quote' as const, text: note },
          ]),
    ],
    reason: REASON,
    publicUrl,
    supportEmail,
  })
}

export function textRejectedMail({
  fullName,
  quote,
  note,
  publicUrl,
  supportEmail,
}: TextDecidedParams): Mail {
  return renderMail({
    subject: 'Please change your text',
    preheader: 'It cannot be used as it is.',
    heading: 'This text cannot be used.',
    blocks: [
      { kind: 'text', text: greet(fullName) },
      { kind: 'text', text: 'Our team has read this text. It cannot be used as it is, so please change it:' },
      { kind: 'quote', text: quote },
      ...(note === ''
        ? []
        : [
            { kind: 'text' as const, text: 'Our team adds:' },
            { kind: 'quote' as const, text: note },
          ]),
      { kind: 'note', text: `If you think that we are mistaken, write to ${supportEmail}.` },
    ],
    reason: REASON,
    publicUrl,
    supportEmail,
  })
}
