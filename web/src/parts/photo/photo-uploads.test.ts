import type { PhotoView } from '@roomtone/contract/photo/photo'
import { expect, test } from 'vitest'
import { PhotoUploads } from './photo-uploads.ts'

type Sent = {
  name: string
  arrive: () => void
  fail: (why: string) => void
  progress: (share: number) => void
}

function open() {
  const sent: Sent[] = []
  const arrived: string[] = []
  const settled: unknown[] = []
  const uploads = new PhotoUploads({
    send: (file, { onProgress }) =>
      new Promise((resolve, reject) => {
        sent.push({
          name: file.name,
          arrive: () => resolve({ id: file.name } as PhotoView),
          fail: (why) => reject(new Error(why)),
          progress: onProgress,
        })
      }),
    refuse: ({ name }) => (name === 'huge' ? 'Too large' : null),
    explain: (error) => (error as Error).message,
    onUploaded: ({ id }) => arrived.push(id),
    onSettled: (result) => settled.push(result),
  })
  return { uploads, sent, arrived, settled }
}

const files = (...names: string[]) => names.map((name) => new File(['x'], name))
const settle = () => new Promise((done) => setTimeout(done))
const phases = (uploads: PhotoUploads) => uploads.get().map(({ file, phase }) => `${file.name} ${phase}`)

test('two at a time, in the order they were chosen', async () => {
  const { uploads, sent, arrived, settled } = open()
  uploads.add(files('a', 'b', 'c'), 40)
  expect(phases(uploads)).toEqual(['a uploading', 'b uploading', 'c waiting'])
  sent[1]?.arrive()
  await settle()
  expect(phases(uploads)).toEqual(['a uploading', 'c uploading'])
  sent[0]?.arrive()
  sent[2]?.arrive()
  await settle()
  expect(arrived).toEqual(['b', 'a', 'c'])
  expect(settled).toEqual([{ uploaded: 3, failed: 0 }])
})

test('one that fails says why and can be tried again; the others go on', async () => {
  const { uploads, sent, settled } = open()
  uploads.add(files('a', 'b'), 40)
  sent[0]?.fail('Not a photo')
  sent[1]?.arrive()
  await settle()
  expect(uploads.get()).toMatchObject([{ phase: 'failed', message: 'Not a photo', canRetry: true }])
  expect(settled).toEqual([{ uploaded: 1, failed: 1 }])
  uploads.retry(uploads.get()[0]?.key ?? 0)
  sent[2]?.arrive()
  await settle()
  expect(uploads.get()).toEqual([])
  expect(settled.at(-1)).toEqual({ uploaded: 1, failed: 0 })
})

test('what cannot be sent is named and not sent', () => {
  const { uploads, sent } = open()
  uploads.add(files('huge', 'a'), 40)
  expect(sent.map(({ name }) => name)).toEqual(['a'])
  expect(uploads.get().map(({ message, canRetry }) => [message, canRetry])).toEqual([
    ['Too large', false],
    [undefined, true],
  ])
})

test('what there is no room for is counted, until it was read or more is chosen', async () => {
  const { uploads, sent, settled } = open()
  uploads.add(files('a', 'b', 'huge', 'c', 'd'), 1)
  expect(phases(uploads)).toEqual(['a uploading', 'huge failed'])
  expect(uploads.leftOut()).toBe(3)
  sent[0]?.arrive()
  await settle()
  expect(settled).toEqual([{ uploaded: 1, failed: 4 }])
  uploads.forgetLeftOut()
  expect(uploads.leftOut()).toBe(0)
})

test('one that is removed under way leaves its place to the next', async () => {
  const { uploads, sent, arrived } = open()
  uploads.add(files('a', 'b', 'c'), 40)
  uploads.remove(uploads.get()[0]?.key ?? 0)
  sent[0]?.arrive()
  await settle()
  expect(phases(uploads)).toEqual(['b uploading', 'c uploading'])
  expect(arrived).toEqual([])
})

test('waiting for them ends when the last has arrived, failed or been given up', async () => {
  const { uploads, sent, arrived } = open()
  await uploads.settled()
  uploads.add(files('a', 'b'), 40)
  const seen: string[][] = []
  const waiting = uploads.settled().then(() => seen.push([...arrived]))
  sent[0]?.fail('Not a photo')
  await settle()
  expect(seen).toEqual([])
  sent[1]?.arrive()
  await waiting
  expect(seen).toEqual([['b']])
  expect(uploads.failures).toBe(1)
  uploads.add(files('c'), 40)
  const last = uploads.settled()
  uploads.stop()
  await last
  expect(uploads.failures).toBe(0)
})
