import type { Mail } from './mail.ts'
import type { MailContent } from './mail-content.ts'
import { oneLine } from './one-line.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'

export function renderMail(given: MailContent): Mail {
  const content = { ...given, subject: oneLine(given.subject), preheader: oneLine(given.preheader) }
  return { subject: content.subject, html: renderHtml(content), text: renderText(content) }
}
