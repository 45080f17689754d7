import { speechIn } from '@roomtone/contract/language/speech'
import type { Language } from '@roomtone/domain/account/languages'
import type { MailContent } from './mail-content.ts'
import { renderTextBlock } from './render-text-block.ts'
import { wrapText } from './wrap-text.ts'

/** French sets its colon off, by a space that no line is broken at. */
function colonIn(language: Language): string {
  return language === 'fr' ? '\u00a0:' : ':'
}

export function renderText(content: MailContent, language: Language): string {
  const say = speechIn(language)
  const colon = colonIn(language)
  const footer = [
    '-- ',
    `${say('Roomtone, private spaces for small productions')}\n${content.publicUrl}`,
    wrapText(`${content.reason} ${say('Questions? Write to')} ${content.supportEmail}.`),
    ...(content.unsubscribeUrl ? [`${say('Unsubscribe')}${colon} ${content.unsubscribeUrl}`] : []),
  ]
  const body = [wrapText(content.heading), ...content.blocks.map((block) => renderTextBlock(block, colon))]
  return `${body.join('\n\n')}\n\n${footer.join('\n')}\n`
}
