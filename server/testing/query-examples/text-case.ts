import type * as store from '../../src/features/moderation/text-case.store.ts'
import {
  deleteRefused,
  findApproved,
  lockTextCase,
  openTextCase,
  writeTextCase,
} from '../../src/features/moderation/text-case.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

const place = { kind: 'listing', id } as const
const hash = Buffer.alloc(32)
const fresh = {
  authorId: id,
  place,
  field: 'description',
  class: 'public',
  value: 'Call me',
  hash,
  flags: [],
  reason: 'Everyone can read this.',
  severity: 'low',
  origin: 'refused',
  state: 'refused',
  now,
} as const

export const examples: ExamplesOf<typeof store> = {
  findApproved: (tx) => findApproved(tx, { authorId: id, place, hashes: [hash] }),
  writeTextCase: (tx) => writeTextCase(tx, fresh),
  lockTextCase: (tx) => lockTextCase(tx, id, id),
  openTextCase: (tx) => openTextCase(tx, id, now),
  deleteRefused: (tx) => deleteRefused(tx, now),
}
