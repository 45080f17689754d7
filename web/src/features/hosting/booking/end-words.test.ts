import type { BookingView } from '@roomtone/contract/booking/booking'
import { describe, expect, it } from 'vitest'
import { endWords } from './end-words.ts'

const ended = (state: BookingView['state'], endedBy: BookingView['endedBy']) =>
  endWords({ state, endedBy, guest: { name: 'Mara' } as BookingView['guest'] })

describe('how a booking ended, told to its host', () => {
  it.each([
    ['declined', 'host', 'You declined the request.'],
    ['expired', 'clock', 'The request wasn’t answered in time.'],
    ['withdrawn', 'guest', 'Mara withdrew the request.'],
    ['withdrawn', 'payments', 'The card couldn’t be charged.'],
    ['withdrawn', 'admin', 'Roomtone withdrew the request.'],
    ['cancelled', 'guest', 'Mara canceled.'],
    ['cancelled', 'host', 'You canceled.'],
    ['cancelled', 'admin', 'Roomtone canceled.'],
  ] as const)('%s by %s', (state, endedBy, words) => {
    expect(ended(state, endedBy)).toBe(words)
  })

  it('says nothing of one that goes on or was simply over', () => {
    expect([ended('pending', null), ended('confirmed', null), ended('completed', 'clock')]).toEqual([
      '',
      '',
      '',
    ])
  })
})
