import { randomUUID } from 'node:crypto'
import { openCase } from '../src/features/conversation/safety/moderation-case.store.ts'
import { hashOfText, writeTextCase } from '../src/features/moderation/entry.ts'
import type { TestConversation } from './conversation.ts'
import type { Person, TestServer } from './server.ts'

type Said = { content?: string; isFlagged?: boolean; fileIds?: string[] }

/** A message straight into the tables, as if the rules had let it through or held it back. */
export async function putMessage(
  { deps: { db }, clock }: TestServer,
  conversation: TestConversation,
  sender: Person,
  { content = 'Is there parking for a truck?', isFlagged = false, fileIds = [] }: Said = {},
): Promise<string> {
  const { id } = await db
    .insertInto('messages')
    .values({
      conversation_id: conversation.id,
      sender_id: sender.id,
      content,
      created_at: clock.now(),
      key: randomUUID(),
      is_flagged: isFlagged,
      flag_reason: isFlagged ? 'threat' : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (fileIds.length > 0)
    await db.updateTable('message_files').set({ message_id: id }).where('id', 'in', fileIds).execute()
  return id
}

/** What the rules brought before the admins; without a message it is about the person as a whole. */
export async function aCase(
  { deps: { db }, clock }: TestServer,
  { subjectId, messageId = null }: { subjectId: string; messageId?: string | null },
): Promise<string> {
  const id = await db.transaction().execute((tx) =>
    openCase(tx, {
      messageId,
      subjectId,
      reporterId: null,
      severity: 'high',
      reason: 'threat',
      now: clock.now(),
    }),
  )
  if (id === null) throw new Error('There is such a case already')
  return id
}

/** As if its author had tried to save it on their profile. */
export async function refuseText({ deps: { db, clock } }: TestServer, authorId: string): Promise<string> {
  const value = 'Ring me before you book'
  const { id } = await db.transaction().execute((tx) =>
    writeTextCase(tx, {
      authorId,
      place: { kind: 'profile', id: null },
      field: 'intro',
      class: 'public',
      value,
      hash: hashOfText(value),
      flags: [{ kind: 'contact', fragment: 'Ring me' }],
      reason: 'Everyone can read this, so please leave out contact details and links.',
      severity: 'low',
      origin: 'refused',
      state: 'refused',
      now: clock.now(),
    }),
  )
  return id
}
