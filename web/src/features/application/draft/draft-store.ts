import { type DraftContent, type DraftView, draftContent } from '@roomtone/contract/application/draft'
import { draftCalls } from '@roomtone/contract/application/draft.calls'
import { ApiError } from '@roomtone/contract/call'
import { listingTerms } from '@roomtone/contract/listing/terms'
import type { PhotoView } from '@roomtone/contract/photo/photo'
import { type ListingTerms, suggestedTerms, withPricePerDay } from '@roomtone/domain/listing/terms'
import type { Place } from '@roomtone/domain/listing/wizard'
import type { CallApi } from '../../../platform/services.tsx'
import { isSame, type KeptDraft, keepDraft, reconcile, type Snapshot } from './kept-draft.ts'
import { SaveQueue, type SaveState, type Verdict } from './save-queue.ts'

const RELOAD_PAUSE = 2000

export type DraftState = {
  content: DraftContent
  photos: PhotoView[]
  /** Null where the listing is live and has its own terms. */
  terms: ListingTerms | null
  arrivalPhotos: PhotoView[]
  save: SaveState
  /** Deleted or sent from elsewhere: there is nothing left to save to. */
  isGone: boolean
}

type Options = {
  draft: DraftView
  kept: KeptDraft | null
  call: CallApi
  /** Says why something typed here could not be kept unchanged. */
  tell: (error: unknown) => void
}

/** The draft as shown on this screen, and its saving to the server. */
export class DraftStore {
  readonly id: string
  private readonly call: CallApi
  private readonly tell: Options['tell']
  private readonly queue: SaveQueue<Snapshot>
  private readonly listeners = new Set<() => void>()
  private known: ReadonlyMap<string, PhotoView>
  private screen: Place
  /** Until the host has changed them, terms follow from the answers, here as on the server. */
  private areSuggested: boolean
  private state: DraftState

  constructor({ draft, kept, call, tell }: Options) {
    const { mine } = reconcile(draft, kept)
    this.id = draft.id
    this.call = call
    this.tell = tell
    this.screen = mine?.screen ?? draft.screen
    this.known = new Map([...draft.photos, ...draft.arrivalPhotos].map((photo) => [photo.id, photo]))
    const content = mine?.content ?? draft.content
    this.areSuggested = mine?.terms == null && isSuggested(draft)
    const terms = mine?.terms ?? (this.areSuggested ? suggestedTerms(content) : draft.terms)
    const photos = this.photosOf(content.photos)
    const arrivalPhotos = this.photosOf(terms?.arrivalPhotos ?? [])
    this.state = { content, photos, terms, arrivalPhotos, save: 'saved', isGone: false }
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
    const content = { ...this.state.content, ...change }
    this.set({ content, terms: this.termsFor(content) })
    this.put()
  }

  /** The host's changes to the terms; `answers` are those of the screens that the same page shows again. */
  changeTerms(change: Partial<ListingTerms>, answers: Partial<DraftContent> = {}): void {
    const { terms, content } = this.state
    if (terms === null) return
    this.areSuggested = false
    this.set({ terms: { ...terms, ...change }, content: { ...content, ...answers } })
    this.put()
  }

  changeArrivalPhotos(photos: PhotoView[]): void {
    this.remember(photos)
    this.set({ arrivalPhotos: photos })
    this.changeTerms({ arrivalPhotos: photos.map(({ id }) => id) })
  }

  changePhotos(photos: PhotoView[]): void {
    this.remember(photos)
    const ids = photos.map(({ id }) => id)
    this.set({ photos })
    if (ids.join() === this.state.content.photos.join()) return
    const isNew = ids.length > this.state.content.photos.length
    this.change({ photos: ids })
    // An upload costs too much to wait for the next pause.
    if (isNew) void this.flush()
  }

  /** Remembers where the person is, so that any device opens there. */
  visit(screen: Place): void {
    if (screen === this.screen) return
    this.screen = screen
    this.put()
    void this.flush()
  }

  /** False too while the screen has something that can't be saved. */
  async flush(): Promise<boolean> {
    return (await this.queue.flush()) && this.isKeepable
  }

  start(): void {
    this.queue.start()
  }

  stop(): void {
    this.queue.stop()
  }

  /**
   * The server has a newer version than the one we sent, so the screen takes it, unless it is our own save.
   */
  async catchUp(error: unknown): Promise<void> {
    try {
      const draft = await this.call(draftCalls.show, { params: { id: this.id } })
      this.learn([...draft.photos, ...draft.arrivalPhotos])
      // Reads the screen only now, because people keep typing during the request.
      const { mine, changedElsewhere } = reconcile(draft, this.queue.waiting)
      if (mine) return this.queue.rebase(draft.version)
      const { content, terms } = draft
      this.areSuggested = isSuggested(draft)
      const arrivalPhotos = this.photosOf(terms?.arrivalPhotos ?? [])
      this.set({ content, terms, photos: this.photosOf(content.photos), arrivalPhotos })
      this.queue.reset(draft.version)
      if (changedElsewhere) this.tell(error)
    } catch (failure) {
      if (judge(failure) === 'refused') return this.refused(failure)
      this.set({ save: 'failed' })
      setTimeout(() => void this.catchUp(error), RELOAD_PAUSE)
    }
  }

  /** Addresses of photos expire; the server issues new ones. */
  async refreshPhotos(): Promise<void> {
    const draft = await this.call(draftCalls.show, { params: { id: this.id } }).catch(() => null)
    if (draft) this.learn([...draft.photos, ...draft.arrivalPhotos])
  }

  private async send({ screen, content, terms }: Snapshot, version: number): Promise<DraftView> {
    const body = { version, screen, content, ...(terms && { terms }) }
    const draft = await this.call(draftCalls.save, { params: { id: this.id }, body })
    this.learn([...draft.photos, ...draft.arrivalPhotos])
    return draft
  }

  /** Only the server knows the photos named in answers that a reload restored. */
  private learn(photos: readonly PhotoView[]): void {
    const fresh = photos.flatMap((photo) => {
      const known = this.known.get(photo.id)
      if (!known) return [photo]
      // Its description is ours until it is saved; its address is valid for an hour.
      return known.signature === photo.signature ? [] : [{ ...known, signature: photo.signature }]
    })
    if (fresh.length === 0) return
    this.remember(fresh)
    const { content, terms } = this.state
    this.set({
      photos: this.photosOf(content.photos),
      arrivalPhotos: this.photosOf(terms?.arrivalPhotos ?? []),
    })
  }

  private remember(photos: readonly PhotoView[]): void {
    this.known = new Map([...this.known, ...photos.map((photo) => [photo.id, photo] as const)])
  }

  private photosOf(ids: readonly string[]): PhotoView[] {
    return ids.flatMap((id) => this.known.get(id) ?? [])
  }

  private termsFor(content: DraftContent): ListingTerms | null {
    const { terms, content: before } = this.state
    if (terms === null) return null
    if (this.areSuggested) return suggestedTerms(content)
    const isRepriced = content.pricePerDay !== before.pricePerDay
    return isRepriced ? withPricePerDay(terms, content.pricePerDay) : terms
  }

  private refused(error: unknown): void {
    if (error instanceof ApiError && error.status === 404) {
      keepDraft(this.id, null)
      this.set({ isGone: true })
    } else this.tell(error)
  }

  /** A number that is being typed may be invalid for a moment; the server is not asked about it. */
  private get isKeepable(): boolean {
    const { terms, content } = this.state
    if (this.areSuggested || terms === null) return true
    return (
      listingTerms.safeParse(terms).success &&
      draftContent.shape.pricePerDay.safeParse(content.pricePerDay).success
    )
  }

  private put(): void {
    const { content, terms } = this.state
    if (this.isKeepable)
      this.queue.put({ screen: this.screen, content, terms: this.areSuggested ? null : terms })
    else this.set({ save: 'stopped' })
  }

  private set(change: Partial<DraftState>): void {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener()
  }
}

function isSuggested({ content, terms }: DraftView): boolean {
  return terms !== null && isSame({ content, terms }, { content, terms: suggestedTerms(content) })
}

/** Only a clear refusal counts as one; a server that is down, busy or at fault is asked again. */
function judge(error: unknown): Verdict {
  if (!(error instanceof ApiError)) return 'retry'
  if (error.code === 'stale') return 'stale'
  return error.status >= 500 || error.status === 429 || error.status === 401 ? 'retry' : 'refused'
}
