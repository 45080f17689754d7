import { describe, expect, it } from 'vitest'
import { missingWords } from './packet-words.ts'

describe('a packet in the list', () => {
  it('says how much is missing, and whose turn it is', () => {
    expect(missingWords({ status: 'missing_docs', missing: 3, yours: 1 })).toBe('3 missing · 1 is yours')
    expect(missingWords({ status: 'missing_docs', missing: 1, yours: 1 })).toBe('1 missing · your turn')
    expect(missingWords({ status: 'missing_docs', missing: 1, yours: 0 })).toBe('1 missing · not your turn')
  })

  it('does not say that nothing is missing where an admin has vouched for it', () => {
    expect(missingWords({ status: 'complete', missing: 0, yours: 0 })).toBe('Nothing missing')
    expect(missingWords({ status: 'complete', missing: 2, yours: 1 })).toBe('Marked complete by Roomtone')
  })
})
