import type { MailBlock } from './mail-block.ts'
import { wrapText } from './wrap-text.ts'

export function renderTextBlock(block: MailBlock, colon: string): string {
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
