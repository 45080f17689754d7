import { textsIn } from '@roomtone/texts/all/platform/refusals'
import { Refused } from '../refused.ts'
import { inspectPdf } from './inspect-pdf.ts'

/** A PDF may only contain pages: others open it later, and packs include it. */
export async function requirePlainPdf(bytes: Uint8Array): Promise<void> {
  const verdict = await inspectPdf(bytes)
  if (verdict === 'active') throw new Refused('pdf_not_plain')
  if (verdict === 'locked')
    throw new Refused('pdf_not_plain', {
      detail: (language) => textsIn(language).refusals.pdfLocked,
    })
  if (verdict === 'unreadable')
    throw new Refused('pdf_not_plain', {
      detail: (language) => textsIn(language).refusals.pdfUnreadable,
    })
}
