import { accessListCalls } from '@roomtone/contract/access-list/access-list.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Person, useServer } from '../../../testing/server.ts'

const server = useServer()
let admin: Person

beforeAll(async () => {
  admin = await server().aPerson({ roles: ['admin'], email: 'admin@example.com' })
})

const add = (text: string, invite = false) =>
  server().call(accessListCalls.add, { body: { text, invite } }, { token: admin.token })
const remove = (email: string) =>
  server().call(accessListCalls.remove, { body: { email } }, { token: admin.token })
const list = (query: { q?: string; cursor?: string; limit?: number } = {}) =>
  server().call(accessListCalls.list, { query }, { token: admin.token })

describe('the access list', () => {
  it('takes a pasted list and says what became of each line', async () => {
    const answer = await add(
      'Ada@Example.com\nBob <bob@example.com>; not an address, ADMIN@example.com\nada@example.com',
    )
    expect(answer).toEqual({
      added: expect.arrayContaining(['ada@example.com', 'bob@example.com']),
      already: ['admin@example.com'],
      invalid: ['not an address'],
    })
    expect(answer.added).toHaveLength(2)
    expect(await add('bob@example.com')).toEqual({ added: [], already: ['bob@example.com'], invalid: [] })
    await server().drain()
    expect(await server().mailsTo('ada@example.com')).toEqual([])
  })

  it('mails an invitation when asked, to new addresses only', async () => {
    await add('ada@example.com, cleo@example.com', true)
    await server().drain()
    expect(await server().mailsTo('cleo@example.com')).toMatchObject([{ kind: 'invitation' }])
    expect(await server().mailsTo('ada@example.com')).toEqual([])
  })

  it('adds an address once when two admins paste it together', async () => {
    const answers = await Promise.all([add('race@example.com', true), add('race@example.com', true)])
    expect(answers.flatMap((answer) => answer.added)).toEqual(['race@example.com'])
    await server().drain()
    expect(await server().mailsTo('race@example.com')).toHaveLength(1)
  })

  it('takes thousands in one go', async () => {
    const many = Array.from({ length: 4000 }, (_, n) => `crowd${n}@example.com`).join('\n')
    expect((await add(many)).added).toHaveLength(4000)
  })

  it('lists newest first in pages, and searches', async () => {
    const first = await list({ q: 'crowd', limit: 100 })
    expect(first.total).toBe(4000)
    const second = await list({ q: 'crowd', limit: 100, cursor: first.nextCursor ?? '' })
    const seen = new Set([...first.items, ...second.items].map((item) => item.email))
    expect(seen.size).toBe(200)
    expect((await list({ q: 'ADMIN@' })).items).toMatchObject([
      { email: 'admin@example.com', hasAccount: true },
    ])
    expect((await list({ q: 'cleo' })).items).toMatchObject([{ source: 'admin', hasAccount: false }])
  })

  it('removes an address, but not one that is not there, nor your own', async () => {
    expect(await remove('cleo@example.com')).toEqual({ sessionsEnded: 0 })
    expect((await list({ q: 'cleo' })).total).toBe(0)
    await expect(remove('cleo@example.com')).rejects.toMatchObject({ status: 404, code: 'not_found' })
    await expect(remove('Admin@example.com')).rejects.toMatchObject({ status: 403, code: 'own_account' })
    expect((await list({ q: 'admin@' })).total).toBe(1)
  })
})
