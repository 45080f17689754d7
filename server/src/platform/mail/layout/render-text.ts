import { speechIn } from '@roomtone/contract/language/speech'
import type { Language } from '@roomtone/domain/account/languages'
import type { MailBlock } from './mail-block.ts'
import type { MailContent } from './mail-content.ts'

/** A space that may be broken at: French puts others before its colons and into its amounts. */
const SPACES = /[^\S\u00a0\u202f]+/

/** Breaks at spaces only: a word longer than the line is most likely a URL and must stay whole. */
function wrapText(text: string, width = 72): string {
  return text
    .split('\n')
    .map((line) => wrapLine(line, width))
    .join('\n')
}

function wrapLine(line: string, width: number): string {
  const lines: string[] = []
  let current = ''
  for (const word of line.split(SPACES).filter(Boolean)) {
    if (current === '') current = word
    else if (current.length + 1 + word.length <= width) current += ` ${word}`
    else {
      lines.push(current)
      current = word
    }
  }
  lines.push(current)
  return lines.join('\n')
}

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

function renderTextBlock(block: MailBlock, colon: string): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return wrapText(block.text)
    case 'button':
      return `${wrapText(block.label)}${colon}\n${block.url}`
    case 'facts':
      return facts(block.rows, colon)
    case 'quote':
      return wrapText(block.text, 68)
        .split('\n')
        .map((line) => `> ${line}`.trimEnd())
        .join('\n')
  }
}

function facts(rows: [string, string][], colon: string): string {
  const column = Math.max(0, ...rows.map(([label]) => label.length)) + colon.length + 2
  return rows
    .map(([label, value]) => `${`${label}${colon}`.padEnd(column)}${value.replaceAll('\n', ', ')}`)
    .join('\n')
}
