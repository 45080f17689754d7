import type { ConversationView, MessageFile, MessageView } from '@roomtone/contract/conversation/conversation'
import type { Outgoing } from './compose/outbox.ts'
import type { MessagePage } from './inbox/inbox.query.ts'

/** A line of the thread, sent or still on its way. */
export type ThreadItem = {
  /** Stays the same when the message arrives, so that nothing jumps. */
  key: string
  /** Null until it has arrived. */
  message: MessageView | null
  isOwn: boolean
  content: string
  createdAt: string
  files: MessageFile[]
  phase: Outgoing['phase']
}

/** The server's messages in order; then those on their way. A message that has arrived appears once. */
export function threadItems(pages: readonly MessagePage[], outgoing: readonly Outgoing[]): ThreadItem[] {
  const messages = new Map<string, MessageView>()
  for (const message of pages.flatMap(({ items }) => items)) messages.set(message.id, message)
  for (const { sent } of outgoing) if (sent && !messages.has(sent.id)) messages.set(sent.id, sent)
  const arrived = [...messages.values()].sort((a, b) => a.seq - b.seq).map(fromMessage)
  const keys = new Set(arrived.map(({ key }) => key))
  return [...arrived, ...outgoing.filter(({ key }) => !keys.has(key)).map(fromOutgoing)]
}

/** The sent messages that are in the thread by now. */
export function arrivedKeys(pages: readonly MessagePage[], outgoing: readonly Outgoing[]): string[] {
  const keys = new Set(pages.flatMap(({ items }) => items.map(({ key }) => key)))
  return outgoing.map(({ key }) => key).filter((key) => keys.has(key))
}

type Reader = Pick<ConversationView, 'role' | 'other' | 'shared'>

/** Said by the reader, or by someone who writes for the same side. */
export function isOurs({ isOwn, message }: ThreadItem, { role }: Pick<Reader, 'role'>): boolean {
  return isOwn || message?.side === role
}

/** The reader's side's last message that the other side has read; null: none. */
export function lastRead(
  items: readonly ThreadItem[],
  { role, otherReadSeq }: Pick<ConversationView, 'role' | 'otherReadSeq'>,
): ThreadItem | null {
  return (
    items.findLast((item) => {
      const { message } = item
      return message && isOurs(item, { role }) && !message.isFlagged && message.seq <= otherReadSeq
    }) ?? null
  )
}

/** Who said it; `mark` where the side it is on does not make that clear. */
export function speakerOf(
  { isOwn, message }: Pick<ThreadItem, 'isOwn' | 'message'>,
  { role, other, shared }: Reader,
): { name: string; mark: 'host' | 'cohost' | null } | null {
  if (isOwn) return null
  if (message?.cohost != null) return { name: message.cohost, mark: 'cohost' }
  if (message?.side === role) return { name: shared?.host ?? '', mark: 'host' }
  return { name: other.name, mark: null }
}

/** The latest message of somebody else; null: there is none. */
export function latestOfOther(items: readonly ThreadItem[]): MessageView | null {
  return items.findLast(({ isOwn }) => !isOwn)?.message ?? null
}

function fromMessage(message: MessageView): ThreadItem {
  const { id, key, isOwn, content, createdAt, files } = message
  return { key: key ?? id, message, isOwn, content, createdAt, files, phase: 'sent' }
}

function fromOutgoing({ key, content, createdAt, files, phase }: Outgoing): ThreadItem {
  return { key, message: null, isOwn: true, content, createdAt, files, phase }
}
