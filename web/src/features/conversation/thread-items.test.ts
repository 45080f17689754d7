import type { MessageView } from '@roomtone/contract/conversation/conversation'
import { describe, expect, it } from 'vitest'
import type { Outgoing } from './compose/outbox.ts'
import { arrivedKeys, lastRead, latestOfOther, speakerOf, threadItems } from './thread-items.ts'

const message = (seq: number, over: Partial<MessageView> = {}): MessageView => ({
  id: `m${seq}`,
  seq,
  conversationId: 'c',
  senderId: 'me',
  isOwn: true,
  side: 'host',
  cohost: null,
  key: `k${seq}`,
  content: `Words ${seq}`,
  createdAt: '2026-11-15T10:00:00.000Z',
  isFlagged: false,
  flagReason: null,
  files: [],
  ...over,
})
const theirs = (seq: number) => message(seq, { isOwn: false, key: null, senderId: 'them', side: 'guest' })
const page = (...items: MessageView[]) => ({ items, hasMore: false })
const going = (key: string, over: Partial<Outgoing> = {}): Outgoing => ({
  key,
  conversationId: 'c',
  content: key,
  files: [],
  createdAt: '2026-11-15T10:05:00.000Z',
  phase: 'sending',
  ...over,
})

describe('a thread', () => {
  it('is one line of pages, the oldest first, and nothing twice', () => {
    const pages = [page(message(3), theirs(4)), page(theirs(1), message(2), message(3))]
    expect(threadItems(pages, []).map(({ message: it }) => it?.seq)).toEqual([1, 2, 3, 4])
  })

  it('ends with what is on its way, until that has arrived', () => {
    const outgoing = [going('k2'), going('new', { phase: 'failed' })]
    const items = threadItems([page(theirs(1), message(2))], outgoing)
    expect(items.map(({ key, phase }) => [key, phase])).toEqual([
      ['m1', 'sent'],
      ['k2', 'sent'],
      ['new', 'failed'],
    ])
    expect(arrivedKeys([page(theirs(1), message(2))], outgoing)).toEqual(['k2'])
  })

  it('puts what was sent into its place before the thread itself brings it', () => {
    const sent = going('k2', { phase: 'sent', sent: message(2) })
    const items = threadItems([page(theirs(1), theirs(3))], [sent])
    expect(items.map(({ key }) => key)).toEqual(['m1', 'k2', 'm3'])
    expect(threadItems([page(message(2))], [sent])).toHaveLength(1)
  })

  it('keeps the name of a line when it arrives, so that nothing is redrawn', () => {
    const [before] = threadItems([], [going('k2')])
    const [after] = threadItems([page(message(2))], [going('k2')])
    expect(after?.key).toBe(before?.key)
  })
})

describe('what the other side has read', () => {
  it('is the last own message up to their mark, never a flagged one', () => {
    const items = threadItems(
      [page(message(1), message(2), message(3, { isFlagged: true }), theirs(4), message(5))],
      [going('new')],
    )
    expect(lastRead(items, { role: 'host', otherReadSeq: 4 })?.key).toBe('k2')
    expect(lastRead(items, { role: 'host', otherReadSeq: 5 })?.key).toBe('k5')
    expect(lastRead(items, { role: 'host', otherReadSeq: 0 })).toBeNull()
  })

  it('is not mixed up with what they said last', () => {
    expect(latestOfOther(threadItems([page(theirs(1), theirs(2), message(3))], []))?.seq).toBe(2)
    expect(latestOfOther(threadItems([page(message(3))], []))).toBeNull()
  })
})

describe('who is said to have spoken', () => {
  const other = { id: 'g', name: 'Gwen', avatarUrl: null, isVerified: true }
  const colleague = message(5, { isOwn: false, key: null, senderId: 'ines', cohost: 'Ines' })
  const [ines, kai, gwen] = threadItems(
    [page(colleague, message(6, { isOwn: false, key: null, senderId: 'kai' }), theirs(7))],
    [],
  )

  it('is a co-host by name, and for a co-host the host too', () => {
    const helping = { role: 'host', other, shared: { host: 'Kai' } } as const
    expect([ines, kai, gwen].map((item) => item && speakerOf(item, helping))).toEqual([
      { name: 'Ines', mark: 'cohost' },
      { name: 'Kai', mark: 'host' },
      { name: 'Gwen', mark: null },
    ])
    const asking = { role: 'guest', other: { ...other, name: 'Kai' }, shared: null } as const
    expect([ines, kai].map((item) => item && speakerOf(item, asking))).toEqual([
      { name: 'Ines', mark: 'cohost' },
      { name: 'Kai', mark: null },
    ])
  })

  it('leaves the mark of having been read with the last word of that side', () => {
    const items = threadItems([page(message(1), colleague)], [])
    expect(lastRead(items, { role: 'host', otherReadSeq: 5 })?.message?.seq).toBe(5)
    expect(lastRead(items, { role: 'guest', otherReadSeq: 5 })?.message?.seq).toBe(1)
  })
})
