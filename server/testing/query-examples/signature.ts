import type * as store from '../../src/features/compliance/release/signature.store.ts'
import {
  countTry,
  deleteCodes,
  findCodeLetter,
  findSignatures,
  insertSignature,
  lockCode,
  putCode,
  useCode,
} from '../../src/features/compliance/release/signature.store.ts'
import { type ExamplesOf, hash, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findSignatures: (tx) => findSignatures(tx, [id]),
  insertSignature: (tx) =>
    insertSignature(tx, {
      releaseId: id,
      party: 'guest',
      signerId: id,
      hash,
      verificationId: null,
      details: Buffer.from('sealed'),
      now,
    }),
  putCode: (tx) => putCode(tx, { releaseId: id, userId: id, hash, now, expiresAt: now }),
  lockCode: (tx) => lockCode(tx, id, id),
  countTry: (tx) => countTry(tx, id, id),
  useCode: (tx) => useCode(tx, { releaseId: id, userId: id, hash, now }),
  findCodeLetter: (tx) => findCodeLetter(tx, id, id),
  deleteCodes: (tx) => deleteCodes(tx, now),
}
