import { accountCalls } from '@roomtone/contract/account/account.calls'
import { conversationCalls } from '@roomtone/contract/conversation/conversation.calls'
import { beforeEach, describe, expect, it } from 'vitest'
import { aVerifiedPerson } from '../../../../testing/booking.ts'
import { aConversation, type TestConversation } from '../../../../testing/conversation.ts'
import { aCase, putMessage } from '../../../../testing/moderating.ts'
import { NOBODY } from '../../../../testing/sample-inputs.ts'
import { type Person, useServer } from '../../../../testing/server.ts'

const server = useServer()
let talk: TestConversation
let admin: Person

beforeEach(async () => {
  await server().deps.db.deleteFrom('moderation_cases').execute()
  talk = await aConversation(server(), {
    guest: await aVerifiedPerson(server(), { fullName: 'Gus Guest' }),
    host: await aVerifiedPerson(server(), { roles: ['creator', 'host'], fullName: 'Hanna Host' }),
  })
  admin = await server().aPerson({ roles: ['admin'] })
})

type Query = { state?: 'open' | 'decided'; cursor?: string; limit?: number }
const list = (query: Query = {}) =>
  server().call(conversationCalls.listCases, { query }, { token: admin.token })
const decide = (
  id: string,
  decision: 'dismissed' | 'warned' | 'suspended',
  { note = '', by = admin }: { note?: string; by?: Person } = {},
) =>
  server().call(
    conversationCalls.decideCase,
    { params: { id }, body: { decision, note } },
    { token: by.token },
  )
const auditAbout = (person: Person) =>
  server()
    .deps.db.selectFrom('audit_log')
    .select(['action', 'actor_id', 'data', 'personal'])
    .where('subject_id', '=', person.id)
    .where((eb) => eb.or([eb('action', 'like', 'moderation.%'), eb('action', '=', 'account.suspended')]))
    .orderBy('id')
    .execute()

async function aHeldMessage(): Promise<{ messageId: string; id: string }> {
  const messageId = await putMessage(server(), talk, talk.guest, {
    content: 'I will hurt you',
    isFlagged: true,
  })
  return { messageId, id: await aCase(server(), { subjectId: talk.guest.id, messageId }) }
}

describe('the queue', () => {
  it('shows what is to be decided: who, what, where, and who says so', async () => {
    const { messageId, id } = await aHeldMessage()
    expect(await list()).toEqual({
      items: [
        {
          id,
          state: 'open',
          severity: 'high',
          reason: 'threat',
          note: '',
          createdAt: expect.any(String),
          decidedAt: null,
          subject: { id: talk.guest.id, fullName: 'Gus Guest', email: talk.guest.email, isSuspended: false },
          reporter: null,
          message: { id: messageId, content: 'I will hurt you', createdAt: expect.any(String) },
          review: null,
          quote: null,
          text: null,
          property: { id: talk.listing.id, title: 'A quiet loft' },
          assignee: null,
        },
      ],
      nextCursor: null,
      total: 1,
    })
    const body = { reason: 'They write every night' }
    server().clock.advance(1000)
    await server().call(
      conversationCalls.reportPerson,
      { params: { id: talk.id }, body },
      { token: talk.host.token },
    )
    expect((await list()).items[0]).toMatchObject({
      reason: 'They write every night',
      reporter: { id: talk.host.id, fullName: 'Hanna Host' },
      message: null,
      property: null,
    })
  })

  it('turns pages, the newest first, and keeps what is decided apart', async () => {
    const ids: string[] = []
    for (let n = 0; n < 3; n++) {
      server().clock.advance(1000)
      ids.unshift(await aCase(server(), { subjectId: talk.guest.id }))
    }
    const first = await list({ limit: 2 })
    const second = await list({ limit: 2, cursor: first.nextCursor ?? '' })
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids)
    expect([first.total, second.nextCursor]).toEqual([3, null])

    await decide(ids[1] ?? '', 'dismissed')
    expect((await list()).items.map(({ id }) => id)).toEqual([ids[0], ids[2]])
    expect((await list({ state: 'decided' })).items.map(({ id }) => id)).toEqual([ids[1]])
  })

  it('is for admins', async () => {
    for (const person of [talk.guest, talk.host])
      await expect(
        server().call(conversationCalls.listCases, { query: {} }, { token: person.token }),
      ).rejects.toMatchObject({ status: 403, code: 'forbidden' })
  })
})

describe('a decision', () => {
  it('to dismiss is written down, and nobody else hears of it', async () => {
    const { id, messageId } = await aHeldMessage()
    const decided = await decide(id, 'dismissed', { note: 'A line of the script' })
    expect(decided).toMatchObject({ state: 'dismissed', note: 'A line of the script' })
    expect(decided.decidedAt).not.toBeNull()
    const [row] = await auditAbout(talk.guest)
    expect(row).toMatchObject({
      action: 'moderation.dismissed',
      actor_id: admin.id,
      data: { case: id, message: messageId },
    })
    expect(row?.personal?.toString('latin1')).not.toContain('script')
    await server().drain()
    const mails = await server().mailsTo(talk.guest.email)
    expect(mails.filter(({ kind }) => kind === 'moderation-warning')).toEqual([])
  })

  it('to warn sends the person what the admin wrote and the rule, once', async () => {
    const { id } = await aHeldMessage()
    await decide(id, 'warned', { note: 'Please stay polite.' })
    await server().drain()
    const mails = await server().mailsTo(talk.guest.email)
    const [warning, ...more] = mails.filter(({ kind }) => kind === 'moderation-warning')
    expect(more).toEqual([])
    expect(warning?.subject).toBe('A warning about your messages')
    expect(warning?.text).toContain('> Please stay polite.')
    expect(warning?.text).toContain('Threats aren’t allowed here.')
    expect(warning?.text).not.toContain('I will hurt you')
  })

  it('to warn does not tell who reported, nor in which words', async () => {
    const body = { reason: 'They write every night' }
    await server().call(
      conversationCalls.reportPerson,
      { params: { id: talk.id }, body },
      { token: talk.host.token },
    )
    await decide((await list()).items[0]?.id ?? '', 'warned')
    await server().drain()
    const mails = await server().mailsTo(talk.guest.email)
    const text = mails.find(({ kind }) => kind === 'moderation-warning')?.text ?? ''
    expect(text).toContain('Hi Gus,')
    for (const secret of ['every night', 'Hanna', talk.host.email]) expect(text).not.toContain(secret)
  })

  it('to suspend ends what the person can do, and says so in one breath', async () => {
    const { id } = await aHeldMessage()
    expect((await decide(id, 'suspended', { note: 'Threats' })).subject.isSuspended).toBe(true)
    expect((await auditAbout(talk.guest)).map(({ action }) => action)).toEqual([
      'moderation.suspended',
      'account.suspended',
    ])
    await expect(server().call(accountCalls.me, {}, { token: talk.guest.token })).rejects.toMatchObject({
      code: 'session_not_found',
    })
    const again = await aCase(server(), { subjectId: talk.guest.id })
    expect((await decide(again, 'suspended')).state).toBe('suspended')
  })

  it('is made once, also by two admins at the same moment', async () => {
    const { id } = await aHeldMessage()
    const rival = await server().aPerson({ roles: ['admin'] })
    const duel = await Promise.allSettled([decide(id, 'warned'), decide(id, 'dismissed', { by: rival })])
    expect(duel.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(duel.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'conflict' } })
    await expect(decide(id, 'suspended')).rejects.toMatchObject({ status: 409, code: 'conflict' })
    expect(await auditAbout(talk.guest)).toHaveLength(1)
  })

  it('is not for one’s own case, nor for an unknown one', async () => {
    const id = await aCase(server(), { subjectId: admin.id })
    for (const decision of ['dismissed', 'warned', 'suspended'] as const)
      await expect(decide(id, decision)).rejects.toMatchObject({ status: 403, code: 'own_account' })
    await expect(decide(NOBODY, 'dismissed')).rejects.toMatchObject({ status: 404, code: 'not_found' })
  })
})
