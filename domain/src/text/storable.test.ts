import { describe, expect, it } from 'vitest'
import { unstorablePath } from './storable.ts'

describe('unstorablePath', () => {
  it('names the first string that PostgreSQL or UTF-8 could not hold', () => {
    expect(unstorablePath({ a: 'fine', b: [{ c: 'no\u0000' }] })).toBe('b.0.c')
    expect(unstorablePath({ name: '\ud800' })).toBe('name')
    expect(unstorablePath({ name: '😀 é', n: 3, nothing: null })).toBeNull()
  })
})
