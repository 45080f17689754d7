import type { HelpBlock } from './help-article.ts'
import { HelpText } from './help-text.tsx'

interface Props {
  table: Extract<HelpBlock, { kind: 'table' }>
  supportEmail: string
}

/** On a phone each row becomes a small card with its column's name beside the value, so nothing scrolls sideways. */
export function HelpTable({ table, supportEmail }: Props) {
  return (
    <table className="w-full text-small max-md:block">
      <caption className="pb-2 text-start text-small text-ink-2 max-md:block">{table.caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-t border-line">
          {table.head.map((name) => (
            <th key={name} scope="col" className="py-3 pe-6 text-start font-medium text-ink-2">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="border-b border-line max-md:block">
        {table.rows.map((row) => (
          <tr key={row[0]} className="border-t border-line align-top max-md:block max-md:py-3">
            {row.map((cell, index) => (
              <Cell
                key={table.head[index]}
                name={table.head[index] ?? ''}
                lead={index === 0}
                empty={cell === ''}
              >
                <HelpText text={cell} supportEmail={supportEmail} />
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface CellProps {
  name: string
  lead: boolean
  empty: boolean
  children: React.ReactNode
}

function Cell({ name, lead, empty, children }: CellProps) {
  if (lead) {
    return (
      <th scope="row" className="py-3 pe-6 text-start font-semibold text-ink max-md:block max-md:py-0">
        {children}
      </th>
    )
  }
  return (
    <td
      className={`py-3 pe-6 text-ink even-figures max-md:block max-md:py-0.5 ${empty ? 'max-md:hidden' : ''}`}
    >
      <span aria-hidden="true" className="me-2 text-ink-2 md:hidden">
        {name}
      </span>
      {children}
    </td>
  )
}
