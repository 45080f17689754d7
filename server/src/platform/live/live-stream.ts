import type { Writable } from 'node:stream'
import type { EventRow } from './live.store.ts'

const PATIENCE_MS = 30_000
const GOODBYE_MS = 1000

/** Whose page it is, and whether the session that opened it is still theirs. */
export type Owner = { userId: string; sessionId: string; isSignedIn(): Promise<boolean> }

/** One open page: how far it has been told, and whether it takes more just now. */
export class LiveStream {
  readonly userId: string
  readonly sessionId: string
  lastId: number
  /** Its reader is slower than its events; nothing is read for it until it has caught up. */
  isFull = false
  isOver = false
  private readonly isSignedIn: () => Promise<boolean>
  private readonly out: Writable
  private readonly drained: (stream: LiveStream) => void
  private patience: NodeJS.Timeout | null = null

  constructor(
    { userId, sessionId, isSignedIn }: Owner,
    lastId: number,
    out: Writable,
    drained: (stream: LiveStream) => void,
  ) {
    this.userId = userId
    this.sessionId = sessionId
    this.isSignedIn = isSignedIn
    this.lastId = lastId
    this.out = out
    this.drained = drained
    out.on('error', () => {})
    out.once('close', () => this.settle())
  }

  /** Without an id where there is nothing yet to go on from. */
  greet(id: number | null): void {
    this.write(`${id === null ? '' : `id: ${id}\n`}event: hello\ndata: {}\n\n`)
  }

  tellLost(): void {
    this.write(`id: ${this.lastId}\nevent: lost\ndata: {}\n\n`)
  }

  tell(events: readonly EventRow[]): void {
    const newest = events.at(-1)
    if (!newest || this.isOver) return
    this.lastId = newest.id
    this.write(events.map(textOf).join(''))
  }

  beat(): void {
    if (!this.isFull) this.write(':\n\n')
  }

  /** Ends if its session has. */
  async check(): Promise<void> {
    if (!this.isOver && !(await this.isSignedIn())) this.end()
  }

  /** The page reconnects by itself and goes on where it stopped. */
  end(): void {
    if (this.isOver) return
    const { out, isFull } = this
    this.settle()
    if (isFull) {
      out.destroy()
      return
    }
    out.end()
    const goodbye = setTimeout(() => out.destroy(), GOODBYE_MS)
    goodbye.unref()
    out.once('close', () => clearTimeout(goodbye))
  }

  private write(text: string): void {
    if (this.isOver || this.out.write(text) || this.isFull) return
    this.isFull = true
    this.patience = setTimeout(() => this.end(), PATIENCE_MS)
    this.out.once('drain', () => {
      this.isFull = false
      this.calm()
      this.drained(this)
    })
  }

  private settle(): void {
    this.isOver = true
    this.calm()
  }

  private calm(): void {
    if (this.patience) clearTimeout(this.patience)
    this.patience = null
  }
}

function textOf({ id, kind, data }: EventRow): string {
  return `id: ${id}\nevent: ${kind}\ndata: ${JSON.stringify(data)}\n\n`
}
