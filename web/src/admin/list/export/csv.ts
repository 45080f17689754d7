export type Cell = string | number | boolean | null

/** What a file holds of a row: the head of each column, and its value in the words of the page, UTC and dollars. */
export type SheetColumn<Row> = [header: string, value: (row: Row) => Cell]

/** As spreadsheets begin a formula, in the wide letters of East Asian keyboards too, and behind blanks that some skip. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/

/** A spreadsheet reads a cell that begins like a formula as one; an apostrophe keeps it words. Numbers stay numbers. */
function cell(value: Cell): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  const plain = FORMULA.test(value) ? `'${value}` : value
  return `"${plain.replaceAll('"', '""')}"`
}

export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

/** Spreadsheets take a file for one of their country's old alphabet unless it begins with this mark. */
const MARK = '\uFEFF'

export function csvBytes(text: string): Uint8Array {
  return new TextEncoder().encode(MARK + text)
}

/** As RFC 4180 has it. */
export function toCsv<Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[]): string {
  const head = csvLine(columns.map(([header]) => header))
  return head + rows.map((row) => csvLine(columns.map(([, value]) => value(row)))).join('')
}

/** Dollars, so that a sheet can add them up. */
export function dollars(cents: number): number
export function dollars(cents: number | null): number | null
export function dollars(cents: number | null): number | null {
  return cents === null ? null : cents / 100
}
