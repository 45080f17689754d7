import { ApiError, UnreachableError } from '@roomtone/contract/call'
import { expect, test } from 'vitest'
import { refusalOfFile, refusalOfServer } from './picture-refusal.ts'

const MB = 1024 * 1024
const file = (name: string, type: string, size = MB) => ({ name, type, size })

test('only images of at most 5 MB are taken', () => {
  expect(refusalOfFile(file('me.jpg', 'image/jpeg', 5 * MB))).toBeNull()
  expect(refusalOfFile(file('me.jpg', 'image/jpeg', 5 * MB + 1))).toBe('tooLarge')
  expect(refusalOfFile(file('me.pdf', 'application/pdf'))).toBe('notImage')
  expect(refusalOfFile(file('me.jpg.txt', 'text/plain', 9 * MB))).toBe('notImage')
})

test('a picture of an iPhone is an image where the system does not know its type', () => {
  expect(refusalOfFile(file('IMG_1.HEIC', ''))).toBeNull()
  expect(refusalOfFile(file('IMG_1.heif', ''))).toBeNull()
  expect(refusalOfFile(file('notes', ''))).toBe('notImage')
})

test('what the server refuses is said in the same words, unless it is an image and has another fault', () => {
  const refused = new ApiError({
    code: 'file_not_accepted',
    status: 415,
    detail: 'This picture is too small.',
  })
  expect(refusalOfServer(refused, false)).toBe('notImage')
  expect(refusalOfServer(refused, true)).toBeNull()
  expect(refusalOfServer(new ApiError({ code: 'file_too_large', status: 413 }), true)).toBe('tooLarge')
  expect(refusalOfServer(new UnreachableError(0), false)).toBeNull()
})
