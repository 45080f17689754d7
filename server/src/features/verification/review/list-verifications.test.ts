import { verificationCalls } from '@roomtone/contract/verification/verification.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Person, useServer } from '../../../../testing/server.ts'
import { useVerifying } from '../../../../testing/verifying.ts'

const server = useServer({ IDENTITY_PROVIDER: 'manual' })
const v = useVerifying(server)
let admin: Person
let people: Person[]

beforeAll(async () => {
  admin = await server().aPerson({ roles: ['admin'] })
  people = []
  for (const idNumber of ['P-100 200', 'Q-300 400', 'p100200', '', '']) {
    const person = await v.aNamedPerson()
    const dateOfBirth = people.length === 4 ? '1991-01-01' : '1990-06-15'
    await v.submit(person, { idNumber, dateOfBirth, fullName: `Legal Name ${people.length}` })
    people.push(person)
  }
})

type Query = { status?: 'in_review' | 'verified' | 'rejected'; limit?: number; cursor?: string }
const list = (query: Query = {}) => server().call(verificationCalls.list, { query }, { token: admin.token })

describe('the list of verifications', () => {
  it('shows what an admin needs to decide, newest first', async () => {
    const { items, total, nextCursor } = await list()
    expect({ total, nextCursor }).toEqual({ total: 5, nextCursor: null })
    expect(items.map((item) => item.legalName)).toEqual([4, 3, 2, 1, 0].map((n) => `Legal Name ${n}`))
    expect(items[2]).toEqual({
      id: expect.any(String),
      userId: people[2]?.id,
      email: people[2]?.email,
      profileName: 'Ada Quill',
      legalName: 'Legal Name 2',
      address: '1 Quiet Lane, Ely',
      dateOfBirth: '1990-06-15',
      profileBirthday: '1990-06-15',
      idLast4: '0200',
      provider: 'manual',
      status: 'in_review',
      flags: ['duplicate_id'],
      reason: null,
      sameIdAs: [{ userId: people[0]?.id, name: 'Ada Quill' }],
      document: { id: expect.any(String), mediaType: 'image/jpeg', sizeBytes: expect.any(Number) },
      submittedAt: expect.any(String),
      decidedAt: null,
      assignee: null,
    })
    expect(items[4]?.sameIdAs).toEqual([{ userId: people[2]?.id, name: 'Ada Quill' }])
    for (const item of [items[0], items[1], items[3]]) expect(item?.sameIdAs).toEqual([])
    expect(items[0]).toMatchObject({ flags: ['birthday_differs'], dateOfBirth: '1991-01-01', idLast4: null })
  })

  it('turns pages', async () => {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await list({ limit: 2, ...(cursor ? { cursor } : {}) })
      expect(page.total).toBe(5)
      seen.push(...page.items.map((item) => item.legalName))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(seen).toEqual([4, 3, 2, 1, 0].map((n) => `Legal Name ${n}`))
  })

  it('keeps what was decided apart', async () => {
    const [newest, next] = (await list()).items
    const decide = (id = '', approved: boolean) =>
      server().call(
        verificationCalls.decide,
        { params: { id }, body: { approved, reason: 'Not readable' } },
        { token: admin.token },
      )
    await decide(newest?.id, true)
    await decide(next?.id, false)
    expect((await list()).total).toBe(3)
    expect((await list({ status: 'verified' })).items.map((item) => item.id)).toEqual([newest?.id])
    expect((await list({ status: 'rejected' })).items).toMatchObject([
      { id: next?.id, reason: 'Not readable' },
    ])
  })

  it('goes on without the name of someone whose key was erased', async () => {
    const { deps } = server()
    const [item] = (await list()).items
    await deps.db.transaction().execute((tx) => deps.keys.erase(tx, item?.userId ?? ''))
    expect((await list()).items[0]).toMatchObject({ id: item?.id, legalName: '', address: '' })
  })
})
