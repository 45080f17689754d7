import { waitlistCalls } from '@roomtone/contract/waitlist/waitlist.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { useServer } from '../../../testing/server.ts'

const server = useServer()
let token = ''

beforeAll(async () => {
  token = (await server().aPerson({ roles: ['admin'] })).token
  const now = server().clock.now().getTime()
  const entries = Array.from({ length: 7 }, (_, n) => ({
    email: `person${n}@example.com`,
    full_name: n === 3 ? 'Søren 100%_Vance' : `Person ${n}`,
    user_type: n % 2 ? ('host' as const) : ('creator' as const),
    // Two share a moment, so that the id has to break the tie.
    created_at: new Date(now - (n === 4 ? 3 : n) * 60_000),
    invited_at: n > 4 ? new Date(now) : null,
  }))
  await server().deps.db.insertInto('waitlist').values(entries).execute()
})

type Query = { q?: string; show?: 'waiting' | 'invited' | 'all'; cursor?: string; limit?: number }
const list = (query: Query = {}) => server().call(waitlistCalls.list, { query }, { token })
const emails = async (query: Query) => (await list(query)).items.map((item) => item.email)

describe('the waitlist of the back office', () => {
  it('shows who is waiting, newest first, and the invited when asked', async () => {
    expect(await list()).toMatchObject({ total: 5, nextCursor: null })
    expect((await emails({})).slice(0, 3)).toEqual([0, 1, 2].map((n) => `person${n}@example.com`))
    expect(await emails({ show: 'invited' })).toEqual([5, 6].map((n) => `person${n}@example.com`))
    expect((await list({ show: 'all' })).total).toBe(7)
  })

  it('turns pages without losing or repeating anyone', async () => {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await list({ show: 'all', limit: 2, ...(cursor ? { cursor } : {}) })
      expect(page.total).toBe(7)
      seen.push(...page.items.map((item) => item.email))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(seen).toHaveLength(7)
    expect(new Set(seen).size).toBe(7)
    expect(seen).toEqual(await emails({ show: 'all' }))
  })

  it('keeps its place when someone joins between two pages', async () => {
    const first = await list({ show: 'all', limit: 3 })
    const form = { email: 'newest@example.com', fullName: 'New Est', userType: 'host' as const }
    await server().call(waitlistCalls.join, { body: form })
    const second = await list({ show: 'all', limit: 3, cursor: first.nextCursor ?? '' })
    const both = [...first.items, ...second.items].map((item) => item.email)
    expect(new Set(both).size).toBe(6)
    expect(both).not.toContain(form.email)
  })

  it('finds by name or address, in any case, and takes wildcards literally', async () => {
    expect(await emails({ q: 'PERSON2@' })).toEqual(['person2@example.com'])
    expect(await emails({ q: 'søren' })).toEqual(['person3@example.com'])
    expect(await emails({ q: '100%_v' })).toEqual(['person3@example.com'])
    expect(await emails({ q: '%' })).toEqual(['person3@example.com'])
    expect(await emails({ q: 'nobody' })).toEqual([])
  })
})
