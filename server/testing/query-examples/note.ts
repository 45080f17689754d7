import type * as store from '../../src/features/people/note.store.ts'
import { findNotes, insertNote, removeNote } from '../../src/features/people/note.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  insertNote: (tx) => insertNote(tx, { userId: id, authorId: id, body: Buffer.from('sealed'), now }),
  findNotes: (tx) => findNotes(tx, id),
  removeNote: (tx) => removeNote(tx, { userId: id, noteId: id, by: id, now }),
}
