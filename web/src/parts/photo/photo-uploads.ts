import type { PhotoView } from '@roomtone/contract/photo/photo'

const AT_ONCE = 2

export type UploadItem = {
  key: number
  file: File
  phase: 'waiting' | 'uploading' | 'failed'
  /** From 0 to 1. */
  progress: number
  message?: string
  /** False where sending the same file again would fail again. */
  canRetry: boolean
}

type Progress = { signal: AbortSignal; onProgress: (share: number) => void }

type Options = {
  send: (file: File, progress: Progress) => Promise<PhotoView>
  /** Why a file can't be uploaded; null when it can. */
  refuse: (file: File) => string | null
  explain: (error: unknown) => string
  onUploaded: (photo: PhotoView, key: number) => void
  /** Called once when nothing is under way any more. */
  onSettled: (result: { uploaded: number; failed: number }) => void
}

/** Many files, two at a time, each with its own result. What has arrived leaves the list. */
export class PhotoUploads {
  private items: readonly UploadItem[] = []
  private readonly running = new Map<number, AbortController>()
  private readonly listeners = new Set<() => void>()
  private readonly options: Options
  private lastKey = 0
  private beyond = 0
  private uploaded = 0
  private failed = 0

  constructor(options: Options) {
    this.options = options
  }

  readonly get = (): readonly UploadItem[] => this.items

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** How many were chosen beyond the limit: a hundred identical rows would help nobody. */
  readonly leftOut = (): number => this.beyond

  readonly forgetLeftOut = (): void => {
    this.beyond = 0
    this.changed()
  }

  /** Neither arrived nor failed yet: their places are taken. */
  get underWay(): number {
    return this.items.filter((item) => item.phase !== 'failed').length
  }

  get failures(): number {
    return this.items.length - this.underWay
  }

  /** Resolves when no upload is under way: all have arrived, failed or been canceled. */
  settled(): Promise<void> {
    return new Promise((resolve) => {
      const leave = this.subscribe(() => look())
      const look = () => {
        if (this.underWay > 0) return
        leave()
        resolve()
      }
      look()
    })
  }

  add(files: readonly File[], room: number): void {
    let left = room - this.underWay
    this.beyond = 0
    for (const file of files) {
      const refusal = this.options.refuse(file)
      if (refusal !== null) this.failed += 1
      else if (left <= 0) this.beyond += 1
      else left -= 1
      if (refusal !== null || this.beyond === 0) this.items = [...this.items, this.itemOf(file, refusal)]
    }
    this.failed += this.beyond
    this.changed()
    this.pump()
  }

  retry(key: number): void {
    this.update(key, { phase: 'waiting', progress: 0 })
    this.pump()
  }

  remove(key: number): void {
    this.running.get(key)?.abort()
    this.running.delete(key)
    this.drop(key)
    this.pump()
  }

  /** For leaving the page: uploads under way end silently. */
  stop(): void {
    for (const abort of this.running.values()) abort.abort()
    this.running.clear()
    this.items = []
    this.beyond = 0
    this.changed()
  }

  private itemOf(file: File, refusal: string | null): UploadItem {
    this.lastKey += 1
    const item: UploadItem = { key: this.lastKey, file, phase: 'waiting', progress: 0, canRetry: true }
    return refusal === null ? item : { ...item, phase: 'failed', message: refusal, canRetry: false }
  }

  private pump(): void {
    for (const item of this.items) {
      if (this.running.size >= AT_ONCE) return
      if (item.phase === 'waiting') void this.run(item)
    }
    if (this.running.size > 0) return
    const { uploaded, failed } = this
    this.uploaded = 0
    this.failed = 0
    if (uploaded + failed > 0) this.options.onSettled({ uploaded, failed })
  }

  private async run({ key, file }: UploadItem): Promise<void> {
    const abort = new AbortController()
    const { signal } = abort
    this.running.set(key, abort)
    this.update(key, { phase: 'uploading', progress: 0 })
    try {
      const onProgress = (progress: number) => !signal.aborted && this.update(key, { progress })
      const photo = await this.options.send(file, { signal, onProgress })
      if (signal.aborted) return
      this.uploaded += 1
      this.drop(key)
      this.options.onUploaded(photo, key)
    } catch (error) {
      if (signal.aborted) return
      this.failed += 1
      this.update(key, { phase: 'failed', message: this.options.explain(error) })
    } finally {
      this.running.delete(key)
      if (!signal.aborted) this.pump()
    }
  }

  private update(key: number, change: Partial<UploadItem>): void {
    this.items = this.items.map((item) => (item.key === key ? { ...item, ...change } : item))
    this.changed()
  }

  private drop(key: number): void {
    this.items = this.items.filter((item) => item.key !== key)
    this.changed()
  }

  private changed(): void {
    for (const listener of this.listeners) listener()
  }
}
