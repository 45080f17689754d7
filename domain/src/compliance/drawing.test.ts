import { describe, expect, it } from 'vitest'
import { type Drawing, isDrawn } from './drawing.ts'

describe('a drawn signature', () => {
  it.each<[string, Drawing]>([
    ['nothing', []],
    ['a dot', [[[10, 10]]]],
    ['many dots', Array.from({ length: 50 }, (_, at) => [[at * 10, 10]])],
    [
      'a twitch',
      [
        [
          [10, 10],
          [69, 10],
        ],
      ],
    ],
  ])('is not %s', (_, drawing) => {
    expect(isDrawn(drawing)).toBe(false)
  })

  it('is one line, or several short ones', () => {
    expect(
      isDrawn([
        [
          [10, 10],
          [70, 10],
        ],
      ]),
    ).toBe(true)
    expect(
      isDrawn([
        [
          [0, 0],
          [18, 24],
        ],
        [
          [40, 40],
          [58, 64],
        ],
      ]),
    ).toBe(true)
  })
})
