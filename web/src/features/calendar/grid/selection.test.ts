import { describe, expect, it } from 'vitest'
import { daysOf, isChosen, press } from './selection.ts'

describe('choosing days', () => {
  it('takes a day, then a range, then starts over', () => {
    const one = press(null, '2026-11-23')
    const two = press(one, '2026-11-20')
    expect(daysOf(one)).toEqual({ from: '2026-11-23', to: '2026-11-23' })
    expect(daysOf(two)).toEqual({ from: '2026-11-20', to: '2026-11-23' })
    expect(daysOf(press(two, '2026-11-21'))).toEqual({ from: '2026-11-21', to: '2026-11-21' })
  })

  it('clears a day that is pressed again', () => {
    expect(press(press(null, '2026-11-23'), '2026-11-23')).toBeNull()
    expect(daysOf(null)).toBeNull()
  })

  it('knows what is inside', () => {
    const range = { anchor: '2026-11-23', end: '2026-11-20' }
    expect(
      ['2026-11-19', '2026-11-20', '2026-11-23', '2026-11-24'].map((day) => isChosen(range, day)),
    ).toEqual([false, true, true, false])
  })
})
