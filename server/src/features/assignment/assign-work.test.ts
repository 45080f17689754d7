import { assignmentCalls } from '@roomtone/contract/assignment/assignment.calls'
import { conversationCalls } from '@roomtone/contract/conversation/conversation.calls'
import { verificationCalls } from '@roomtone/contract/verification/verification.calls'
import { QUEUES } from '@roomtone/domain/queue/queues'
import { beforeAll, describe, expect, it } from 'vitest'
import { aCase } from '../../../testing/moderating.ts'
import { NOBODY } from '../../../testing/sample-inputs.ts'
import { type Person, useServer } from '../../../testing/server.ts'
import { useVerifying } from '../../../testing/verifying.ts'

const server = useServer({ IDENTITY_PROVIDER: 'manual' })
const verifying = useVerifying(server)
let ida: Person
let noor: Person

beforeAll(async () => {
  ida = await server().aPerson({ roles: ['admin'], fullName: 'Ida Ledger' })
  noor = await server().aPerson({ roles: ['admin'], fullName: 'Noor Queue' })
})

type Assigning = { assigneeId: string | null; instead: string | null; by?: Person }

const assign = (subjectId: string, { by = ida, ...body }: Assigning) =>
  server().call(
    assignmentCalls.assign,
    { body: { queue: 'moderation', subjectId, ...body } },
    { token: by.token },
  )
const cases = (by: Person, whose: 'all' | 'mine' | 'unassigned') =>
  server()
    .call(conversationCalls.listCases, { query: { whose } }, { token: by.token })
    .then(({ items }) => items.map(({ id }) => id))

async function openCase(): Promise<string> {
  return aCase(server(), { subjectId: (await server().aPerson()).id })
}

describe('a piece of work', () => {
  it('is taken, handed on and given back, and every list says whose it is', async () => {
    const id = await openCase()
    expect(await assign(id, { assigneeId: ida.id, instead: null })).toEqual({
      assignee: { id: ida.id, name: 'Ida Ledger' },
    })
    expect(await cases(ida, 'mine')).toContain(id)
    expect(await cases(noor, 'mine')).not.toContain(id)
    expect(await cases(noor, 'unassigned')).not.toContain(id)
    expect(await cases(noor, 'all')).toContain(id)
    await assign(id, { assigneeId: noor.id, instead: ida.id })
    expect(await cases(ida, 'mine')).not.toContain(id)
    expect(await cases(noor, 'mine')).toContain(id)
    expect(await assign(id, { assigneeId: null, instead: noor.id, by: noor })).toEqual({ assignee: null })
    expect(await cases(noor, 'unassigned')).toContain(id)
  })

  it('is not taken away by someone whose list is outdated', async () => {
    const id = await openCase()
    await assign(id, { assigneeId: ida.id, instead: null })
    await expect(assign(id, { assigneeId: noor.id, instead: null, by: noor })).rejects.toMatchObject({
      code: 'stale',
      message: expect.stringContaining('Ida Ledger'),
    })
    const races = await Promise.allSettled([
      assign(id, { assigneeId: noor.id, instead: ida.id }),
      assign(id, { assigneeId: null, instead: ida.id, by: noor }),
    ])
    expect(races.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('goes to admins who can act, and to nobody else', async () => {
    const id = await openCase()
    const member = await server().aPerson()
    await expect(assign(id, { assigneeId: member.id, instead: null })).rejects.toMatchObject({
      code: 'validation_failed',
    })
    await expect(assign(id, { assigneeId: null, instead: null, by: member })).rejects.toMatchObject({
      code: 'forbidden',
    })
  })

  it('is written into the log', async () => {
    const id = await openCase()
    await assign(id, { assigneeId: noor.id, instead: null })
    await assign(id, { assigneeId: null, instead: noor.id })
    const rows = await server()
      .deps.db.selectFrom('audit_log')
      .select(['action', 'subject_type as type', 'actor_id as actorId', 'data'])
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { action: 'work.assigned', type: 'moderation', actorId: ida.id, data: { from: null, to: noor.id } },
      { action: 'work.released', type: 'moderation', actorId: ida.id, data: { from: noor.id, to: null } },
    ])
  })

  it('belongs to nobody once it is decided', async () => {
    const id = await openCase()
    await assign(id, { assigneeId: ida.id, instead: null })
    await server().call(
      conversationCalls.decideCase,
      { params: { id }, body: { decision: 'dismissed', note: 'A joke' } },
      { token: ida.token },
    )
    await expect(assign(id, { assigneeId: ida.id, instead: null })).rejects.toMatchObject({
      code: 'no_longer_possible',
    })
    expect(await cases(ida, 'mine')).not.toContain(id)
    const left = await server()
      .deps.db.selectFrom('assignments')
      .select('queue')
      .where('subject_id', '=', id)
      .execute()
    expect(left).toEqual([])
  })

  it.each(QUEUES)('of the queue %s is refused when there is none', async (queue) => {
    const body = { queue, subjectId: NOBODY, assigneeId: ida.id, instead: null }
    await expect(server().call(assignmentCalls.assign, { body }, { token: ida.token })).rejects.toMatchObject(
      {
        code: 'no_longer_possible',
      },
    )
  })

  it('of another queue is found by a name and cleared by its own decision', async () => {
    const subject = await verifying.aNamedPerson()
    await verifying.submit(subject)
    const id = (await verifying.verificationsOf(subject))[0]?.id ?? ''
    const body = { queue: 'verification', subjectId: id, assigneeId: noor.id, instead: null } as const
    await server().call(assignmentCalls.assign, { body }, { token: ida.token })
    const found = await server().call(
      verificationCalls.list,
      { query: { q: subject.email, whose: 'mine' } },
      { token: noor.token },
    )
    expect(found).toMatchObject({ total: 1, items: [{ id, assignee: { name: 'Noor Queue' } }] })
    const decided = await server().call(
      verificationCalls.decide,
      { params: { id }, body: { approved: true } },
      { token: ida.token },
    )
    expect(decided.assignee).toBeNull()
  })
})
