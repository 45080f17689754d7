import type { MailContent } from './mail-content.ts'
import { renderTextBlock } from './render-text-block.ts'
import { wrapText } from './wrap-text.ts'

export function renderText(content: MailContent): string {
  const footer = [
    '-- ',
    `Roomtone, private spaces for small productions\n${content.publicUrl}`,
    wrapText(`${content.reason} Questions? Write to ${content.supportEmail}.`),
    ...(content.unsubscribeUrl ? [`Unsubscribe: ${content.unsubscribeUrl}`] : []),
  ]
  const body = [wrapText(content.heading), ...content.blocks.map(renderTextBlock)]
  return `${body.join('\n\n')}\n\n${footer.join('\n')}\n`
}
