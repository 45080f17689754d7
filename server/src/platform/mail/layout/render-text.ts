import { textsIn } from '@roomtone/texts/all/mail/layout'
import type { Language } from '@roomtone/texts/languages'
import type { MailBlock } from './mail-block.ts'
import type { MailContent } from './mail-content.ts'
import type { Layout } from './render-html-block.ts'

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

export function renderText(content: MailContent, language: Language): string {
  const { layout } = textsIn(language)
  const footer = [
    '-- ',
    `${layout.signature}\n${content.publicUrl}`,
    wrapText(`${content.reason} ${layout.questions} ${content.supportEmail}.`),
    ...(content.unsubscribeUrl
      ? [`${layout.labelled({ label: layout.unsubscribe })} ${content.unsubscribeUrl}`]
      : []),
  ]
  const body = [wrapText(content.heading), ...content.blocks.map((block) => renderTextBlock(block, layout))]
  return `${body.join('\n\n')}\n\n${footer.join('\n')}\n`
}

function renderTextBlock(block: MailBlock, layout: Layout): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return wrapText(block.text)
    case 'button':
      return `${wrapText(layout.labelled({ label: block.label }))}\n${block.url}`
    case 'facts':
      return facts(block.rows, layout)
    case 'quote':
      return wrapText(block.text, 68)
        .split('\n')
        .map((line) => `> ${line}`.trimEnd())
        .join('\n')
  }
}

function facts(rows: [string, string][], layout: Layout): string {
  const labelled = rows.map(([label, value]) => [layout.labelled({ label }), value] as const)
  const column = Math.max(0, ...labelled.map(([label]) => label.length)) + 2
  return labelled.map(([label, value]) => label.padEnd(column) + value.replaceAll('\n', ', ')).join('\n')
}
