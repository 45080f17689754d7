import type { MessageFile, MessageView } from '@roomtone/contract/conversation/conversation'
import type { MessagePage } from './inbox.query.ts'
import type { Outgoing } from './outbox.ts'

/** A line of the thread, whether the server has it yet or not. */
export type ThreadItem = {
  /** The same before and after it has arrived, so that nothing jumps. */
  key: string
  /** Null until it has arrived. */
  message: MessageView | null
  isOwn: boolean
  content: string
  createdAt: string
  files: MessageFile[]
  phase: Outgoing['phase']
}

/** What the server has, in its order; then what is on its way. A message that has arrived is told once. */
export function threadItems(pages: readonly MessagePage[], outgoing: readonly Outgoing[]): ThreadItem[] {
  const messages = new Map<string, MessageView>()
  for (const message of pages.flatMap(({ items }) => items)) messages.set(message.id, message)
  for (const { sent } of outgoing) if (sent && !messages.has(sent.id)) messages.set(sent.id, sent)
  const arrived = [...messages.values()].sort((a, b) => a.seq - b.seq).map(fromMessage)
  const keys = new Set(arrived.map(({ key }) => key))
  return [...arrived, ...outgoing.filter(({ key }) => !keys.has(key)).map(fromOutgoing)]
}

/** Which of what was sent off the thread has brought by now. */
export function arrivedKeys(pages: readonly MessagePage[], outgoing: readonly Outgoing[]): string[] {
  const keys = new Set(pages.flatMap(({ items }) => items.map(({ key }) => key)))
  return outgoing.map(({ key }) => key).filter((key) => keys.has(key))
}

/** The last of one's own messages that the other side has read; null: none. */
export function lastRead(items: readonly ThreadItem[], otherReadSeq: number): ThreadItem | null {
  return (
    items.findLast(
      ({ isOwn, message }) => isOwn && message !== null && !message.isFlagged && message.seq <= otherReadSeq,
    ) ?? null
  )
}

/** The latest word of the other side; null: they have said nothing. */
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
