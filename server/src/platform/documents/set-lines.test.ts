import { describe, expect, it } from 'vitest'
import { stretchesOf } from './printable.ts'
import { setLines } from './set-lines.ts'

/** Each letter one wide, in a face for its script that has everything. */
const lines = (text: string, width = 1000) =>
  setLines(
    stretchesOf(text, 'text', () => true),
    width,
    (run) => run.text.length,
  )
const runs = (text: string) => lines(text)[0]?.runs.map((run) => [run.text, run.isRtl])
const broken = (text: string, width: number) =>
  lines(text, width).map((line) => line.runs.map((run) => run.text).join('|'))

describe('the order of a text on its lines', () => {
  it('is one run in one face', () => {
    expect(lines('Ada Lovelace')).toEqual([
      { runs: [{ face: 'text', text: 'Ada Lovelace', isRtl: false }], width: 12, isRtl: false },
    ])
    expect(lines('Ada 王')[0]?.runs.map(({ face }) => face)).toEqual(['text', 'han'])
  })

  it('runs from the right in Hebrew and Arabic, with numbers as they are and brackets turned', () => {
    expect(runs('שרה (לוי) 12')).toEqual([
      ['12', false],
      ['שרה )לוי( ', true],
    ])
    expect(runs('סטודיו (קטן), Toronto, Ontario')).toEqual([
      ['סטודיו )קטן(', true],
      [', ', false],
      ['Toronto, Ontario', false],
    ])
    expect(runs('Studio محمد علي, Toronto')).toEqual([
      ['Studio ', false],
      ['محمد علي', true],
      [', ', false],
      ['Toronto', false],
    ])
  })

  it('does not join letters that a writer keeps apart', () => {
    expect(runs('می\u200cخواهم')).toEqual([
      ['خواهم', true],
      ['می', true],
    ])
  })
})

describe('lines', () => {
  it('end after spaces and hyphens, and never before a sign that belongs to the word', () => {
    expect(broken('one two, three', 8)).toEqual(['one two,', 'three'])
    expect(broken('one two, three', 7)).toEqual(['one', 'two,', 'three'])
    expect(broken('well-known words', 10)).toEqual(['well-known', 'words'])
    expect(broken('well-known words', 6)).toEqual(['well-', 'known', 'words'])
    expect(broken('19,00\u00a0$ 1–2 2026-11-15', 8)).toEqual(['19,00 $', '1–2', '2026-11-', '15'])
  })

  it('end between words of scripts without spaces', () => {
    expect(broken('吾輩は猫である。名前はまだ無い。', 9)).toEqual(['吾輩は猫である。', '名前はまだ無い。'])
    expect(broken('สวัสดีครับ', 6)).toEqual(['สวัสดี', 'ครับ'])
  })

  it('end within a word only where it is wider than the line', () => {
    expect(broken('to WWWWWWWWWW ok', 4)).toEqual(['to', 'WWWW', 'WWWW', 'WW', 'ok'])
    expect(broken('नमस्ते', 1).join('')).toBe('नमस्ते')
    expect(broken('', 4)).toEqual([''])
  })
})
