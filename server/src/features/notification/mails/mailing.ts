import type { OfferTopic } from '@roomtone/domain/notification/topics'
import { textsIn } from '@roomtone/texts/all/notification/mails'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'

interface MailingParams extends MailSite {
  topic: OfferTopic
  subject: string
  body: string
  link: { label: string; path: string } | null
  unsubscribeUrl: string | null
  /** A trial for its writer; no one else gets this one. */
  isTrial: boolean
}

/** In the language of the admin who wrote it; only the words that Roomtone adds are in the reader's. */
export function mailingMail(params: MailingParams): MailIn {
  const { topic, subject, body, link, unsubscribeUrl, isTrial, publicUrl, supportEmail } = params
  const paragraphs = body.split(/\r?\n[^\S\n]*\r?\n\s*/)
  return (language) => {
    const { mailing } = textsIn(language)
    return writeMail(language, {
      subject: isTrial ? mailing.trial({ subject }) : subject,
      preheader: shorten(paragraphs[0] ?? ''),
      heading: subject,
      blocks: [
        ...paragraphs.map((text) => ({ kind: 'text' as const, text: text.replaceAll('\r', '') })),
        ...(link ? [{ kind: 'button' as const, label: link.label, url: `${publicUrl}${link.path}` }] : []),
      ],
      reason: mailing.reason({ topic }),
      unsubscribeUrl,
      publicUrl,
      supportEmail,
    })
  }
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length <= 120 ? line : `${line.slice(0, 119).trimEnd()}…`
}
