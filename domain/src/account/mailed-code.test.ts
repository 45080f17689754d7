import { describe, expect, it } from 'vitest'
import { CODE_LIVES_MS, CODE_TRIES, judgeCode } from './mailed-code.ts'

const now = new Date('2026-12-01T12:00:00Z')
const FRESH = { expiresAt: new Date(now.getTime() + CODE_LIVES_MS), tries: 0, usedAt: null }

describe('a code by mail', () => {
  it('is valid for ten minutes, and any other code is wrong', () => {
    expect(judgeCode(FRESH, true, now)).toBe('good')
    expect(judgeCode(FRESH, true, new Date(FRESH.expiresAt.getTime() - 1))).toBe('good')
    expect(judgeCode(FRESH, false, now)).toBe('wrong')
  })

  it('expires on the instant', () => {
    expect(judgeCode(FRESH, true, FRESH.expiresAt)).toBe('expired')
  })

  it('allows five tries, and refuses even the right code after that', () => {
    expect(judgeCode({ ...FRESH, tries: CODE_TRIES - 1 }, true, now)).toBe('good')
    expect(judgeCode({ ...FRESH, tries: CODE_TRIES }, true, now)).toBe('too_many_tries')
  })

  it('works once', () => {
    expect(judgeCode({ ...FRESH, usedAt: now }, true, now)).toBe('used')
  })
})
