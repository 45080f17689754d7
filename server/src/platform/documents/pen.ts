import { PRODUCT } from '@roomtone/texts/product'
import { onDemand } from '../on-demand.ts'
import { type Face, isOwn, type OwnFace } from './faces.ts'
import { type OpenFont, putBack, readFont, shapingCarefully, takeFonts } from './fonts.ts'
import { stretchesOf } from './printable.ts'
import { type Line, type Run, setLines } from './set-lines.ts'
import type { Sheet } from './sheet.ts'

const pdfkit = onDemand<typeof import('pdfkit')>('pdfkit')

const INK = '#1c1a17'
export const FAINT = '#5c554c'
const LINE = '#d9d2c7'

const MARGIN = 56
/** Room below the text for the line with the page number. */
const FOOT = 22
/** Of the size of letters: faces of other scripts are taller than our own. */
const FOREIGN_HEIGHT = 1.4
/** The standard for documents that can be read out. pdfkit knows it, its types do not yet. */
const ACCESSIBLE: object = { subset: 'PDF/UA' }

export type Style = { face: OwnFace; size: number; color?: string; align?: 'right'; slanted?: boolean }
export type Box = { x: number; width: number }
/** In the tree that is read out: what a piece of text is. */
type Tag = 'H1' | 'H2' | 'P' | 'TH' | 'TD'
type Element = PDFKit.PDFStructureElement
type ElementOptions = PDFKit.Mixins.StructureElementOptions & { scope?: 'Column' | 'Row' }

/** Draws from the top to the bottom, begins a page when one is full, and builds the tree for readers as it goes. */
export class Pen {
  readonly doc: PDFKit.PDFDocument
  readonly root: Element
  y = MARGIN
  /** Set while something has to be drawn again on top of every page it runs over. */
  onNewPage: (() => void) | null = null
  private readonly fonts = takeFonts()
  private readonly known = new Set<Face>()

  constructor({ language, title, number, paper, at }: Sheet) {
    const Document = pdfkit()
    this.doc = new Document({
      size: paper,
      margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 },
      font: '',
      bufferPages: true,
      pdfVersion: '1.7',
      ...ACCESSIBLE,
      tagged: true,
      lang: language === 'en' ? 'en-US' : language,
      displayTitle: true,
      info: {
        Title: `${title} ${number}`,
        Author: PRODUCT,
        Creator: PRODUCT,
        Producer: PRODUCT,
        CreationDate: at,
        ModDate: at,
      },
    })
    this.root = this.doc.struct('Document')
    this.doc.addStructure(this.root)
  }

  /** Once all of it is written: what it was written with serves another. */
  putDown(): void {
    putBack(this.fonts)
  }

  get page(): Box {
    return { x: MARGIN, width: this.doc.page.width - 2 * MARGIN }
  }

  get bottom(): number {
    return this.doc.page.height - MARGIN - FOOT
  }

  heightOf(text: string, { width }: Box, style: Style): number {
    const { lines } = this.set(text, width, style)
    return lines.length * this.lineHeight(lines, style)
  }

  /** A new page unless that much fits on this one. */
  requireRoom(height: number): void {
    if (this.y + height <= this.bottom) return
    this.doc.addPage()
    this.y = MARGIN
    this.onNewPage?.()
  }

  /** Draws without moving on: what is beside it is drawn at the same height. */
  put(parent: Element, tag: Tag, text: string, box: Box, style: Style, options: ElementOptions = {}): void {
    const { lines, isWhole } = this.set(text, box.width, style)
    // If letters are missing or drawn in another order, the file also keeps the text.
    const told = isWhole && !isForeign(lines) ? options : { ...options, actual: text }
    parent.add(this.doc.struct(tag, told, () => this.write(lines, box, style)))
  }

  /** A picture in ink, with words for screen readers. */
  draw(
    parent: Element,
    says: string,
    { x, width, height }: Box & { height: number },
    ink: (doc: PDFKit.PDFDocument, at: { x: number; y: number }) => void,
  ): void {
    const figure = { alt: says, bbox: [x, this.y, x + width, this.y + height], placement: 'Block' }
    const { y } = this
    parent.add(
      this.doc.struct('Figure', figure as ElementOptions, () => {
        this.doc.save().strokeColor(INK).fillColor(INK)
        ink(this.doc, { x, y })
        this.doc.restore()
      }),
    )
  }

  /** Seen, but not read out: it is there for the eye, or has been said before. */
  decorate(text: string, box: Box, style: Style, type: 'Pagination' | 'Layout' = 'Pagination'): void {
    const { lines } = this.set(text, box.width, style)
    this.doc.markContent('Artifact', { type })
    this.write(lines, box, style)
    this.doc.endMarkedContent()
  }

  rule(): void {
    const { x, width } = this.page
    this.doc.markContent('Artifact', { type: 'Layout' })
    this.doc
      .moveTo(x, this.y)
      .lineTo(x + width, this.y)
      .lineWidth(0.75)
      .stroke(LINE)
    this.doc.endMarkedContent()
  }

  /** Its lines in that width. `isWhole`: every letter of it is shown as it was written. */
  private set(text: string, width: number, { face, size }: Style): { lines: Line[]; isWhole: boolean } {
    const stretches = stretchesOf(text, face, (asked, letter) => this.has(asked, letter))
    const lines = setLines(stretches, width, (run) => this.widthOf(run, size))
    return { lines, isWhole: stretches.map((stretch) => stretch.text).join('') === text.normalize('NFC') }
  }

  private lineHeight(lines: Line[], { face, size }: Style): number {
    this.use(face, size)
    const height = this.doc.currentLineHeight(true)
    return isForeign(lines) ? Math.max(height, size * FOREIGN_HEIGHT) : height
  }

  private write(lines: Line[], { x, width }: Box, style: Style): void {
    const { face, size, color, align, slanted } = style
    const height = this.lineHeight(lines, style)
    this.doc.fillColor(color ?? INK)
    let baseline = this.y + (this.use(face, size).ascender / 1000) * size
    for (const line of lines) {
      const isRight = align === 'right' || (line.isRtl && lines.length > 1)
      let at = isRight ? x + width - line.width : x
      for (const run of line.runs) {
        this.use(run.face, size)
        this.doc.text(run.text, at, baseline, {
          lineBreak: false,
          baseline: 'alphabetic',
          ...(slanted ? { oblique: true } : {}),
          ...featuresOf(run),
        })
        at += this.widthOf(run, size)
      }
      baseline += height
    }
  }

  private widthOf(run: Run, size: number): number {
    this.use(run.face, size)
    return this.doc.widthOfString(run.text, featuresOf(run))
  }

  private has(face: Face, letter: string): boolean {
    this.use(face)
    return this.fonts.get(face)?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) ?? false
  }

  /** An open font is as good as a file. Types of pdfkit know neither that, nor what its font holds. */
  private use(face: Face, size?: number): { ascender: number } {
    const open = this.fonts.get(face)
    if (!this.known.has(face)) this.doc.registerFont(face, (open ?? readFont(face)) as Buffer)
    this.known.add(face)
    this.doc.font(face)
    if (size) this.doc.fontSize(size)
    const { _font } = this.doc as unknown as { _font: { font: OpenFont; ascender: number } }
    if (!open) this.fonts.set(face, shapingCarefully(_font.font))
    return _font
  }
}

function isForeign(lines: Line[]): boolean {
  return lines.some(({ runs }) => runs.some((run) => !isOwn(run.face)))
}

/** Shapes a right-to-left run as a whole, not word by word, because its last word comes first. */
function featuresOf({ isRtl }: Run): { features?: PDFKit.Mixins.OpenTypeFeatures[] } {
  return isRtl ? { features: [] } : {}
}
