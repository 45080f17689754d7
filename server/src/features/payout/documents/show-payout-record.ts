import type { Deps } from '../../../platform/deps.ts'
import type { Sheet } from '../../../platform/documents/sheet.ts'
import { Refused } from '../../../platform/refused.ts'
import { findHome } from '../earnings/earnings.store.ts'
import { findPayoutFacts, findRewardFacts } from './papers.store.ts'
import { bookingRecordSheet, rewardRecordSheet } from './payout-record-sheet.ts'
import { pdfView } from './pdf.view.ts'
import { type Reader, writingFor } from './writing.ts'

export async function showPayoutRecord({ db }: Deps, reader: Reader, payoutId: string) {
  const { userId } = reader.actor
  const writing = await writingFor(db, reader)
  const booking = await findPayoutFacts(db, payoutId, userId)
  const reward = booking ? undefined : await findRewardFacts(db, payoutId, userId)
  if (booking) return record(bookingRecordSheet(booking, writing))
  if (!reward) throw new Refused('not_found')
  return record(rewardRecordSheet({ ...reward, home: await findHome(db, userId) }, writing))
}

function record(sheet: Sheet) {
  return pdfView(`payout-${sheet.number}`, sheet)
}
