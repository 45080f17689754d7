import type { Translate } from '@roomtone/contract/language/translate'
import type { MailContent } from './mail-content.ts'
import { renderTextBlock } from './render-text-block.ts'
import { wrapText } from './wrap-text.ts'

export function renderText(content: MailContent, say: Translate): string {
  const footer = [
    '-- ',
    `${say('Roomtone, private spaces for small productions')}\n${content.publicUrl}`,
    wrapText(`${content.reason} ${say('Questions? Write to')} ${content.supportEmail}.`),
    ...(content.unsubscribeUrl ? [`${say('Unsubscribe')}: ${content.unsubscribeUrl}`] : []),
  ]
  const body = [wrapText(content.heading), ...content.blocks.map(renderTextBlock)]
  return `${body.join('\n\n')}\n\n${footer.join('\n')}\n`
}
