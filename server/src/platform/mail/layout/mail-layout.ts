import { addressIn, BARE_LANGUAGE } from '@roomtone/domain/account/addresses'
import type { Language } from '@roomtone/texts/languages'
import type { Mail } from './mail.ts'
import type { MailContent } from './mail-content.ts'
import { oneLine } from './one-line.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'

/** Unicode's isolates: somebody who types them into a name would turn what follows around. */
const ISOLATES = /[\u2066-\u2069]/g

/** A mail whose words are in `language` already. Links to public pages lead to them in that language. */
export function writeMail(language: Language, written: MailContent): Mail {
  const subject = oneLine(written.subject)
  const { publicUrl } = written
  const lead = (url: string) => linkIn(language, publicUrl, url)
  const content: MailContent = {
    ...written,
    subject,
    preheader: oneLine(written.preheader),
    publicUrl: lead(publicUrl),
    blocks: written.blocks.map((block) =>
      block.kind === 'button' ? { ...block, url: lead(block.url) } : block,
    ),
  }
  return {
    subject: withoutIsolates(subject),
    html: withoutIsolates(renderHtml(content, language)),
    text: withoutIsolates(renderText(content, language)),
  }
}

function linkIn(language: Language, publicUrl: string, url: string): string {
  const isOurs = url === publicUrl || url.startsWith(`${publicUrl}/`)
  return isOurs && language !== BARE_LANGUAGE
    ? publicUrl + addressIn(language, url.slice(publicUrl.length))
    : url
}

function withoutIsolates(text: string): string {
  return text.replace(ISOLATES, '')
}
