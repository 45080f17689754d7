import type { LiveEvent } from '@roomtone/contract/conversation/live'
import type { Told } from './live-event.ts'

const BEAT = 20_000
/** Timers of a hidden page may run only once a minute. */
const QUIET = 75_000

/** The messages between tabs. */
type Word = { say: 'where' } | { say: 'here' } | { say: 'event'; event: LiveEvent; at: string | null }

type Stream = {
  start(): unknown
  stop(): void
  wake(hasNewNetwork?: boolean): void
  readonly isOpen: boolean
}
type Channel = {
  postMessage(word: Word): void
  onmessage: ((message: MessageEvent<Word>) => void) | null
  close(): void
}
type Locks = Pick<LockManager, 'request'>

type Options = {
  /** The same in all tabs of one person. */
  name: string
  open: (told: Told, after: () => string | null) => Stream
  /** `lost` when something may have been missed, `hello` when nothing was. */
  on: (event: LiveEvent) => void
  /** This tab's place in the events, kept over a reload. */
  place: { get(): string | null; set(at: string): void }
  /** Without locks and a channel, every tab has its own stream. */
  locks: Locks | undefined
  channel: ((name: string) => Channel) | undefined
  isVisible: () => boolean
}

/**
 * This tab's part in one stream for all tabs: the tab that holds the lock listens and tells the others. When
 * it goes, the next one goes on from its own place, so the others get what they already know twice and skip
 * it.
 */
export class LiveTab {
  private readonly options: Options
  private channel: Channel | undefined
  private stream: Stream | undefined
  private letGo: (() => void) | undefined
  private waiting = new AbortController()
  private timer: ReturnType<typeof setInterval> | undefined
  private heardAt = Date.now()
  private isStopped = false

  constructor(options: Options) {
    this.options = options
  }

  start(): void {
    const { locks, channel, name } = this.options
    if (!locks || !channel) {
      this.lead()
      return
    }
    this.channel = channel(name)
    this.channel.onmessage = ({ data }) => this.hear(data)
    this.timer = setInterval(() => this.beat(locks), BEAT)
    this.queue(locks)
    this.say({ say: 'where' })
  }

  stop(): void {
    this.isStopped = true
    clearInterval(this.timer)
    this.waiting.abort()
    this.resign()
    this.letGo?.()
    this.channel?.close()
    this.channel = undefined
  }

  wake(hasNewNetwork = false): void {
    if (this.stream) this.stream.wake(hasNewNetwork)
    else this.say({ say: 'where' })
  }

  /** Leads when its turn comes, until it stops or the lock is taken from it. */
  private queue(locks: Locks, steal = false): void {
    const waiting = new AbortController()
    this.waiting = waiting
    locks
      .request(this.options.name, steal ? { steal } : { signal: waiting.signal }, () => {
        if (this.isStopped) return
        this.lead()
        return new Promise<void>((resolve) => {
          this.letGo = resolve
        })
      })
      .catch(() => {
        if (waiting.signal.aborted) return
        this.resign()
        this.queue(locks)
      })
  }

  private beat(locks: Locks): void {
    if (this.stream) this.say({ say: 'here' })
    // A browser may freeze the leading page while it holds the lock.
    if (this.stream || !this.options.isVisible() || Date.now() - this.heardAt <= QUIET) return
    this.heardAt = Date.now()
    this.waiting.abort()
    this.queue(locks, true)
  }

  private lead(): void {
    const { open, place } = this.options
    this.stream = open(
      (event, at) => {
        this.take(event, at)
        this.say({ say: 'event', event, at: event.kind === 'hello' ? place.get() : at })
      },
      () => place.get(),
    )
    void this.stream.start()
  }

  private resign(): void {
    this.stream?.stop()
    this.stream = undefined
  }

  private hear(word: Word): void {
    if (word.say === 'where') {
      this.answer()
      return
    }
    this.heardAt = Date.now()
    // The leader gets everything from the stream itself.
    if (word.say === 'event' && !this.stream) this.take(word.event, word.at)
  }

  /** Another tab has opened, or is visible again. */
  private answer(): void {
    if (!this.stream) return
    this.stream.wake()
    if (this.stream.isOpen) this.say({ say: 'event', event: { kind: 'hello' }, at: this.options.place.get() })
    else this.say({ say: 'here' })
  }

  private take(event: LiveEvent, at: string | null): void {
    const { place, on } = this.options
    const here = place.get()
    const isAhead = at !== null && (here === null || Number(at) > Number(here))
    if (event.kind === 'lost') {
      if (at !== null) place.set(at)
      on(event)
    } else if (event.kind === 'hello') {
      if (isAhead) place.set(at)
      // A tab without a place drew its page at an unknown moment before this event.
      on({ kind: isAhead || here === null ? 'lost' : 'hello' })
    } else if (isAhead || at === null) {
      if (at !== null) place.set(at)
      on(event)
    }
  }

  private say(word: Word): void {
    this.channel?.postMessage(word)
  }
}
