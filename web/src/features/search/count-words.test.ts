import { describe, expect, it } from 'vitest'
import { countWords, resultWords, understoodWords } from './count-words.ts'

const place = (kind: 'city' | 'state' | 'near' | 'words', label: string) => ({
  kind,
  label,
  lat: null,
  lng: null,
})
const exact = (value: number) => ({ value, isExact: true })
const found = (kind: 'city' | 'state' | 'words', label: string, count = 8) => ({
  place: place(kind, label),
  count: exact(count),
})

describe('the count', () => {
  it('is never more exact than the server was', () => {
    expect(countWords(exact(8))).toBe('8')
    expect(countWords(exact(1000))).toBe('1,000')
    expect(countWords(exact(1001))).toBe('1,000+')
    expect(countWords({ value: 640, isExact: false })).toBe('about 640')
    expect(countWords({ value: 25_000, isExact: false })).toBe('1,000+')
  })

  it('names the place it was counted in', () => {
    expect(resultWords({ count: exact(1), place: null })).toBe('1 space')
    expect(resultWords({ count: exact(0), place: place('words', 'brick') })).toBe('0 spaces')
    expect(resultWords({ count: exact(8), place: place('city', 'Hudson, NY') })).toBe(
      '8 spaces in Hudson, NY',
    )
    expect(resultWords({ count: exact(8), place: place('near', '12534') })).toBe('8 spaces around 12534')
  })
})

describe('what Where was understood as', () => {
  it('is not shown when it is what was typed', () => {
    expect(understoodWords('', { place: null, count: exact(8) })).toBeNull()
    expect(understoodWords('los angeles', found('city', 'Los Angeles, CA'))).toBeNull()
    expect(understoodWords('NY', found('state', 'New York'))).toBeNull()
    expect(understoodWords('Montreal', found('city', 'Montréal, QC'))).toBeNull()
  })

  it('is shown when it is not', () => {
    expect(understoodWords('los angles', found('city', 'Los Angeles, CA'))).toBe(
      'We read “los angles” as Los Angeles, CA.',
    )
    expect(understoodWords('brick', found('words', 'brick'))).toBe(
      'No place matches “brick”. Here are spaces that mention it.',
    )
  })

  it('promises no spaces where there are none', () => {
    expect(understoodWords('brik', found('words', 'brik', 0))).toBe('No place matches “brik”.')
  })
})
