import type { Language } from '@roomtone/texts/languages'
import type { Mail } from './mail.ts'
import type { MailContent } from './mail-content.ts'
import { oneLine } from './one-line.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'

/** Unicode's isolates: somebody who types them into a name would turn what follows around. */
const ISOLATES = /[\u2066-\u2069]/g

/** A mail whose words are in `language` already. */
export function writeMail(language: Language, written: MailContent): Mail {
  const subject = oneLine(written.subject)
  const content = { ...written, subject, preheader: oneLine(written.preheader) }
  return {
    subject: withoutIsolates(subject),
    html: withoutIsolates(renderHtml(content, language)),
    text: withoutIsolates(renderText(content, language)),
  }
}

function withoutIsolates(text: string): string {
  return text.replace(ISOLATES, '')
}
