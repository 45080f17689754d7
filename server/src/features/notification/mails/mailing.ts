import { own } from '@roomtone/contract/language/own-words'
import type { OfferTopic } from '@roomtone/domain/notification/topics'
import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

interface MailingParams extends MailSite {
  topic: OfferTopic
  subject: string
  body: string
  link: { label: string; path: string } | null
  unsubscribeUrl: string | null
  /** The writer looks at it; nobody else gets this one. */
  isTrial: boolean
}

const NAMES: Record<OfferTopic, string> = {
  inspiration: 'inspiration and offers',
  trip_planning: 'trip planning',
  news: 'news and programs',
  feedback: 'feedback',
  regulations: 'travel regulations',
}

/** In the language of the admin who wrote it; only what the house adds is said in the reader's. */
export function mailingMail(params: MailingParams): Mail {
  const { topic, body, link, unsubscribeUrl, isTrial, publicUrl, supportEmail } = params
  const subject = own(params.subject)
  const paragraphs = body.split(/\r?\n[^\S\n]*\r?\n\s*/)
  return renderMail({
    subject: isTrial ? `Trial: ${subject}` : subject,
    preheader: own(shorten(paragraphs[0] ?? '')),
    heading: subject,
    blocks: [
      ...paragraphs.map((text) => ({ kind: 'text' as const, text: own(text.replaceAll('\r', '')) })),
      ...(link ? [{ kind: 'button' as const, label: own(link.label), url: `${publicUrl}${link.path}` }] : []),
    ],
    reason: `You got this because emails about ${NAMES[topic]} are on in your notification settings.`,
    unsubscribeUrl,
    publicUrl,
    supportEmail,
  })
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length <= 120 ? line : `${line.slice(0, 119).trimEnd()}…`
}
