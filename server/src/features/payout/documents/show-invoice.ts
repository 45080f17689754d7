import type { Deps } from '../../../platform/deps.ts'
import { Refused } from '../../../platform/refused.ts'
import { findLater } from './find-later.ts'
import { findTender } from './find-tender.ts'
import { invoiceSheet } from './invoice-sheet.ts'
import { findBookingFacts } from './papers.store.ts'
import { pdfView } from './pdf.view.ts'
import { withWork } from './with-work.ts'
import { type Reader, writingFor } from './writing.ts'

/** For both sides. How the guest paid is theirs to know. */
export async function showInvoice(deps: Deps, reader: Reader, bookingId: string) {
  const { db } = deps
  const { actor } = reader
  const facts = await findBookingFacts(db, bookingId, actor.userId)
  if (!facts) throw new Refused('not_found')
  const later = await findLater(db, bookingId)
  const tender = facts.guestId === actor.userId ? await findTender(db, bookingId) : null
  const paid = await withWork(deps, db, facts)
  const sheet = invoiceSheet(paid, tender, later, await writingFor(db, reader))
  return pdfView(`invoice-${facts.number}`, sheet)
}
