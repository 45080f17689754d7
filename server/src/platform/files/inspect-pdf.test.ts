import { deflateRawSync, deflateSync } from 'node:zlib'
import fc from 'fast-check'
import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { aPdfOf, aPdfWithObjectStream } from '../../../testing/pdf-files.ts'
import { inspectPdf } from './inspect-pdf.ts'

const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'

const printed = (write: (document: PDFKit.PDFDocument) => void, options = {}) =>
  new Promise<Buffer>((resolve) => {
    const document = new PDFDocument(options)
    const chunks: Buffer[] = []
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    write(document)
    document.end()
  })

describe('a plain PDF', () => {
  it('is taken as a printer writes it, with its fonts, links and pictures', async () => {
    const bytes = await printed((document) => {
      document.fontSize(20).text('Certificate of liability, with /JavaScript and /JS in its words')
      document.text('Ours', { link: 'https://roomtone.test' }).addPage().rect(10, 10, 50, 50).fill('#c00')
    })
    expect(await inspectPdf(bytes)).toBe('plain')
  })

  it.each([
    ['objects in a compressed stream', aPdfWithObjectStream('<< /Type /Page >>')],
    ['a page to open first', aPdfOf('<< /OpenAction [ 3 0 R /Fit ] >>')],
    [
      'words that only look like it',
      aPdfOf('<< /Title (see /JavaScript \\(and /JS\\) endobj) /Hex <2f4a53> >>'),
    ],
    ['letters of a font with short names', aPdfOf('<< /Differences [ 1 /AA /JS /EF ] >>')],
    ['a comment', aPdfOf('<< % /JavaScript /JS\n /Type /Page >>')],
    ['no object at all', Buffer.from('%PDF-1.7\nCERTIFICATE\n%%EOF\n')],
  ])('is taken with %s', async (_, bytes) => {
    expect(await inspectPdf(bytes)).toBe('plain')
  })
})

describe('a PDF that does something', () => {
  it.each([
    ['a script', SCRIPT],
    ['a script when it is opened', `<< /Type /Catalog /OpenAction ${SCRIPT} >>`],
    ['a script for a field', '<< /AA << /K 5 0 R >> >>'],
    ['a script in the tree of names', '<< /Names << /JavaScript 5 0 R >> >>'],
    ['a name that stands elsewhere', '/JavaScript'],
    ['a program', '<< /S /Launch /F (cmd.exe) >>'],
    ['an attachment', '<< /Type /EmbeddedFile /Length 0 >>'],
    ['a list of attachments', '<< /Names << /EmbeddedFiles 5 0 R >> >>'],
    ['an attachment without a type', '<< /Type /Filespec /EF << /F 5 0 R >> >>'],
    ['a film', '<< /Subtype /RichMedia >>'],
    ['a form in XML', '<< /AcroForm << /XFA 5 0 R >> >>'],
    ['letters of the name written as numbers', '<< /S /#4A#61vaScript /#4a#53 (1) >>'],
    ['words that pretend the object ends', '<< /A (endobj) /B <656e646f626a> /JS (1) >>'],
    ['a list in between', '<< /Kids [ [ << /S /JavaScript >> ] ] >>'],
  ])('is refused for %s, in the open and in a compressed stream', async (_, object) => {
    expect(await inspectPdf(aPdfOf(object))).toBe('active')
    expect(await inspectPdf(aPdfWithObjectStream(object))).toBe('active')
  })

  it('is refused where the object is hidden in the data of another, for the table to lead there', async () => {
    const hiding = aPdfOf(`<< /Length 90 >>\nstream\n9 0 obj\n${SCRIPT}\nendobj\nendstream`)
    expect(await inspectPdf(hiding)).toBe('active')
  })

  it('is refused where its number and its mark are kept apart by a comment', async () => {
    const bytes = Buffer.from(`%PDF-1.7\n3 % 1\n 0 % 2\n obj${SCRIPT}\nendobj\n%%EOF`)
    expect(await inspectPdf(bytes)).toBe('active')
  })

  it('is refused as a real writer makes it', async () => {
    const attached = await printed((document) => document.file(Buffer.from('MZ'), { name: 'run.exe' }))
    expect(await inspectPdf(attached)).toBe('active')
    const scripted = await printed((document) => {
      document.initForm()
      document.formText('total', 10, 10, 100, 20, { format: { type: 'number', nDec: 2 } } as object)
    })
    expect(await inspectPdf(scripted)).toBe('active')
  })
})

describe('a PDF that cannot be looked into', () => {
  it('is locked when it is encrypted', async () => {
    const bytes = await printed((document) => document.text('Secret'), {
      userPassword: 'a',
      pdfVersion: '1.7',
    })
    expect(await inspectPdf(bytes)).toBe('locked')
  })

  it.each([
    ['another packing', { keys: '/Filter /LZWDecode' }],
    ['two packings', { keys: '/Filter [ /ASCIIHexDecode /FlateDecode ]' }],
    ['a filter defined elsewhere', { keys: '/Filter 7 0 R' }],
    ['two that contradict each other', { keys: '/Filter /FlateDecode /Filter /LZWDecode' }],
    ['a predictor', { keys: '/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 4 >>' }],
    ['data that is not what it says', { pack: deflateRawSync }],
    ['data that breaks off', { pack: (bytes: Buffer) => deflateSync(bytes).subarray(0, 10) }],
  ])('is not taken with %s', async (_, how) => {
    expect(await inspectPdf(aPdfWithObjectStream('<< /Type /Page >>', how))).toBe('unreadable')
  })

  it.each([
    ['a string without an end', aPdfOf('<< /Title (never')],
    ['lists in lists without end', aPdfOf('['.repeat(100_000))],
    ['dictionaries in each other', aPdfOf('<< /A '.repeat(100_000))],
    ['objects that begin in each other', Buffer.from('1 0 obj ('.repeat(200_000))],
  ])('is not taken with %s, and costs no time', async (_, bytes) => {
    const begun = process.cpuUsage()
    expect(await inspectPdf(bytes)).toBe('unreadable')
    expect(process.cpuUsage(begun).user / 1e6).toBeLessThan(10)
  })

  it('is not taken when it unpacks to more than we hold', async () => {
    const bomb = aPdfWithObjectStream('', { pack: () => deflateSync(Buffer.alloc(40 * 1024 * 1024, 32)) })
    expect(await inspectPdf(bomb)).toBe('unreadable')
  })

  it('is answered whatever the bytes are', async () => {
    const token = fc.constantFrom(
      '1 0 obj',
      'endobj',
      '<<',
      '>>',
      '[',
      ']',
      '(',
      ')',
      '<',
      '>',
      '/Type',
      '/ObjStm',
      '/First 3',
      '/N 2',
      'stream\n',
      'trailer',
      '/Filter /FlateDecode',
      '\\',
      '%',
      '#',
      '{',
      '}',
      '\n',
      'R',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(token, fc.string()), { maxLength: 60 }), async (parts) => {
        const verdict = await inspectPdf(Buffer.from(parts.join(' '), 'latin1'))
        expect(['plain', 'active', 'locked', 'unreadable']).toContain(verdict)
      }),
    )
  })
})
