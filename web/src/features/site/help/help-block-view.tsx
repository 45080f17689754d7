import type { HelpBlock } from './help-article.ts'
import { HelpTable } from './help-table.tsx'
import { HelpText } from './help-text.tsx'

export function HelpBlockView({ block, supportEmail }: { block: HelpBlock; supportEmail: string }) {
  switch (block.kind) {
    case 'heading':
      return <h2 className="pt-6 font-serif text-title text-ink">{block.text}</h2>
    case 'text':
      return (
        <p>
          <HelpText text={block.text} supportEmail={supportEmail} />
        </p>
      )
    case 'list':
      return (
        <ul className="list-disc stack-2 ps-5 marker:text-ink-3">
          {block.items.map((item) => (
            <li key={item} className="ps-1">
              <HelpText text={item} supportEmail={supportEmail} />
            </li>
          ))}
        </ul>
      )
    case 'steps':
      return (
        <ol className="list-decimal stack-3 ps-6 marker:font-serif marker:text-ink-2">
          {block.items.map((item) => (
            <li key={item} className="ps-2">
              <HelpText text={item} supportEmail={supportEmail} />
            </li>
          ))}
        </ol>
      )
    case 'table':
      return <HelpTable table={block} supportEmail={supportEmail} />
    case 'note':
      return (
        <p className="rounded-m bg-paper-2 px-5 py-4 text-small text-ink">
          <HelpText text={block.text} supportEmail={supportEmail} />
        </p>
      )
  }
}
