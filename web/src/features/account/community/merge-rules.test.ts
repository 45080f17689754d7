import { ruleSets } from '@roomtone/texts/account/community'
import { describe, expect, it } from 'vitest'
import { mergeRules } from './merge-rules.ts'

const quiet = { title: 'Quiet after 9 PM', body: 'Our own words.' }
const set = [
  { title: 'quiet after 9 pm ', body: 'Theirs.' },
  { title: 'Soft soles', body: 'Always.' },
]

describe('a set of rules', () => {
  it('is added without saying anything twice, and leaves the host’s own words alone', () => {
    const { rules, added, fits } = mergeRules([quiet], set, 'add')
    expect(rules.map(({ title, isNew }) => [title, isNew])).toEqual([
      ['Quiet after 9 PM', false],
      ['Soft soles', true],
    ])
    expect({ added, fits }).toEqual({ added: 1, fits: true })
    expect(mergeRules(rules, set, 'add').added).toBe(0)
  })

  it('replaces everything on request', () => {
    expect(mergeRules([quiet], set, 'replace').rules.map(({ body }) => body)).toEqual(['Theirs.', 'Always.'])
  })

  it('does not go beyond what a listing holds', () => {
    const many = Array.from({ length: 19 }, (_, index) => ({ title: `Rule ${index}`, body: '' }))
    expect(mergeRules(many, set, 'add').fits).toBe(false)
  })

  it('is short enough for the editor, each of them', () => {
    for (const { rules } of ruleSets)
      for (const { title, body } of rules) {
        expect(title.length).toBeLessThanOrEqual(60)
        expect(body.length).toBeLessThanOrEqual(300)
      }
  })
})
