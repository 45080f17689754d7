import { describe, expect, it } from 'vitest'
import { aShelf } from './a-shelf.fixture.ts'
import { Drafts } from './drafts.ts'

const file = {
  id: 'f',
  name: 'plan.pdf',
  mediaType: 'application/pdf' as const,
  sizeBytes: 12,
  width: null,
  height: null,
}

describe('a draft', () => {
  it('is kept for its conversation and its writer, also after a reload', () => {
    const shelf = aShelf()
    const drafts = new Drafts(shelf, 'mara')
    drafts.change('one', { text: 'Is the bay free?' })
    drafts.change('two', { files: [file] })
    const later = new Drafts(shelf, 'mara')
    expect(later.get('one').text).toBe('Is the bay free?')
    expect(later.get('two').files).toEqual([file])
    expect(later.get('three').text).toBe('')
    expect(new Drafts(shelf, 'noor').get('one').text).toBe('')
  })

  it('leaves nothing behind once it is sent', () => {
    const shelf = aShelf()
    const drafts = new Drafts(shelf, 'mara')
    drafts.change('one', { text: 'Is the bay free?' })
    drafts.clear('one')
    expect(shelf.names()).toEqual([])
    expect(drafts.get('one').text).toBe('')
  })

  it('gets back what was refused, before what has been typed since', () => {
    const drafts = new Drafts(aShelf(), 'mara')
    const refusal = { reason: 'Contact details', fragments: ['555 0100'] }
    drafts.restore('one', { text: 'Call 555 0100', files: [file], refusal })
    expect(drafts.get('one')).toEqual({ text: 'Call 555 0100', files: [file], refusal })
    drafts.change('two', { text: 'And one more thing' })
    drafts.restore('two', { text: 'First', files: [], refusal: null })
    expect(drafts.get('two').text).toBe('First\nAnd one more thing')
  })

  it('forgets the refusal together with the words', () => {
    const drafts = new Drafts(aShelf(), 'mara')
    drafts.restore('one', { text: 'Call', files: [], refusal: { reason: 'No', fragments: [] } })
    drafts.change('one', { text: '' })
    expect(drafts.get('one').refusal).toBeNull()
  })

  it('tells its readers, and stays the same object until it changes', () => {
    const drafts = new Drafts(aShelf(), 'mara')
    let told = 0
    drafts.subscribe(() => {
      told += 1
    })
    drafts.change('one', { text: 'a' })
    expect(told).toBe(1)
    expect(drafts.get('one')).toBe(drafts.get('one'))
  })

  it('does without a storage that refuses', () => {
    const shelf = {
      ...aShelf(),
      setItem: () => {
        throw new Error('full')
      },
    }
    const drafts = new Drafts(shelf, 'mara')
    drafts.change('one', { text: 'Still here' })
    expect(drafts.get('one').text).toBe('Still here')
  })
})
