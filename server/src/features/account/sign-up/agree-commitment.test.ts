import { accountCalls } from '@roomtone/contract/account/account.calls'
import { COMMITMENT_VERSION } from '@roomtone/domain/account/commitment'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Person, useServer } from '../../../../testing/server.ts'

const server = useServer()
let ada: Person

beforeAll(async () => {
  ada = await server().aPerson()
})

const agree = (version: string) =>
  server().call(accountCalls.agreeCommitment, { body: { version } }, { token: ada.token })

describe('agreeing to the community commitment', () => {
  it('refuses a version that is not the one in force', async () => {
    await expect(agree('2020-01')).rejects.toMatchObject({ status: 409, code: 'conflict' })
    const me = await server().call(accountCalls.me, {}, { token: ada.token })
    expect(me.hasCommitted).toBe(false)
  })

  it('keeps who agreed, when and to which version; agreeing again changes nothing', async () => {
    const before = server().clock.now()
    expect((await agree(COMMITMENT_VERSION)).hasCommitted).toBe(true)
    server().clock.advance(60_000)
    expect((await agree(COMMITMENT_VERSION)).hasCommitted).toBe(true)
    const rows = await server().deps.db.selectFrom('commitments').selectAll().execute()
    expect(rows).toMatchObject([{ user_id: ada.id, version: COMMITMENT_VERSION }])
    const agreedAt = rows[0]?.agreed_at.getTime() ?? 0
    expect(agreedAt).toBeGreaterThanOrEqual(before.getTime())
    expect(agreedAt).toBeLessThan(before.getTime() + 60_000)
    const audit = await server()
      .deps.db.selectFrom('audit_log')
      .select(['actor_id', 'data'])
      .where('action', '=', 'account.commitment-agreed')
      .execute()
    expect(audit).toEqual([{ actor_id: ada.id, data: { version: COMMITMENT_VERSION } }])
  })
})

describe('becoming a host', () => {
  it('adds the role once, however often it is asked for', async () => {
    const take = () => server().call(accountCalls.takeHostRole, {}, { token: ada.token })
    const answers = await Promise.all([take(), take(), take()])
    for (const me of answers) expect(me.roles).toEqual(['creator', 'host'])
    const grants = await server()
      .deps.db.selectFrom('audit_log')
      .select(['actor_id', 'subject_id', 'data'])
      .where('action', '=', 'role.granted')
      .execute()
    expect(grants).toEqual([{ actor_id: ada.id, subject_id: ada.id, data: { role: 'host' } }])
  })
})
