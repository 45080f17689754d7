import type { CrewView } from '@roomtone/contract/compliance/crew'
import { describe, expect, it } from 'vitest'
import { afterSave, filledRows, isSameList, mergeRows, type Row, rowsOf, wantedOf } from './crew-rows.ts'

const row = (key: string, over: Partial<Row> = {}): Row => ({
  key,
  id: key,
  name: key.toUpperCase(),
  role: 'Grip',
  email: '',
  isMinor: false,
  ...over,
})

describe('a typed crew list', () => {
  it('sends no email of a minor, null for none, and no id of somebody new', () => {
    expect(wantedOf([row('a', { email: 'a@crew.example', isMinor: true }), row('b', { id: null })])).toEqual([
      { id: 'a', name: 'A', role: 'Grip', email: null, isMinor: true },
      { name: 'B', role: 'Grip', email: null, isMinor: false },
    ])
  })

  it('leaves out lines that were begun and not filled, but never a person who was saved', () => {
    const empty = { name: ' ', role: '', email: '' }
    expect(filledRows([row('a', empty), row('b', { ...empty, id: null })]).map(({ key }) => key)).toEqual([
      'a',
    ])
  })
})

describe('a list that somebody else has saved meanwhile', () => {
  const base = [row('a'), row('b'), row('c')]

  it('keeps my corrections, my new people and what I took out, over what they wrote', () => {
    const mine = [row('a', { name: 'Ann' }), row('c'), row('x', { id: null })]
    const theirs = [row('a', { role: 'Gaffer' }), row('b'), row('c', { name: 'Cleo' }), row('d')]
    expect(mergeRows(base, mine, theirs)).toEqual([
      row('a', { name: 'Ann' }),
      row('c', { name: 'Cleo' }),
      row('d'),
      row('x', { id: null }),
    ])
  })

  it('adds back a person whom they removed and I had corrected', () => {
    const mine = [row('a'), row('b', { role: 'Sound' }), row('c')]
    expect(mergeRows(base, mine, [row('a')])).toEqual([row('a'), row('b', { role: 'Sound', id: null })])
  })
})

describe('what was typed while the list was being saved', () => {
  const member = (id: string, name: string) => ({
    id,
    name,
    role: 'Grip',
    email: null,
    isMinor: false,
    link: null,
  })
  const saved = { revision: '2', members: [member('1', 'A'), member('2', 'B')] } as unknown as CrewView

  it('is nothing when nobody typed', () => {
    const sent = [row('a', { id: '1' }), row('b', { id: null })]
    expect(afterSave(sent, sent, saved)).toBeNull()
  })

  it('stays, and the person who was new is the one who was saved', () => {
    const sent = [row('a', { id: '1' }), row('b', { id: null })]
    const now = [row('a', { id: '1' }), row('b', { id: null, name: 'Bea' })]
    const draft = afterSave(sent, now, saved)
    expect(draft).toMatchObject({ revision: '2', rows: [{ id: '1' }, { key: 'b', id: '2', name: 'Bea' }] })
    expect(isSameList(draft?.base ?? [], rowsOf(saved))).toBe(true)
  })
})
