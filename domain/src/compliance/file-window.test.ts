import { describe, expect, it } from 'vitest'
import { fileStanding, isPictureKind, mayBring } from './file-window.ts'

const HOUR = 3_600_000
const startsAt = new Date('2026-12-05T17:00:00Z')
const endsAt = new Date('2026-12-05T21:00:00Z')
const fromStart = (hours: number) => new Date(startsAt.getTime() + hours * HOUR)
const fromEnd = (hours: number, milliseconds = 0) => new Date(endsAt.getTime() + hours * HOUR + milliseconds)
const at = (now: Date, state: 'confirmed' | 'completed' | 'cancelled' | 'pending' = 'confirmed') => ({
  state,
  startsAt,
  endsAt,
  now,
})

describe('when a file may be added', () => {
  it('of the rooms before: from a day before the start until the end', () => {
    expect(fileStanding('before', at(new Date(fromStart(-24).getTime() - 1)))).toBe('early')
    expect(fileStanding('before', at(fromStart(-24)))).toBe('open')
    expect(fileStanding('before', at(fromEnd(0, -1)))).toBe('open')
    expect(fileStanding('before', at(endsAt))).toBe('late')
  })

  it('of the rooms after: from the start until 72 hours after the end', () => {
    expect(fileStanding('after', at(new Date(startsAt.getTime() - 1)))).toBe('early')
    expect(fileStanding('after', at(startsAt))).toBe('open')
    expect(fileStanding('after', at(fromEnd(72, -1), 'completed'))).toBe('open')
    expect(fileStanding('after', at(fromEnd(72), 'completed'))).toBe('late')
  })

  it.each(['insurance', 'permit'] as const)('%s: as long as the release may be signed', (kind) => {
    expect(fileStanding(kind, at(fromStart(-1000)))).toBe('open')
    expect(fileStanding(kind, at(fromEnd(7 * 24, -1), 'completed'))).toBe('open')
    expect(fileStanding(kind, at(fromEnd(7 * 24), 'completed'))).toBe('late')
  })

  it.each(['cancelled', 'pending'] as const)('never for a booking that is %s', (state) => {
    for (const kind of ['insurance', 'permit', 'before', 'after'] as const)
      expect(fileStanding(kind, at(startsAt, state))).toBe('late')
  })
})

describe('who adds it', () => {
  it('papers the guest alone, pictures of the rooms either side', () => {
    expect(mayBring('insurance', 'guest')).toBe(true)
    expect(mayBring('permit', 'guest')).toBe(true)
    expect(mayBring('insurance', 'host')).toBe(false)
    expect(mayBring('permit', 'host')).toBe(false)
    for (const party of ['guest', 'host'] as const) expect(mayBring('after', party)).toBe(true)
    expect(isPictureKind('before')).toBe(true)
    expect(isPictureKind('permit')).toBe(false)
  })
})
