import { describe, expect, it } from 'vitest'
import { fromField, toField } from './local-time.ts'

describe('a call time', () => {
  it('is typed and shown by the clocks of the place, wherever the reader is', () => {
    expect(toField('2026-12-05T13:30:00.000Z', 'America/New_York')).toBe('2026-12-05T08:30')
    expect(toField('2026-12-05T06:05:00.000Z', 'America/Los_Angeles')).toBe('2026-12-04T22:05')
    expect(fromField('2026-12-05T08:30', 'America/New_York')).toBe('2026-12-05T13:30:00.000Z')
    expect(fromField('2026-07-05T08:30', 'America/New_York')).toBe('2026-07-05T12:30:00.000Z')
  })

  it('is nothing where nothing was chosen', () => {
    expect(fromField('', 'America/New_York')).toBe('')
    expect(fromField('tomorrow', 'America/New_York')).toBe('')
  })
})
