import { peopleCalls } from '@roomtone/contract/people/people.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Person, useServer } from '../../../testing/server.ts'

const server = useServer()
let admin: Person
let host: Person

beforeAll(async () => {
  admin = await server().aPerson({ roles: ['admin'], email: 'admin@example.com', fullName: 'Imani Okafor' })
  host = await server().aPerson({ roles: ['host'], email: 'host@example.com', fullName: 'Søren 100% Vance' })
  const gone = await server().aPerson({ email: 'gone@example.com', fullName: 'Gone Away' })
  await server()
    .deps.db.updateTable('profiles')
    .set({ verification_status: 'deactivated', status_before_deactivation: 'pending' })
    .where('id', '=', gone.id)
    .execute()
})

type Query = {
  q?: string
  role?: 'admin' | 'host' | 'creator'
  status?: 'active' | 'suspended' | 'deactivated'
}
const list = (query: Query & { limit?: number; cursor?: string } = {}) =>
  server().call(peopleCalls.list, { query }, { token: admin.token })
const emails = async (query: Query) => (await list(query)).items.map((item) => item.email)

describe('the list of people', () => {
  it('shows each with roles, status, access and last visit, newest first', async () => {
    const { items, total, nextCursor } = await list()
    expect({ total, nextCursor }).toEqual({ total: 3, nextCursor: null })
    expect(items.map((item) => item.email)).toEqual([
      'gone@example.com',
      'host@example.com',
      'admin@example.com',
    ])
    expect(items[1]).toEqual({
      id: host.id,
      email: 'host@example.com',
      emailConfirmed: true,
      fullName: 'Søren 100% Vance',
      roles: ['creator', 'host'],
      verificationStatus: 'pending',
      suspended: false,
      bookingsAhead: 0,
      onAccessList: true,
      createdAt: expect.any(String),
      lastSeenAt: expect.any(String),
    })
  })

  it('searches names and addresses, and takes wildcards literally', async () => {
    expect(await emails({ q: 'IMANI' })).toEqual(['admin@example.com'])
    expect(await emails({ q: 'host@' })).toEqual(['host@example.com'])
    expect(await emails({ q: '100%' })).toEqual(['host@example.com'])
    expect(await emails({ q: '_' })).toEqual([])
  })

  it('filters by role and status', async () => {
    expect(await emails({ role: 'host' })).toEqual(['host@example.com'])
    expect(await emails({ role: 'admin' })).toEqual(['admin@example.com'])
    expect(await emails({ status: 'deactivated' })).toEqual(['gone@example.com'])
    expect(await emails({ status: 'active' })).toEqual(['host@example.com', 'admin@example.com'])
    expect(await emails({ status: 'suspended' })).toEqual([])
  })

  it('turns pages', async () => {
    const first = await list({ limit: 2 })
    const second = await list({ limit: 2, cursor: first.nextCursor ?? '' })
    expect([...first.items, ...second.items].map((item) => item.email)).toEqual(await emails({}))
    expect(second.nextCursor).toBeNull()
  })
})
