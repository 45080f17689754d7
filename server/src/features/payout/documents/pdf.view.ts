import { drawPdf } from '../../../platform/documents/draw-in-thread.ts'
import type { Sheet } from '../../../platform/documents/sheet.ts'

/** As the contract sends files. */
export async function pdfView(name: string, sheet: Sheet) {
  const bytes = await drawPdf(sheet)
  return { fileName: `${name}.pdf`, mediaType: 'application/pdf', base64: bytes.toString('base64') }
}
