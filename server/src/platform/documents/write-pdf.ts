import { textsIn } from '@roomtone/texts/all/platform/documents'
import { PRODUCT } from '@roomtone/texts/product'
import { drawTable } from './draw-table.ts'
import { FAINT, Pen, type Style } from './pen.ts'
import type { Block, Sheet } from './sheet.ts'

const TEXT: Style = { face: 'text', size: 9.5 }
const SMALL: Style = { face: 'text', size: 8.5, color: FAINT }

/** A tagged PDF that names its language and title: it can be read out, searched, and copied from. */
export async function writePdf(sheet: Sheet): Promise<Buffer> {
  const pen = new Pen(sheet)
  const done = collect(pen.doc)
  drawHead(pen, sheet)
  for (const block of sheet.blocks) await drawBlock(pen, block)
  pen.root.end()
  drawFeet(pen, sheet)
  pen.doc.end()
  const written = await done
  pen.putDown()
  return written
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
}

function drawHead(pen: Pen, { title, number }: Sheet): void {
  const { x, width } = pen.page
  pen.put(pen.root, 'P', PRODUCT, { x, width: width / 2 }, { face: 'title', size: 20 })
  pen.y += 8
  pen.put(pen.root, 'P', number, { x: x + width / 2, width: width / 2 }, { ...SMALL, align: 'right' })
  pen.y += 28
  const style: Style = { face: 'title', size: 30 }
  pen.put(pen.root, 'H1', title, pen.page, style)
  pen.y += pen.heightOf(title, pen.page, style) + 9
}

async function drawBlock(pen: Pen, block: Block): Promise<void> {
  if (block.kind === 'heading') drawHeading(pen, block.text)
  else if (block.kind === 'text') drawText(pen, block.text)
  else if (block.kind === 'parties') drawParties(pen, block.parties)
  else if (block.kind === 'facts') drawFacts(pen, block.facts)
  else if (block.kind === 'drawing') drawStrokes(pen, block)
  else if (block.kind === 'handwriting') drawHandwriting(pen, block.text)
  else await drawTable(pen, block)
}

/** Never the last thing on a page. */
function drawHeading(pen: Pen, text: string): void {
  pen.requireRoom(90)
  pen.y += 6
  pen.put(pen.root, 'H2', text, pen.page, { face: 'strong', size: 11 })
  pen.y += 22
}

function drawText(pen: Pen, text: string): void {
  const height = pen.heightOf(text, pen.page, TEXT)
  pen.requireRoom(height)
  pen.put(pen.root, 'P', text, pen.page, TEXT)
  pen.y += height + 10
}

function drawParties(pen: Pen, parties: Extract<Block, { kind: 'parties' }>['parties']): void {
  const { x, width } = pen.page
  const share = width / parties.length
  const top = pen.y
  let lowest = top
  for (const [index, { role, name, lines }] of parties.entries()) {
    pen.y = top
    const box = { x: x + share * index, width: share - 14 }
    const section = pen.doc.struct('Sect')
    pen.root.add(section)
    for (const [tag, text, style] of [
      ['H2', role, SMALL],
      ['P', name, { face: 'strong', size: 9.5 }],
      ...lines.map((line) => ['P', line, TEXT] as const),
    ] as const) {
      pen.put(section, tag, text, box, style)
      pen.y += pen.heightOf(text, box, style) + 3
    }
    section.end()
    lowest = Math.max(lowest, pen.y)
  }
  pen.y = lowest + 16
}

function drawFacts(pen: Pen, facts: [string, string][]): void {
  const { x, width } = pen.page
  const table = pen.doc.struct('Table')
  pen.root.add(table)
  const label = { x, width: width * 0.3 - 10 }
  const value = { x: x + width * 0.3, width: width * 0.7 }
  for (const [name, words] of facts) {
    const height = Math.max(pen.heightOf(name, label, TEXT), pen.heightOf(words, value, TEXT))
    pen.requireRoom(height)
    const tr = pen.doc.struct('TR')
    table.add(tr)
    pen.put(tr, 'TH', name, label, { ...TEXT, color: FAINT }, { scope: 'Row' })
    pen.put(tr, 'TD', words, value, TEXT)
    tr.end()
    pen.y += height + 4
  }
  table.end()
  pen.y += 14
}

/** As wide as the distance between the names above it. */
const DRAWING_WIDTH = 210
const INK_WIDTH = 1.2

function drawStrokes(pen: Pen, { strokes, field, says }: Extract<Block, { kind: 'drawing' }>): void {
  const [width, height] = field
  const scale = DRAWING_WIDTH / width
  pen.requireRoom(height * scale + 10)
  pen.draw(
    pen.root,
    says,
    { x: pen.page.x, width: DRAWING_WIDTH, height: height * scale },
    (doc, { x, y }) => {
      for (const stroke of strokes)
        drawStroke(
          doc,
          stroke.map(([right, down]) => [x + right * scale, y + down * scale]),
        )
    },
  )
  pen.y += height * scale + 14
}

function drawStroke(doc: PDFKit.PDFDocument, points: [x: number, y: number][]): void {
  const [first, ...rest] = points
  if (!first) return
  if (rest.length === 0) {
    doc.circle(...first, INK_WIDTH / 2).fill()
    return
  }
  doc.moveTo(...first)
  for (const point of rest) doc.lineTo(...point)
  doc.lineWidth(INK_WIDTH).lineCap('round').lineJoin('round').stroke()
}

function drawHandwriting(pen: Pen, text: string): void {
  const style: Style = { face: 'text', size: 16, slanted: true }
  const height = pen.heightOf(text, pen.page, style)
  pen.requireRoom(height)
  pen.put(pen.root, 'P', text, pen.page, style)
  pen.y += height + 14
}

/** Only now is it known how many pages there are. */
function drawFeet(pen: Pen, { footer, language }: Sheet): void {
  const { documents } = textsIn(language)
  const { start, count } = pen.doc.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    pen.doc.switchToPage(page)
    pen.y = pen.bottom + 20
    const { x, width } = pen.page
    pen.decorate(footer, { x, width: width - 90 }, { ...SMALL, size: 7.5 })
    const number = documents.page({ number: page - start + 1, count })
    pen.decorate(number, { x: x + width - 80, width: 80 }, { ...SMALL, size: 7.5, align: 'right' })
  }
}
