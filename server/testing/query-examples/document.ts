import type * as store from '../../src/features/verification/document/document.store.ts'
import {
  claimDocument,
  findDocumentsToPurge,
  findReadableDocument,
  forgetDocumentKey,
  insertDocument,
  keepDocumentUntil,
  lockOwnerOf,
} from '../../src/features/verification/document/document.store.ts'
import { type ExamplesOf, hash, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  insertDocument: (tx) =>
    insertDocument(tx, {
      id,
      ownerId: id,
      mediaType: 'image/jpeg',
      sizeBytes: 1,
      storageKey: '',
      wrappedKey: hash,
      purgeAfter: now,
      now,
    }),
  findReadableDocument: (tx) => findReadableDocument(tx, id, now),
  claimDocument: (tx) => claimDocument(tx, id, id, now),
  keepDocumentUntil: (tx) => keepDocumentUntil(tx, id, now),
  findDocumentsToPurge: (tx) => findDocumentsToPurge(tx, now, 200),
  lockOwnerOf: (tx) => lockOwnerOf(tx, id),
  forgetDocumentKey: (tx) => forgetDocumentKey(tx, id, now),
}
