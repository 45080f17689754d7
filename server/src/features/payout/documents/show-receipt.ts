import type { Deps } from '../../../platform/deps.ts'
import { Refused } from '../../../platform/refused.ts'
import { findLater } from './find-later.ts'
import { findTender } from './find-tender.ts'
import { findBookingFacts } from './papers.store.ts'
import { pdfView } from './pdf.view.ts'
import { receiptSheet } from './receipt-sheet.ts'
import { withWork } from './with-work.ts'
import { type Reader, writingFor } from './writing.ts'

/** For the person who paid: it names their card. */
export async function showReceipt(deps: Deps, reader: Reader, bookingId: string) {
  const { db } = deps
  const { actor } = reader
  const facts = await findBookingFacts(db, bookingId, actor.userId)
  if (facts?.guestId !== actor.userId) throw new Refused('not_found')
  const later = await findLater(db, bookingId)
  const tender = await findTender(db, bookingId)
  const paid = await withWork(deps, db, facts)
  const sheet = receiptSheet(paid, tender, later, await writingFor(db, reader))
  return pdfView(`receipt-${facts.number}`, sheet)
}
