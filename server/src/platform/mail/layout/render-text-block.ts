import type { MailBlock } from './mail-block.ts'
import { wrapText } from './wrap-text.ts'

export function renderTextBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return wrapText(block.text)
    case 'button':
      return `${wrapText(block.label)}:\n${block.url}`
    case 'facts':
      return facts(block.rows)
    case 'quote':
      return wrapText(block.text, 68)
        .split('\n')
        .map((line) => `> ${line}`.trimEnd())
        .join('\n')
  }
}

function facts(rows: [string, string][]): string {
  const column = Math.max(0, ...rows.map(([label]) => label.length)) + 3
  return rows
    .map(([label, value]) => `${`${label}:`.padEnd(column)}${value.replaceAll('\n', ', ')}`)
    .join('\n')
}
