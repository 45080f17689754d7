import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** A column head that can be pressed: how the rows are sorted by it, and what pressing does. */
export type ColumnSort = {
  direction: 'ascending' | 'descending' | 'none'
  say: (header: string) => string
  onSort: () => void
}

export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end' | undefined
  /** Buttons: no label beside them on a phone. */
  actions?: boolean | undefined
  sort?: ColumnSort | undefined
}

type TableProps<Row> = {
  /** Names the rows; read aloud, not drawn. */
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
              aria-sort={column.sort?.direction}
              className={cx('px-3 py-3 font-medium text-ink-2 first:ps-0 last:pe-0', side(column))}
            >
              {column.actions ? (
                <span className="sr-only">{column.header}</span>
              ) : (
                <Head header={column.header} sort={column.sort} />
              )}
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
                  'flex min-w-0 items-baseline justify-between gap-4 md:table-cell md:px-3 md:py-3.5 md:align-middle md:first:ps-0 md:last:pe-0',
                  side(column),
                  // Numbers and buttons never wrap, whatever the words beside them need.
                  isAtEnd(column) ? 'wrap-break-word' : 'wrap-anywhere',
                )}
              >
                {!column.actions && (
                  <span aria-hidden="true" className="flex-none text-ink-2 md:hidden">
                    {column.header}
                  </span>
                )}
                <div className="min-w-0 max-md:text-end">{column.cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  )
}

/** A phone shows no column heads, so the page offers the order in a field there. */
function Head({ header, sort }: { header: string; sort?: ColumnSort | undefined }) {
  if (!sort) return header
  return (
    <>
      <span className="md:hidden">{header}</span>
      <button
        type="button"
        title={sort.say(header)}
        onClick={sort.onSort}
        className="hidden items-center gap-1.5 underline-offset-4 hover:underline md:flex"
      >
        {header}
        <span aria-hidden="true">{MARKS[sort.direction]}</span>
      </button>
    </>
  )
}

const MARKS = { ascending: '↑', descending: '↓', none: '↕' }

type Side = { align?: 'start' | 'end' | undefined; actions?: boolean | undefined }

function side(column: Side) {
  return isAtEnd(column) ? 'text-end' : 'text-start'
}

function isAtEnd({ align, actions }: Side) {
  return (align ?? (actions ? 'end' : 'start')) === 'end'
}
