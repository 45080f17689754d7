import { setImmediate } from 'node:timers/promises'
import { type Box, FAINT, type Pen, type Style } from './pen.ts'
import type { Column, Sum } from './sheet.ts'

type Table = { columns: Column[]; rows: string[][]; sums?: Sum[] }
type Element = PDFKit.PDFStructureElement

const HEAD: Style = { face: 'text', size: 8.5, color: FAINT }
const CELL: Style = { face: 'text', size: 9.5 }
const GAP = 10
const PADDING = 4.5
const ROWS_IN_ONE_GO = 25
const SUM_GAP = 4.5

/**
 * Rows are never cut in two, and sums stay together; the heads are repeated on every page that the table runs
 * over. A long one lets others have their turn in between.
 */
export async function drawTable(pen: Pen, { columns, rows, sums = [] }: Table): Promise<void> {
  const boxes = boxesOf(pen, columns)
  const table = pen.doc.struct('Table')
  pen.root.add(table)
  pen.requireRoom(60)
  drawHeads(pen, table, columns, boxes)
  pen.onNewPage = () => repeatHeads(pen, columns, boxes)
  for (const [index, row] of rows.entries()) {
    if (index > 0 && index % ROWS_IN_ONE_GO === 0) await setImmediate()
    drawRow(pen, table, columns, boxes, row)
  }
  pen.onNewPage = null
  pen.requireRoom(sums.reduce((height, sum) => height + heightOfSum(pen, sum) + SUM_GAP, SUM_GAP))
  for (const sum of sums) drawSum(pen, table, columns.length, sum)
  table.end()
  pen.y += 14
}

function boxesOf({ page }: Pen, columns: Column[]): Box[] {
  let x = page.x
  return columns.map(({ share }, index) => {
    const full = page.width * share
    const box = { x, width: index === columns.length - 1 ? full : full - GAP }
    x += full
    return box
  })
}

function styled(style: Style, { align }: Column): Style {
  return align ? { ...style, align } : style
}

function drawHeads(pen: Pen, table: Element, columns: Column[], boxes: Box[]): void {
  const tr = pen.doc.struct('TR')
  table.add(tr)
  eachCell(columns, boxes, (column, box) =>
    pen.put(tr, 'TH', column.name, box, styled(HEAD, column), { scope: 'Column' }),
  )
  tr.end()
  underline(pen, heightOfHeads(pen, columns, boxes))
}

function repeatHeads(pen: Pen, columns: Column[], boxes: Box[]): void {
  eachCell(columns, boxes, (column, box) => pen.decorate(column.name, box, styled(HEAD, column)))
  underline(pen, heightOfHeads(pen, columns, boxes))
}

function heightOfHeads(pen: Pen, columns: Column[], boxes: Box[]): number {
  return Math.max(...columns.map(({ name }, index) => heightIn(pen, name, boxes[index], HEAD)))
}

function heightIn(pen: Pen, text: string, box: Box | undefined, style: Style): number {
  return box ? pen.heightOf(text, box, style) : 0
}

function drawRow(pen: Pen, table: Element, columns: Column[], boxes: Box[], row: string[]): void {
  const heights = boxes.map((box, index) => pen.heightOf(row[index] ?? '', box, CELL))
  const height = Math.max(...heights)
  pen.requireRoom(height + PADDING * 2)
  const tr = pen.doc.struct('TR')
  table.add(tr)
  eachCell(columns, boxes, (column, box, index) =>
    pen.put(tr, 'TD', row[index] ?? '', box, styled(CELL, column)),
  )
  tr.end()
  underline(pen, height)
}

/** Under the last column, with its name before it. */
function drawSum(pen: Pen, table: Element, columns: number, sum: Sum): void {
  const { name, value } = sum
  const { x, width } = pen.page
  const tr = pen.doc.struct('TR')
  table.add(tr)
  for (let empty = 2; empty < columns; empty += 1) tr.add(pen.doc.struct('TD', {}, []))
  pen.put(tr, 'TH', name, nameOfSum(pen), styleOfSum(sum), { scope: 'Row' })
  pen.put(tr, 'TD', value, { x: x + width * 0.78, width: width * 0.22 }, styleOfSum(sum))
  tr.end()
  pen.y += heightOfSum(pen, sum) + SUM_GAP
}

function nameOfSum({ page: { x, width } }: Pen): Box {
  return { x, width: width * 0.78 - GAP }
}

function heightOfSum(pen: Pen, sum: Sum): number {
  return pen.heightOf(sum.name, nameOfSum(pen), styleOfSum(sum))
}

function styleOfSum({ isTotal }: Sum): Style {
  return { ...(isTotal ? { face: 'strong', size: 11 } : { face: 'text', size: 9.5 }), align: 'right' }
}

function eachCell(
  columns: Column[],
  boxes: Box[],
  draw: (column: Column, box: Box, index: number) => void,
): void {
  boxes.forEach((box, index) => {
    const column = columns[index]
    if (column) draw(column, box, index)
  })
}

function underline(pen: Pen, height: number): void {
  pen.y += height + PADDING
  pen.rule()
  pen.y += PADDING
}
