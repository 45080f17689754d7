import { onDemand } from '../on-demand.ts'
import { FACES, type Face, type OpenFont, putBack, takeFonts } from './fonts.ts'
import type { Sheet } from './sheet.ts'

const MISSING = '\u25a1'

const pdfkit = onDemand<typeof import('pdfkit')>('pdfkit')

const INK = '#1c1a17'
export const FAINT = '#5c554c'
const LINE = '#d9d2c7'

const MARGIN = 56
/** Room below the text for the line with the page number. */
const FOOT = 22
const LANGUAGE = 'en-US'
/** The standard for documents that can be read out. pdfkit knows it, its types do not yet. */
const ACCESSIBLE: object = { subset: 'PDF/UA' }

export type Style = { face: Face; size: number; color?: string; align?: 'right'; slanted?: boolean }
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

  constructor({ title, number, paper, at }: Sheet) {
    const Document = pdfkit()
    this.doc = new Document({
      size: paper,
      margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 },
      font: '',
      bufferPages: true,
      pdfVersion: '1.7',
      ...ACCESSIBLE,
      tagged: true,
      lang: LANGUAGE,
      displayTitle: true,
      info: {
        Title: `${title} ${number}`,
        Author: 'Roomtone',
        Creator: 'Roomtone',
        Producer: 'Roomtone',
        CreationDate: at,
        ModDate: at,
      },
    })
    // An open font is as good as a file; the types do not know yet.
    for (const face of FACES) this.doc.registerFont(face, this.fonts[face] as Buffer)
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
    this.use(style)
    return this.doc.heightOfString(this.shown(text), { width })
  }

  /** A new page unless that much fits on this one. */
  requireRoom(height: number): void {
    if (this.y + height <= this.bottom) return
    this.doc.addPage()
    this.y = MARGIN
    this.onNewPage?.()
  }

  /** Without moving on: what stands beside it is drawn at the same height. */
  put(parent: Element, tag: Tag, text: string, box: Box, style: Style, options: ElementOptions = {}): void {
    this.use(style)
    const shown = this.shown(text)
    const told = shown === text ? options : { ...options, actual: text }
    parent.add(this.doc.struct(tag, told, () => this.write(shown, box, style)))
  }

  /** A picture in ink, with words for whoever has the page read out. */
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
    this.use(style)
    this.doc.markContent('Artifact', { type })
    this.write(this.shown(text), box, style)
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

  private use({ face, size, color }: Style): void {
    this.doc
      .font(face)
      .fontSize(size)
      .fillColor(color ?? INK)
    this.fonts[face] = this.font
  }

  private write(text: string, { x, width }: Box, { align, slanted }: Style): void {
    const options = { width, ...(align ? { align } : {}), ...(slanted ? { oblique: true } : {}) }
    this.doc.text(text, x, this.y, options)
  }

  /** The one in use. pdfkit does not say what a font has; the font that it holds does. */
  private get font(): OpenFont {
    return (this.doc as unknown as { _font: { font: OpenFont } })._font.font
  }

  private shown(text: string): string {
    const { font } = this
    return printable(text, (code) => font.hasGlyphForCodePoint(code))
  }
}

/**
 * What a font can show of a text. A letter that it lacks loses its accents if that helps, and is a box if it does not;
 * the file keeps the true text beside it, for whoever copies it or has it read out.
 */
function printable(text: string, has: (codePoint: number) => boolean): string {
  return [...text.normalize('NFC').replace(/\p{C}|\s/gu, ' ')].map((letter) => shown(letter, has)).join('')
}

function shown(letter: string, has: (codePoint: number) => boolean): string {
  for (const candidate of [letter, ...letter.normalize('NFD')])
    if (has(candidate.codePointAt(0) ?? 0)) return candidate
  return MISSING
}
