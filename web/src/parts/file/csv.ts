export type Cell = string | number | boolean | null

/** A file's columns: the head of each, and a row's value in the words of the page, UTC and dollars. */
export type SheetColumn<Row> = [header: string, value: (row: Row) => Cell]

/**
 * The characters that start a formula in spreadsheets, East Asian full-width forms included, also behind
 * blanks that some skip.
 */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/

/**
 * A spreadsheet treats a cell that starts like a formula as one; an apostrophe keeps it text. Numbers stay
 * numbers.
 */
function cell(value: Cell): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  const plain = FORMULA.test(value) ? `'${value}` : value
  return `"${plain.replaceAll('"', '""')}"`
}

export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

/** Without this mark, spreadsheets read a file in their country's old encoding. */
const MARK = '\uFEFF'

export function csvBytes(text: string): Uint8Array {
  return new TextEncoder().encode(MARK + text)
}

/** As RFC 4180 has it. */
export function toCsv<Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[]): string {
  const head = csvLine(columns.map(([header]) => header))
  return head + rows.map((row) => csvLine(columns.map(([, value]) => value(row)))).join('')
}

/** Dollars, so that a spreadsheet can add them up. */
export function dollars(cents: number): number
export function dollars(cents: number | null): number | null
export function dollars(cents: number | null): number | null {
  return cents === null ? null : cents / 100
}
