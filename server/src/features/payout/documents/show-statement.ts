import { toInstant } from '@roomtone/domain/time/zone'
import type { Deps } from '../../../platform/deps.ts'
import { Refused } from '../../../platform/refused.ts'
import { findHome } from '../earnings/earnings.store.ts'
import { pdfView } from './pdf.view.ts'
import { findMovements, sumBefore } from './statement.store.ts'
import { statementSheet } from './statement-sheet.ts'
import { type Reader, writingFor } from './writing.ts'

/** From the first to the last of a month on the clocks of the host's first listing; straight from the ledger. */
export async function showStatement({ db }: Deps, reader: Reader, month: string) {
  const hostId = reader.actor.userId
  const home = await findHome(db, hostId)
  const from = startOf(month, home.zone)
  const movements = await findMovements(db, { hostId, from, to: startOf(monthAfter(month), home.zone) })
  const last = movements.at(-1)
  if (!last) throw new Refused('not_found')
  const opening = await sumBefore(db, hostId, from)
  const facts = { hostId, month, home, movements, opening, at: last.at }
  return pdfView(`statement-${month}`, statementSheet(facts, await writingFor(db, reader)))
}

function startOf(month: string, zone: string): Date {
  return toInstant({ date: `${month}-01`, minutes: 0 }, zone)
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7)
}
