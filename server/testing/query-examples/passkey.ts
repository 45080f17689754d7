import type * as store from '../../src/features/passkey/passkey.store.ts'
import {
  deletePasskey,
  deletePasskeysOf,
  findByCredential,
  hasPasskey,
  insertPasskey,
  listCredentials,
  listPasskeys,
  lockOwner,
  markUsed,
  updateName,
} from '../../src/features/passkey/passkey.store.ts'
import { type ExamplesOf, hash, id, now } from './example.ts'

const passkey = {
  userId: id,
  credentialId: hash,
  publicKey: hash,
  counter: 0,
  name: 'Chrome on macOS',
  deviceType: 'multi_device',
  backedUp: true,
  now,
} as const

export const examples: ExamplesOf<typeof store> = {
  insertPasskey: (tx) => insertPasskey(tx, { ...passkey, transports: ['internal'] }),
  listPasskeys: (tx) => listPasskeys(tx, id),
  listCredentials: (tx) => listCredentials(tx, id),
  findByCredential: (tx) => findByCredential(tx, hash),
  hasPasskey: (tx) => hasPasskey(tx, id),
  markUsed: (tx) => markUsed(tx, { id, counter: 1, backedUp: true, now }),
  updateName: (tx) => updateName(tx, { userId: id, id, name: 'My phone' }),
  deletePasskey: (tx) => deletePasskey(tx, { userId: id, id }),
  deletePasskeysOf: (tx) => deletePasskeysOf(tx, id),
  lockOwner: (tx) => lockOwner(tx, id),
}
