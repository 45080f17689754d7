import type * as store from '../../src/features/second-factor/second-factor.store.ts'
import {
  confirmFactor,
  countRecoveryCodes,
  deleteFactor,
  findFactor,
  keepSecret,
  replaceRecoveryCodes,
  takeStep,
  useRecoveryCode,
} from '../../src/features/second-factor/second-factor.store.ts'
import { type ExamplesOf, hash, id, now } from './example.ts'

const step = { userId: id, step: 58_800_000 }

export const examples: ExamplesOf<typeof store> = {
  findFactor: (tx) => findFactor(tx, id),
  keepSecret: (tx) => keepSecret(tx, { userId: id, secret: hash, now }),
  confirmFactor: (tx) => confirmFactor(tx, { ...step, now }),
  takeStep: (tx) => takeStep(tx, step),
  deleteFactor: (tx) => deleteFactor(tx, id),
  replaceRecoveryCodes: (tx) => replaceRecoveryCodes(tx, id, [hash]),
  useRecoveryCode: (tx) => useRecoveryCode(tx, { userId: id, hashes: [hash, hash], now }),
  countRecoveryCodes: (tx) => countRecoveryCodes(tx, id),
}
