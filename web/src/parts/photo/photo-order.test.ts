import type { PhotoView } from '@roomtone/contract/photo/photo'
import { expect, test } from 'vitest'
import { insertAt, insertChosen, moved } from './photo-order.ts'

const photos = (...ids: string[]) => ids.map((id) => ({ id }) as PhotoView)
const ids = (list: PhotoView[]) => list.map(({ id }) => id).join('')
const [a, b] = photos('a', 'b') as [PhotoView, PhotoView]

test('photos are in the order they were chosen, whichever arrives first', () => {
  const keys = new Map([
    ['a', 1],
    ['b', 2],
  ])
  expect(ids(insertChosen(photos('x', 'b'), a, keys))).toBe('xab')
  expect(ids(insertChosen(photos('x', 'a'), b, keys))).toBe('xab')
})

test('a photo moves within the list and not out of it', () => {
  expect(ids(moved(photos('a', 'b', 'c'), 0, 2))).toBe('bca')
  expect(ids(moved(photos('a', 'b', 'c'), 2, 0))).toBe('cab')
  expect(ids(moved(photos('a', 'b', 'c'), 0, -1))).toBe('abc')
})

test('a removed photo returns to where it was', () => {
  expect(ids(insertAt(photos('a', 'c'), b, 1))).toBe('abc')
  expect(ids(insertAt(photos('a'), b, 5))).toBe('ab')
})
