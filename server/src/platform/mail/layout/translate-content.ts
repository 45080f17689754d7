import { withoutMarks } from '@roomtone/contract/language/own-words'
import type { Translate } from '@roomtone/contract/language/translate'
import { addressIn } from '@roomtone/domain/account/addresses'
import { BARE_LANGUAGE, type Language } from '@roomtone/domain/account/languages'
import type { MailBlock } from './mail-block.ts'
import type { MailContent } from './mail-content.ts'

/**
 * What is marked as somebody's own stays as they wrote it, and the marks go: none leaves the house. Links to public
 * pages lead to them in the language of the mail.
 */
export function translateContent(content: MailContent, say: Translate, language: Language): MailContent {
  const { subject, preheader, heading, reason, blocks, publicUrl } = content
  const lead = (url: string) => linkIn(language, publicUrl, url)
  return {
    ...content,
    publicUrl: lead(publicUrl),
    subject: say(subject),
    preheader: say(preheader),
    heading: say(heading),
    reason: say(reason),
    blocks: blocks.map((block) => translateBlock(block, say, lead)),
  }
}

function linkIn(language: Language, publicUrl: string, url: string): string {
  const isOurs = url === publicUrl || url.startsWith(`${publicUrl}/`)
  if (language === BARE_LANGUAGE || !isOurs) return url
  return `${publicUrl}${addressIn(language, url.slice(publicUrl.length))}`
}

function translateBlock(block: MailBlock, say: Translate, lead: (url: string) => string): MailBlock {
  switch (block.kind) {
    case 'text':
    case 'note':
      return { ...block, text: say(block.text) }
    case 'button':
      return { ...block, label: say(block.label), url: lead(block.url) }
    case 'facts':
      return { ...block, rows: block.rows.map(([label, value]) => [say(label), say(value)]) }
    case 'quote':
      return { ...block, text: withoutMarks(block.text) }
  }
}
