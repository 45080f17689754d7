import type { MessageFile } from '@roomtone/contract/conversation/conversation'
import type { Shelf } from './outbox.ts'

/** Why the last try was refused, and the refused words. */
export type Refusal = { reason: string; fragments: string[] }
export type Draft = { text: string; files: MessageFile[]; refusal: Refusal | null }

const PREFIX = 'roomtone.message-draft.'
const EMPTY: Draft = { text: '', files: [], refusal: null }

/** Drafts, one for each conversation, kept over a reload. */
export class Drafts {
  private readonly shelf: Shelf
  private readonly prefix: string
  private readonly known = new Map<string, Draft>()
  private readonly listeners = new Set<() => void>()

  constructor(shelf: Shelf, ownerId: string) {
    this.shelf = shelf
    this.prefix = `${PREFIX}${ownerId}.`
  }

  get(conversationId: string): Draft {
    const draft = this.known.get(conversationId) ?? this.read(conversationId)
    this.known.set(conversationId, draft)
    return draft
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  change(conversationId: string, change: Partial<Draft>): void {
    const draft = { ...this.get(conversationId), ...change }
    this.known.set(conversationId, isEmpty(draft) ? EMPTY : draft)
    this.write(conversationId, draft)
    for (const listener of this.listeners) listener()
  }

  clear(conversationId: string): void {
    this.change(conversationId, EMPTY)
  }

  /** A refused message returns to its draft, before whatever has been typed since. */
  restore(conversationId: string, { text, files, refusal }: Draft): void {
    const typed = this.get(conversationId)
    this.change(conversationId, {
      text: [text, typed.text].filter((words) => words !== '').join('\n'),
      files: [...files, ...typed.files],
      refusal,
    })
  }

  private read(conversationId: string): Draft {
    try {
      const stored = this.shelf.getItem(this.prefix + conversationId)
      return stored ? { ...EMPTY, ...(JSON.parse(stored) as Partial<Draft>) } : EMPTY
    } catch {
      return EMPTY
    }
  }

  private write(conversationId: string, draft: Draft): void {
    try {
      if (isEmpty(draft)) this.shelf.removeItem(this.prefix + conversationId)
      else this.shelf.setItem(this.prefix + conversationId, JSON.stringify(draft))
    } catch {
      // Full or blocked storage costs the safety net, not the words on the screen.
    }
  }
}

/** A refusal is over once none of its words are left. */
function isEmpty({ text, files }: Draft): boolean {
  return text === '' && files.length === 0
}
