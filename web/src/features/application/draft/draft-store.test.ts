import type { DraftContent, DraftView } from '@roomtone/contract/application/draft'
import { draftCalls } from '@roomtone/contract/application/draft.calls'
import { ApiError, UnreachableError } from '@roomtone/contract/call'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CallApi } from '../../../platform/services.tsx'
import { DraftStore } from './draft-store.ts'

type Save = { version: number; content: DraftContent }
const stale = () => new ApiError({ code: 'stale', status: 409 })

/** A wizard and its server. `line.isCut` loses the answers; `show` is answered when the test says so. */
function openWizard() {
  const content = { title: 'One', photos: [] as string[] } as DraftContent
  const answers = { content, terms: null, photos: [], arrivalPhotos: [] }
  const server = { id: 'd1', version: 1, screen: 'title', ...answers } as unknown as DraftView
  const line = { isCut: false }
  const shows: ((failure?: Error) => void)[] = []
  const told: unknown[] = []
  const call = (async (target: unknown, input: { body?: Save }) => {
    if (target === draftCalls.show)
      return new Promise((resolve, reject) => {
        shows.push((failure) => (failure ? reject(failure) : resolve({ ...server })))
      })
    const { version, content } = input.body as Save
    if (version !== server.version) throw stale()
    Object.assign(server, { version: version + 1, content })
    if (line.isCut) throw new UnreachableError(0)
    return { ...server }
  }) as unknown as CallApi
  const store = new DraftStore({ draft: { ...server }, kept: null, call, tell: (error) => told.push(error) })
  store.start()
  const answerShow = async (failure?: Error) => {
    shows.shift()?.(failure)
    await vi.advanceTimersByTimeAsync(0)
  }
  /** The save arrives, but its answer is lost; the next try hears that the server is ahead. */
  const loseAnswerTo = async (title: string) => {
    line.isCut = true
    store.change({ title })
    await vi.advanceTimersByTimeAsync(800)
    line.isCut = false
  }
  return { store, server, told, shows, answerShow, loseAnswerTo }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what is typed while a lost answer is looked for stays, and is saved', async () => {
  const { store, server, told, shows, answerShow, loseAnswerTo } = openWizard()
  await loseAnswerTo('Two')
  await vi.advanceTimersByTimeAsync(1000)
  expect(shows).toHaveLength(1)
  store.change({ title: 'Two and more' })
  await answerShow()
  expect(store.get().content.title).toBe('Two and more')
  await vi.advanceTimersByTimeAsync(800)
  expect(server).toMatchObject({ version: 3, content: { title: 'Two and more' } })
  expect(store.get().save).toBe('saved')
  expect(told).toHaveLength(0)
})

test('so is what is typed while looking for it fails and is tried again', async () => {
  const { store, server, told, shows, answerShow, loseAnswerTo } = openWizard()
  await loseAnswerTo('Two')
  await vi.advanceTimersByTimeAsync(1000)
  await answerShow(new UnreachableError(0))
  store.change({ title: 'Two and more' })
  await vi.advanceTimersByTimeAsync(2000)
  expect(shows).toHaveLength(1)
  await answerShow()
  await vi.advanceTimersByTimeAsync(800)
  expect(server.content.title).toBe('Two and more')
  expect(told).toHaveLength(0)
})

test('what is typed before the next try is not taken for a change made elsewhere', async () => {
  const { store, server, told, answerShow, loseAnswerTo } = openWizard()
  await loseAnswerTo('Two')
  store.change({ title: 'Two and more' })
  await vi.advanceTimersByTimeAsync(1000)
  await answerShow()
  await vi.advanceTimersByTimeAsync(800)
  expect(store.get().content.title).toBe('Two and more')
  expect(server.content.title).toBe('Two and more')
  expect(told).toHaveLength(0)
})

test('what someone else saved wins, and is announced', async () => {
  const { store, server, told, answerShow } = openWizard()
  Object.assign(server, { version: 2, content: { ...server.content, title: 'Elsewhere' } })
  store.change({ title: 'Two' })
  await vi.advanceTimersByTimeAsync(800)
  store.change({ title: 'Two and more' })
  await answerShow()
  expect(store.get().content.title).toBe('Elsewhere')
  expect(told).toHaveLength(1)
})

test('photos whose addresses have ended get new ones, and keep their words', async () => {
  const { store, server, answerShow } = openWizard()
  const photo = { id: 'p1', alt: 'A hall', signature: 'old' } as DraftView['photos'][number]
  store.changePhotos([photo])
  await vi.advanceTimersByTimeAsync(800)
  Object.assign(server, { photos: [{ ...photo, alt: '', signature: 'new' }] })
  void store.refreshPhotos()
  await answerShow()
  expect(store.get().photos).toEqual([{ ...photo, signature: 'new' }])
})
