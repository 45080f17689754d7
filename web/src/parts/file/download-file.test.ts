import { describe, expect, it } from 'vitest'
import { bytesOf } from './download-file.ts'

describe('a file that comes as an answer', () => {
  it('is the same bytes again, also those that are no text', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index)
    expect(bytesOf(btoa(String.fromCharCode(...bytes)))).toEqual(bytes)
  })
})
