import type * as store from '../../src/features/conversation/file/message-file.store.ts'
import {
  attachFiles,
  deleteUnsentFile,
  findFilesOf,
  findReadableFile,
  findUnsentFiles,
  insertMessageFile,
} from '../../src/features/conversation/file/message-file.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

const file = {
  id,
  name: 'Floor plan.jpg',
  mediaType: 'image/jpeg' as const,
  sizeBytes: 240_000,
  width: 1600,
  height: 1067,
}

export const examples: ExamplesOf<typeof store> = {
  insertMessageFile: (tx) => insertMessageFile(tx, { ...file, conversationId: id, ownerId: id, now }),
  attachFiles: (tx) => attachFiles(tx, { messageId: id, conversationId: id, ownerId: id, ids: [id] }),
  findFilesOf: (tx) => findFilesOf(tx, [id]),
  findReadableFile: (tx) => findReadableFile(tx, id, { userId: id, isAdmin: false }),
  findUnsentFiles: (tx) => findUnsentFiles(tx, now, 500),
  deleteUnsentFile: (tx) => deleteUnsentFile(tx, id),
}
