import type { DraftContent, DraftView } from '@roomtone/contract/application/draft'
import { draftCalls } from '@roomtone/contract/application/draft.calls'
import { ApiError } from '@roomtone/contract/call'
import type { PhotoView } from '@roomtone/contract/photo/photo'
import type { Place } from '@roomtone/domain/listing/wizard'
import type { CallApi } from '../../../platform/services.tsx'
import { type KeptDraft, keepDraft, reconcile, type Snapshot } from './kept-draft.ts'
import { SaveQueue, type SaveState, type Verdict } from './save-queue.ts'

const RELOAD_PAUSE = 2000

export type DraftState = {
  content: DraftContent
  photos: PhotoView[]
  save: SaveState
  /** Deleted or sent elsewhere: there is nothing to save to any more. */
  isGone: boolean
}

type Options = {
  draft: DraftView
  kept: KeptDraft | null
  call: CallApi
  /** Says why something typed here could not be kept as it was. */
  tell: (error: unknown) => void
}

/** The draft as it stands on this screen, and its way to the server. */
export class DraftStore {
  readonly id: string
  private readonly call: CallApi
  private readonly tell: Options['tell']
  private readonly queue: SaveQueue<Snapshot>
  private readonly listeners = new Set<() => void>()
  private known: ReadonlyMap<string, PhotoView>
  private screen: Place
  private state: DraftState

  constructor({ draft, kept, call, tell }: Options) {
    const { mine } = reconcile(draft, kept)
    this.id = draft.id
    this.call = call
    this.tell = tell
    this.screen = mine?.screen ?? draft.screen
    this.known = new Map(draft.photos.map((photo) => [photo.id, photo]))
    const content = mine?.content ?? draft.content
    this.state = { content, photos: this.photosOf(content), save: 'saved', isGone: false }
    this.queue = new SaveQueue({
      version: draft.version,
      send: (snapshot, version) => this.send(snapshot, version),
      judge,
      onState: (save) => this.set({ save }),
      onStale: (error) => void this.catchUp(error),
      onRefused: (error) => this.refused(error),
      keep: (unsaved) => keepDraft(draft.id, unsaved),
    })
    if (mine) this.queue.put(mine)
    else keepDraft(draft.id, null)
  }

  readonly get = (): DraftState => this.state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  get version(): number {
    return this.queue.currentVersion
  }

  change(change: Partial<DraftContent>): void {
    this.set({ content: { ...this.state.content, ...change } })
    this.put()
  }

  changePhotos(photos: PhotoView[]): void {
    this.known = new Map([...this.known, ...photos.map((photo) => [photo.id, photo] as const)])
    const ids = photos.map(({ id }) => id)
    this.set({ photos })
    if (ids.join() === this.state.content.photos.join()) return
    const isNew = ids.length > this.state.content.photos.length
    this.change({ photos: ids })
    // An upload is too dear to wait for the next pause.
    if (isNew) void this.flush()
  }

  /** Remembers where the person is, so that any device opens there. */
  visit(screen: Place): void {
    if (screen === this.screen) return
    this.screen = screen
    this.put()
    void this.flush()
  }

  flush(): Promise<boolean> {
    return this.queue.flush()
  }

  start(): void {
    this.queue.start()
  }

  stop(): void {
    this.queue.stop()
  }

  /** The server has a newer version than the one we sent: takes it, unless it is our own word come back. */
  async catchUp(error: unknown): Promise<void> {
    try {
      const draft = await this.call(draftCalls.show, { params: { id: this.id } })
      this.learn(draft.photos)
      // As it stands now: people go on typing while this is asked.
      const { mine, changedElsewhere } = reconcile(draft, this.queue.waiting)
      if (mine) return this.queue.rebase(draft.version)
      this.set({ content: draft.content, photos: this.photosOf(draft.content) })
      this.queue.reset(draft.version)
      if (changedElsewhere) this.tell(error)
    } catch (failure) {
      if (judge(failure) === 'refused') return this.refused(failure)
      this.set({ save: 'failed' })
      setTimeout(() => void this.catchUp(error), RELOAD_PAUSE)
    }
  }

  /** Addresses of photos end; the server gives new ones. */
  async refreshPhotos(): Promise<void> {
    const draft = await this.call(draftCalls.show, { params: { id: this.id } }).catch(() => null)
    if (draft) this.learn(draft.photos)
  }

  private async send({ screen, content }: Snapshot, version: number): Promise<DraftView> {
    const body = { version, screen, content }
    const draft = await this.call(draftCalls.save, { params: { id: this.id }, body })
    this.learn(draft.photos)
    return draft
  }

  /** Photos named in what a reload brought back are known to the server only. */
  private learn(photos: readonly PhotoView[]): void {
    const fresh = photos.flatMap((photo) => {
      const known = this.known.get(photo.id)
      if (!known) return [photo]
      // Its words are ours until they are saved; its address is good for an hour.
      return known.signature === photo.signature ? [] : [{ ...known, signature: photo.signature }]
    })
    if (fresh.length === 0) return
    this.known = new Map([...this.known, ...fresh.map((photo) => [photo.id, photo] as const)])
    this.set({ photos: this.photosOf(this.state.content) })
  }

  private photosOf(content: DraftContent): PhotoView[] {
    return content.photos.flatMap((id) => this.known.get(id) ?? [])
  }

  private refused(error: unknown): void {
    if (error instanceof ApiError && error.status === 404) {
      keepDraft(this.id, null)
      this.set({ isGone: true })
    } else this.tell(error)
  }

  private put(): void {
    this.queue.put({ screen: this.screen, content: this.state.content })
  }

  private set(change: Partial<DraftState>): void {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener()
  }
}

/** Only a clear no is taken as one; a server that is away, busy or at fault is asked again. */
function judge(error: unknown): Verdict {
  if (!(error instanceof ApiError)) return 'retry'
  if (error.code === 'stale') return 'stale'
  return error.status >= 500 || error.status === 429 || error.status === 401 ? 'retry' : 'refused'
}
