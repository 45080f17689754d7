import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { Refused } from '../../../platform/refused.ts'
import { findLater } from './find-later.ts'
import { findTender } from './find-tender.ts'
import { invoiceSheet } from './invoice-sheet.ts'
import { findBookingFacts } from './papers.store.ts'
import { pdfView } from './pdf.view.ts'
import { withWork } from './with-work.ts'

/** For both sides. How the guest paid is theirs to know. */
export async function showInvoice(deps: Deps, actor: Actor, bookingId: string) {
  const { db } = deps
  const facts = await findBookingFacts(db, bookingId, actor.userId)
  if (!facts) throw new Refused('not_found')
  const later = await findLater(db, bookingId)
  const tender = facts.guestId === actor.userId ? await findTender(db, bookingId) : null
  return pdfView(`invoice-${facts.number}`, invoiceSheet(await withWork(deps, db, facts), tender, later))
}
