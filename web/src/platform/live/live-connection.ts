import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { readEvent, type Told } from './live-event.ts'

const FIRST_PAUSE = 500
const LONGEST_PAUSE = 30_000
/** The server says something at least every 20 seconds. */
const SILENCE = 45_000
const SILENCE_AFTER_SLEEP = 25_000
/** A proxy that buffers streams never lets the first word through. */
const HELLO_WAIT = 15_000
/** A server that greets and hangs up right away is no better than one that is down. */
const STEADY = 5000
const FAILURES_BEFORE_POLLING = 3
const POLL = 15_000
const LONGEST_EVENT = 64_000

type Options = {
  fetch: (path: string, init: { headers: Record<string, string>; signal: AbortSignal }) => Promise<Response>
  /** Null: nobody is signed in any more. */
  token: () => Promise<string | null>
  /** Called when the server rejects this token; returns the one to use instead. */
  renew: (stale: string) => Promise<string | null>
  /** The last event that the person has: the stream goes on after it. */
  after: () => string | null
  told: Told
  random?: () => number
}

/** One stream, kept open until it is stopped. Where streams are blocked, it says `lost` every 15 seconds. */
export class LiveConnection {
  private readonly options: Options
  private readonly parser = createParser({
    onEvent: (message) => this.read(message),
    maxBufferSize: LONGEST_EVENT,
  })
  private isStopped = false
  private attempt: AbortController | undefined
  private goOn: (() => void) | undefined
  private silence: ReturnType<typeof setTimeout> | undefined
  private poll: ReturnType<typeof setInterval> | undefined
  /** In a row without a hello. */
  private failures = 0
  /** In a row without a stream that lasted. */
  private retries = 0
  private heardAt = 0
  private openedAt = 0
  private hasHello = false
  private helloId: string | null = null

  constructor(options: Options) {
    this.options = options
  }

  /** The server has said hello, and has not been silent since. */
  get isOpen(): boolean {
    return this.hasHello
  }

  async start(): Promise<void> {
    while (!this.isStopped) {
      await this.connect()
      if (this.isStopped) return
      this.failures += 1
      this.retries += 1
      if (this.failures >= FAILURES_BEFORE_POLLING) this.startPolling()
      await this.pause()
    }
  }

  stop(): void {
    this.isStopped = true
    clearInterval(this.poll)
    this.attempt?.abort()
    this.goOn?.()
  }

  /** The person looks at the page again, or the network is back: no reason to wait any longer. */
  wake(hasNewNetwork = false): void {
    this.goOn?.()
    // Timers pause while a laptop sleeps, and a connection from before, or from the previous network, may be
    // dead without having said so.
    if (hasNewNetwork || (this.hasHello && Date.now() - this.heardAt > SILENCE_AFTER_SLEEP))
      this.attempt?.abort()
  }

  private async connect(): Promise<void> {
    const attempt = new AbortController()
    this.attempt = attempt
    this.hasHello = false
    this.parser.reset()
    this.expectWordWithin(HELLO_WAIT)
    try {
      const response = await this.request(attempt.signal)
      if (response?.body) await this.follow(response.body)
    } catch {
      // After any failure, the next step is the same: another try.
    } finally {
      // A response that nobody will read must not stay open.
      attempt.abort()
      clearTimeout(this.silence)
      if (this.hasHello && Date.now() - this.openedAt >= STEADY) this.retries = 0
      this.hasHello = false
    }
  }

  private async request(signal: AbortSignal): Promise<Response | null> {
    const token = await this.options.token()
    if (token === null) return this.endForGood()
    let response = await this.ask(token, signal)
    if (response.status === 401) {
      const renewed = await this.options.renew(token)
      if (renewed === null) return this.endForGood()
      response = await this.ask(renewed, signal)
    }
    // A hotel's sign-in page answers 200 too.
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
    return response.ok && isStream ? response : null
  }

  private endForGood(): null {
    this.stop()
    return null
  }

  private ask(token: string, signal: AbortSignal): Promise<Response> {
    const after = this.options.after()
    return this.options.fetch('/api/live', {
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${token}`,
        ...(after === null ? {} : { 'last-event-id': after }),
      },
      signal,
    })
  }

  private async follow(body: ReadableStream<Uint8Array>): Promise<void> {
    const reader = body.getReader()
    const decoder = new TextDecoder()
    for (;;) {
      const { done, value } = await reader.read()
      if (done || this.attempt?.signal.aborted) return
      this.heardAt = Date.now()
      this.parser.feed(decoder.decode(value, { stream: true }))
      if (this.hasHello) this.expectWordWithin(SILENCE)
    }
  }

  private read({ event: kind, id, data }: EventSourceMessage): void {
    const at = id || null
    const event = readEvent(kind, data)
    if (kind === 'hello') this.greet(at)
    else if (kind === 'lost') this.options.told({ kind }, at ?? this.helloId)
    else if (event) this.options.told(event, at)
  }

  /**
   * Missed events come after the greeting, so a stream that resumes stays at its place even if the greeting
   * names a later event. An older event means that the row of events was replaced, as after a restored
   * backup.
   */
  private greet(newest: string | null): void {
    this.hasHello = true
    this.openedAt = Date.now()
    this.helloId = newest
    this.failures = 0
    clearInterval(this.poll)
    this.poll = undefined
    const after = this.options.after()
    if (after !== null && newest !== null && Number(newest) < Number(after)) {
      this.options.told({ kind: 'lost' }, newest)
    } else this.options.told({ kind: 'hello' }, after ?? newest)
  }

  private expectWordWithin(time: number): void {
    clearTimeout(this.silence)
    this.silence = setTimeout(() => this.attempt?.abort(), time)
  }

  private startPolling(): void {
    this.poll ??= setInterval(() => this.options.told({ kind: 'lost' }, null), POLL)
  }

  /**
   * Twice as long each time, and never the same for everybody, so that a recovering server is not overrun.
   */
  private pause(): Promise<void> {
    const longest = Math.min(FIRST_PAUSE * 2 ** (this.retries - 1), LONGEST_PAUSE)
    const random = this.options.random ?? Math.random
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, longest * (0.5 + random() / 2))
      this.goOn = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
