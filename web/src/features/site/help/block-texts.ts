import type { HelpBlock } from './help-article.ts'
import { plainText } from './parse-inline.ts'

/** The readable sentences of a block, without markup. */
export function blockTexts(block: HelpBlock): string[] {
  switch (block.kind) {
    case 'text':
    case 'heading':
    case 'note':
      return [plainText(block.text)]
    case 'list':
    case 'steps':
      return block.items.map(plainText)
    case 'table':
      return block.rows.map((row) => row.filter(Boolean).map(plainText).join(': '))
  }
}
