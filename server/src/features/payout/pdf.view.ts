import type { Sheet } from '../../platform/documents/sheet.ts'
import { writePdf } from '../../platform/documents/write-pdf.ts'

/** As the contract sends files. */
export async function pdfView(name: string, sheet: Sheet) {
  const bytes = await writePdf(sheet)
  return { fileName: `${name}.pdf`, mediaType: 'application/pdf', base64: bytes.toString('base64') }
}
