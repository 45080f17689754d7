import { describe, expect, it } from 'vitest'
import { aShelf } from './a-shelf.fixture.ts'
import { Outbox, type Outgoing } from './outbox.ts'

const item = (key: string, over: Partial<Outgoing> = {}): Outgoing => ({
  key,
  conversationId: 'c',
  content: key,
  files: [],
  createdAt: `2026-11-15T10:0${key.length}:00.000Z`,
  phase: 'sending',
  ...over,
})

describe('the outbox', () => {
  it('survives a reload: what was under way can be tried again under the same key', () => {
    const shelf = aShelf()
    const before = new Outbox(shelf, 'mara')
    before.put(item('bb'))
    before.put(item('a', { phase: 'failed' }))
    const after = new Outbox(shelf, 'mara').get()
    expect(after.map(({ key, phase }) => [key, phase])).toEqual([
      ['a', 'failed'],
      ['bb', 'failed'],
    ])
    expect(new Outbox(shelf, 'noor').get()).toEqual([])
  })

  it('keeps nothing of what the server has', () => {
    const shelf = aShelf()
    const outbox = new Outbox(shelf, 'mara')
    outbox.put(item('a'))
    outbox.put(item('a', { phase: 'sent' }))
    expect(outbox.get()).toHaveLength(1)
    expect(shelf.names()).toEqual([])
    outbox.remove(['a'])
    expect(outbox.get()).toEqual([])
  })

  it('sends one after the other, and goes on after a failure of one', async () => {
    const outbox = new Outbox(aShelf(), 'mara')
    const order: string[] = []
    const work = (name: string, pause: number) => async () => {
      await new Promise((done) => setTimeout(done, pause))
      order.push(name)
    }
    const broken = outbox.inLine('c', async () => {
      throw new Error('lost')
    })
    const rest = Promise.all([outbox.inLine('c', work('first', 20)), outbox.inLine('c', work('second', 0))])
    await expect(broken).rejects.toThrow('lost')
    await rest
    expect(order).toEqual(['first', 'second'])
  })
})
