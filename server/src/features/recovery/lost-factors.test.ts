import { accountCalls } from '@roomtone/contract/account/account.calls'
import { securityCalls } from '@roomtone/contract/account/security.calls'
import { peopleCalls } from '@roomtone/contract/people/people.calls'
import { recoveryCalls } from '@roomtone/contract/recovery/recovery.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { tokenIn } from '../../../testing/read-mail.ts'
import { useSecondFactor } from '../../../testing/second-factor.ts'
import { type Person, useServer } from '../../../testing/server.ts'
import { sweepFactorRemovals } from './sweep-factor-removals.ts'

const server = useServer({ ACCESS_TTL: '3600' })
const { guarded, enter, nextCode } = useSecondFactor(server)
const HOUR = 3_600_000
let admin: Person

beforeAll(async () => {
  admin = await server().aPerson({ roles: ['admin'] })
})

async function asAdmin() {
  const { email, password } = admin
  const session = await server().call(accountCalls.signIn, { body: { email, password } })
  return { token: session.access_token }
}

const removeFor = async (person: Person) =>
  server().call(
    peopleCalls.removeFactors,
    { params: { id: person.id }, body: { reason: 'Showed their passport on a call' } },
    await asAdmin(),
  )

async function mailed(kind: string, email: string) {
  await server().drain()
  return (await server().mailsTo(email)).filter((mail) => mail.kind === kind)
}

const sweep = () => sweepFactorRemovals(server().deps)

async function actionsAbout(userId: string): Promise<string[]> {
  const { rows } = await server().database.pool.query<{ action: string }>(
    "select action from audit_log where subject_id = $1 and action like 'account.factor%' order by id",
    [userId],
  )
  return rows.map(({ action }) => action)
}

describe('a second factor that an admin removes', () => {
  it('goes a day later, after a mail, and not a minute before', async () => {
    const { person } = await guarded()
    const before = server().clock.now().getTime()
    const { takesEffectAt } = await removeFor(person)
    const wait = new Date(takesEffectAt).getTime() - before
    expect(wait).toBeGreaterThanOrEqual(24 * HOUR)
    expect(wait).toBeLessThan(24 * HOUR + 30_000)
    expect(await mailed('factor-removal', person.email)).toHaveLength(1)
    server().clock.advance(24 * HOUR - 60_000)
    await sweep()
    await expect(enter(person)).rejects.toMatchObject({ code: 'code_required' })
    server().clock.advance(90_000)
    await sweep()
    await sweep()
    expect((await enter(person)).user.id).toBe(person.id)
    expect(await actionsAbout(person.id)).toEqual([
      'account.factor-removal-requested',
      'account.factors-removed',
    ])
    expect(await mailed('two-factor-off', person.email)).toHaveLength(1)
  })

  it('stays when its owner objects with the mailed link, once', async () => {
    const { person } = await guarded()
    await removeFor(person)
    const [mail] = await mailed('factor-removal', person.email)
    const body = { token: tokenIn(mail?.text ?? '') }
    await server().call(recoveryCalls.keepFactorsByLink, { body })
    await expect(server().call(recoveryCalls.keepFactorsByLink, { body })).rejects.toMatchObject({
      code: 'link_invalid',
    })
    server().clock.advance(25 * HOUR)
    await sweep()
    await expect(enter(person)).rejects.toMatchObject({ code: 'code_required' })
  })

  it('shows in their settings, where they can keep it', async () => {
    const { person, key } = await guarded()
    const { takesEffectAt } = await removeFor(person)
    const session = await enter(person, nextCode(key))
    const as = { token: session.access_token }
    const security = await server().call(securityCalls.show, {}, as)
    expect(security.factorRemoval).toEqual({ takesEffectAt })
    await server().call(recoveryCalls.keepFactors, {}, as)
    expect((await server().call(securityCalls.show, {}, as)).factorRemoval).toBeNull()
    await expect(server().call(recoveryCalls.keepFactors, {}, as)).rejects.toMatchObject({
      code: 'no_longer_possible',
    })
  })

  it('is never an admin’s own, and there has to be one', async () => {
    await expect(removeFor(admin)).rejects.toMatchObject({ code: 'own_account' })
    const open = await server().aPerson()
    await expect(removeFor(open)).rejects.toMatchObject({ code: 'no_longer_possible' })
    const { person } = await guarded()
    const both = await Promise.allSettled([removeFor(person), removeFor(person)])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('a person who has lost every factor', () => {
  it('needs the password, the mailbox and a day', async () => {
    const { person } = await guarded()
    const { email, password } = person
    await expect(
      server().call(recoveryCalls.reportLostFactors, { body: { email, password: 'Wrong1please' } }),
    ).rejects.toMatchObject({ code: 'invalid_credentials' })
    expect(await mailed('lost-factors', email)).toHaveLength(0)
    await server().call(recoveryCalls.reportLostFactors, { body: { email, password } })
    const [mail] = await mailed('lost-factors', email)
    const body = { token: tokenIn(mail?.text ?? '') }
    await server().call(recoveryCalls.confirmLostFactors, { body })
    await expect(server().call(recoveryCalls.confirmLostFactors, { body })).rejects.toMatchObject({
      code: 'link_invalid',
    })
    await expect(enter(person)).rejects.toMatchObject({ code: 'code_required' })
    server().clock.advance(24 * HOUR)
    await sweep()
    expect((await enter(person)).user.id).toBe(person.id)
  })

  it('loses the link after an hour', async () => {
    const { person } = await guarded()
    await server().call(recoveryCalls.reportLostFactors, {
      body: { email: person.email, password: person.password },
    })
    const [mail] = await mailed('lost-factors', person.email)
    server().clock.advance(HOUR + 1000)
    await expect(
      server().call(recoveryCalls.confirmLostFactors, { body: { token: tokenIn(mail?.text ?? '') } }),
    ).rejects.toMatchObject({ code: 'link_invalid' })
  })
})
