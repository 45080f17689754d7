import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end' | undefined
  /** Buttons: no label beside them on a phone. */
  actions?: boolean | undefined
}

type TableProps<Row> = {
  /** Says what the rows are; read aloud, not drawn. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/** Rows from 720 px on, a stack of cards below. The roles keep it a table where CSS takes the table away. */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: display: block strips a table of its meaning in several browsers
    <table role="table" className="block w-full text-small md:table">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
        <tr role="row" className="border-b border-ink">
          {columns.map((column) => (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              className={cx('px-3 py-3 font-medium text-ink-2 first:pl-0 last:pr-0', side(column))}
            >
              {column.actions ? <span className="sr-only">{column.header}</span> : column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="grid gap-3 md:table-row-group">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            role="row"
            className="grid gap-2 rounded-m border bg-card p-4 md:table-row md:rounded-none md:border-0 md:border-b md:bg-transparent"
          >
            {columns.map((column) => (
              <td
                key={column.key}
                role="cell"
                className={cx(
                  'flex min-w-0 items-baseline justify-between gap-4 wrap-anywhere md:table-cell md:px-3 md:py-3.5 md:align-middle md:first:pl-0 md:last:pr-0',
                  side(column),
                )}
              >
                {!column.actions && (
                  <span aria-hidden="true" className="flex-none text-ink-2 md:hidden">
                    {column.header}
                  </span>
                )}
                <div className="min-w-0 max-md:text-right">{column.cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  )
}

function side({ align, actions }: { align?: 'start' | 'end' | undefined; actions?: boolean | undefined }) {
  return (align ?? (actions ? 'end' : 'start')) === 'end' ? 'text-right' : 'text-left'
}
