import type { MessageFile, MessageView } from '@roomtone/contract/conversation/conversation'

export type Outgoing = {
  /** Names the message until the server does, and makes a second try the same message. */
  key: string
  conversationId: string
  content: string
  files: MessageFile[]
  createdAt: string
  phase: 'sending' | 'failed' | 'sent'
  /** The server's message, until the thread itself has it. */
  sent?: MessageView
}

export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const PREFIX = 'roomtone.outbox.'

/**
 * Sent messages that are not in the thread yet. They survive a reload, so that unfinished ones can be
 * retried.
 */
export class Outbox {
  private readonly shelf: Shelf
  private readonly prefix: string
  private items: readonly Outgoing[]
  private readonly listeners = new Set<() => void>()
  private readonly lines = new Map<string, Promise<void>>()

  constructor(shelf: Shelf, ownerId: string) {
    this.shelf = shelf
    this.prefix = `${PREFIX}${ownerId}.`
    this.items = this.kept()
  }

  readonly get = (): readonly Outgoing[] => this.items

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  put(item: Outgoing): void {
    const isKnown = this.items.some(({ key }) => key === item.key)
    this.items = isKnown
      ? this.items.map((each) => (each.key === item.key ? item : each))
      : [...this.items, item]
    if (item.phase === 'sent') this.forget(item.key)
    else this.keep(item)
    this.changed()
  }

  remove(keys: readonly string[]): void {
    if (!this.items.some(({ key }) => keys.includes(key))) return
    for (const key of keys) this.forget(key)
    this.items = this.items.filter(({ key }) => !keys.includes(key))
    this.changed()
  }

  /** One after the other within a conversation, to keep their order. */
  inLine(conversationId: string, work: () => Promise<void>): Promise<void> {
    const next = (this.lines.get(conversationId) ?? Promise.resolve()).then(work)
    this.lines.set(
      conversationId,
      next.catch(() => {}),
    )
    return next
  }

  private keep(item: Outgoing): void {
    try {
      this.shelf.setItem(this.prefix + item.key, JSON.stringify(item))
    } catch {
      // Full or blocked storage costs the safety net, not the message.
    }
  }

  private forget(key: string): void {
    try {
      this.shelf.removeItem(this.prefix + key)
    } catch {
      // As above.
    }
  }

  private kept(): Outgoing[] {
    try {
      const names = Array.from({ length: this.shelf.length }, (_, index) => this.shelf.key(index) ?? '')
      return names
        .filter((name) => name.startsWith(this.prefix))
        .map((name) => JSON.parse(this.shelf.getItem(name) ?? '') as Outgoing)
        .map((item) => ({ ...item, phase: 'failed' as const }))
        .sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
    } catch {
      return []
    }
  }

  private changed(): void {
    for (const listener of this.listeners) listener()
  }
}
