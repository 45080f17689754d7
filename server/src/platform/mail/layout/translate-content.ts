import { withoutMarks } from '@roomtone/contract/language/own-words'
import type { Translate } from '@roomtone/contract/language/translate'
import type { MailBlock } from './mail-block.ts'
import type { MailContent } from './mail-content.ts'

/** What is marked as somebody's own stays as they wrote it, and the marks go: none leaves the house. */
export function translateContent(content: MailContent, say: Translate): MailContent {
  const { subject, preheader, heading, reason, blocks } = content
  return {
    ...content,
    subject: say(subject),
    preheader: say(preheader),
    heading: say(heading),
    reason: say(reason),
    blocks: blocks.map((block) => translateBlock(block, say)),
  }
}

function translateBlock(block: MailBlock, say: Translate): MailBlock {
  switch (block.kind) {
    case 'text':
    case 'note':
      return { ...block, text: say(block.text) }
    case 'button':
      return { ...block, label: say(block.label) }
    case 'facts':
      return { ...block, rows: block.rows.map(([label, value]) => [say(label), say(value)]) }
    case 'quote':
      return { ...block, text: withoutMarks(block.text) }
  }
}
