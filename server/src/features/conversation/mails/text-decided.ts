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

const REASON = 'You got this because we reviewed a text you wrote on Roomtone.'

export function textApprovedMail(params: TextDecidedParams): Mail {
  return textDecidedMail(params, {
    subject: 'Your text was approved',
    preheader: 'You can save it now, exactly as you wrote it.',
    heading: 'Your text was approved',
    lead: 'Our team read this text, and you can save it now, exactly as you wrote it:',
  })
}

export function textRejectedMail(params: TextDecidedParams): Mail {
  return textDecidedMail(params, {
    subject: 'Please change your text',
    preheader: "You can't use it as it is.",
    heading: 'Please change your text',
    lead: "Our team read this text. You can't use it as it is, so please change it:",
    appeal: `Think we got this wrong? Write to ${params.supportEmail}.`,
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
