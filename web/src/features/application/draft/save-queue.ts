const PAUSE = 800
const FIRST_RETRY = 1000
const LAST_RETRY = 30_000

/** `stopped`: the current answers can't be saved, and trying again would not help. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'stopped'
export type Verdict = 'retry' | 'stale' | 'refused'

/** Everything that may not have reached the server, in the order in which it would be sent. */
export type Kept<T> = { version: number; sending: T | null; latest: T | null }

type Options<T> = {
  version: number
  send: (value: T, version: number) => Promise<{ version: number }>
  judge: (error: unknown) => Verdict
  onState: (state: SaveState) => void
  /** Another device was quicker. Answer with `rebase` or `reset`; until then nothing is sent. */
  onStale: (error: unknown) => void
  onRefused: (error: unknown) => void
  keep: (kept: Kept<T> | null) => void
}

/**
 * Saves the newest of what it is given: one at a time, a moment after the last change, and again until it
 * works. Nothing is sent before `start`.
 */
export class SaveQueue<T> {
  private readonly options: Options<T>
  private version: number
  private latest: T | null = null
  /** Stays until the result is known: a save that failed may have arrived all the same. */
  private inFlight: T | null = null
  private sending: Promise<boolean> | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private failures = 0
  private isStopped = true
  private isStale = false

  constructor(options: Options<T>) {
    this.options = options
    this.version = options.version
  }

  get currentVersion(): number {
    return this.version
  }

  get waiting(): Kept<T> {
    return { version: this.version, sending: this.inFlight, latest: this.latest }
  }

  put(value: T): void {
    this.latest = value
    this.keep()
    if (this.sending === null && this.failures === 0) this.options.onState('unsaved')
    this.schedule(PAUSE)
  }

  /** Sends what is waiting right away. True when the server has everything. */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer)
    while (this.sending !== null || this.hasMore) {
      if (this.isStale) return false
      if (!(await (this.sending ?? this.sendNext()))) return false
    }
    return true
  }

  /** Continues from the server's version with what is waiting here. */
  rebase(version: number): void {
    this.latest ??= this.inFlight
    this.inFlight = null
    this.settle(version)
    if (this.hasMore) this.schedule(0)
  }

  /** Drops what is waiting here and continues from the server's version. */
  reset(version: number): void {
    this.latest = null
    this.inFlight = null
    this.settle(version)
  }

  start(): void {
    this.isStopped = false
    if (this.hasMore) this.schedule(PAUSE)
  }

  /** One last try; what fails now is still kept. */
  stop(): void {
    void this.flush()
    this.isStopped = true
    clearTimeout(this.timer)
  }

  private get hasMore(): boolean {
    return this.inFlight !== null || this.latest !== null
  }

  private settle(version: number): void {
    this.version = version
    this.isStale = false
    this.failures = 0
    this.keep()
    this.options.onState(this.latest === null ? 'saved' : 'unsaved')
  }

  private schedule(delay: number): void {
    clearTimeout(this.timer)
    if (!this.isStopped && !this.isStale) this.timer = setTimeout(() => void this.flush(), delay)
  }

  /**
   * Sends again what may have arrived, before anything newer: only then can it be told from someone else's
   * changes.
   */
  private sendNext(): Promise<boolean> {
    const value = (this.inFlight ?? this.latest) as T
    if (this.inFlight === null) this.latest = null
    this.inFlight = value
    this.keep()
    if (this.failures === 0) this.options.onState('saving')
    this.sending = this.options.send(value, this.version).then(
      ({ version }) => this.succeed(version),
      (error: unknown) => this.fail(value, error),
    )
    return this.sending
  }

  private succeed(version: number): boolean {
    this.sending = null
    this.inFlight = null
    this.settle(version)
    return true
  }

  private fail(value: T, error: unknown): boolean {
    const verdict = this.options.judge(error)
    this.sending = null
    if (verdict === 'stale') {
      this.isStale = true
      this.options.onStale(error)
    } else if (verdict === 'refused') {
      this.inFlight = null
      this.latest ??= value
      this.keep()
      this.options.onState('stopped')
      this.options.onRefused(error)
    } else {
      this.options.onState('failed')
      this.schedule(Math.min(FIRST_RETRY * 2 ** this.failures, LAST_RETRY))
      this.failures += 1
    }
    return false
  }

  private keep(): void {
    this.options.keep(this.hasMore ? this.waiting : null)
  }
}
