import type * as store from '../../src/features/proof/proof-code.store.ts'
import {
  countTry,
  deleteOldCodes,
  findCodeLetter,
  lockCode,
  putCode,
  useCode,
} from '../../src/features/proof/proof-code.store.ts'
import { type ExamplesOf, hash, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  putCode: (tx) => putCode(tx, { sessionId: id, hash, now, expiresAt: now }),
  lockCode: (tx) => lockCode(tx, id),
  countTry: (tx) => countTry(tx, id),
  useCode: (tx) => useCode(tx, { sessionId: id, hash, now }),
  findCodeLetter: (tx) => findCodeLetter(tx, id),
  deleteOldCodes: (tx) => deleteOldCodes(tx, now, 100),
}
