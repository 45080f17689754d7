import type * as store from '../../src/features/compliance/crew/crew.store.ts'
import {
  findCrewRows,
  insertMembers,
  removeMembers,
  updateMember,
} from '../../src/features/compliance/crew/crew.store.ts'
import { type ExamplesOf, hash, id, now } from './example.ts'

const member = { position: 0, personal: hash, isMinor: false }

export const examples: ExamplesOf<typeof store> = {
  findCrewRows: (tx) => findCrewRows(tx, id),
  insertMembers: (tx) => insertMembers(tx, id, [member], now),
  updateMember: (tx) => updateMember(tx, { id, ...member }),
  removeMembers: (tx) => removeMembers(tx, [id], now),
}
