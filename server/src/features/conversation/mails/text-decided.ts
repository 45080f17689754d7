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

const REASON = 'You got this because we reviewed one of your texts on Roomtone.'

export function textApprovedMail(params: TextDecidedParams): Mail {
  return textDecidedMail(params, {
    subject: 'Your text was approved',
    preheader: 'You can save it now, word for word.',
    heading: 'You can use this text.',
    lead: 'Our team has read this text, and you can save it now, word for word:',
  })
}

export function textRejectedMail(params: TextDecidedParams): Mail {
  return textDecidedMail(params, {
    subject: 'Please change your text',
    preheader: 'It cannot be used as it is.',
    heading: 'This text cannot be used.',
    lead: 'Our team has read this text. It cannot be used as it is, so please change it:',
    appeal: `If you think that we are mistaken, write to ${params.supportEmail}.`,
  })
}

type Words = { subject: string; preheader: string; heading: string; lead: string; appeal?: string }

function textDecidedMail(
  { fullName, quote, note, publicUrl, supportEmail }: TextDecidedParams,
  { lead, appeal, ...words }: Words,
): Mail {
  return renderMail({
    ...words,
    blocks: [
      { kind: 'text', text: greet(fullName) },
      { kind: 'text', text: lead },
      { kind: 'quote', text: quote },
      ...(note === ''
        ? []
        : [
            { kind: 'text' as const, text: 'Our team adds:' },
            { kind: 'quote' as const, text: note },
          ]),
      ...(appeal === undefined ? [] : [{ kind: 'note' as const, text: appeal }]),
    ],
    reason: REASON,
    publicUrl,
    supportEmail,
  })
}
