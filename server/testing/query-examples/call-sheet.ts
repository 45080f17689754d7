import type * as store from '../../src/features/compliance/crew/call-sheet.store.ts'
import {
  findCallSheet,
  findCrewPlace,
  findCrewTerms,
  findGuestName,
  saveCallSheetRow,
} from '../../src/features/compliance/crew/call-sheet.store.ts'
import { type ExamplesOf, hash, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findCallSheet: (tx) => findCallSheet(tx, id),
  saveCallSheetRow: (tx) =>
    saveCallSheetRow(tx, { bookingId: id, callAt: now, personal: hash, userId: id, now }),
  findCrewTerms: (tx) => findCrewTerms(tx, id),
  findCrewPlace: (tx) => findCrewPlace(tx, id),
  findGuestName: (tx) => findGuestName(tx, id),
}
