import { accountCalls } from '@roomtone/contract/account/account.calls'
import { securityCalls } from '@roomtone/contract/account/security.calls'
import type { Session } from '@roomtone/contract/account/session'
import { paymentCalls } from '@roomtone/contract/payment/payment.calls'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aVerifiedPerson } from '../../testing/booking.ts'
import { simulatedAccount } from '../../testing/processors.ts'
import { tokenIn } from '../../testing/read-mail.ts'
import { type Person, useServer } from '../../testing/server.ts'
import { whileAccountIsHeld, whileHeld } from '../../testing/while-held.ts'

const server = useServer()
const FIRST = 'Louder2please'
const SECOND = 'Softer3please'
let ada: Person

beforeEach(async () => {
  ada = await server().aPerson()
})
afterEach(() => {
  vi.restoreAllMocks()
})

const signIn = (password: string) =>
  server().call(accountCalls.signIn, { body: { email: ada.email, password } })
const change = (token: string, password: string) =>
  server().call(securityCalls.changePassword, { body: { password } }, { token })
const refresh = ({ refresh_token }: Session) =>
  server().call(accountCalls.refresh, { body: { refresh_token } })

/** Finds which of them signs in. */
async function whatOpens(): Promise<string[]> {
  const all = [ada.password, FIRST, SECOND]
  const tried = await Promise.allSettled(all.map(signIn))
  return all.filter((_, at) => tried[at]?.status === 'fulfilled')
}

const isAlive = (token: string) =>
  server()
    .call(accountCalls.me, {}, { token })
    .then(
      () => true,
      () => false,
    )

async function resetToken(): Promise<string> {
  await server().call(accountCalls.requestPasswordReset, { body: { email: ada.email } })
  await server().drain()
  const mail = (await server().mailsTo(ada.email)).find(({ kind }) => kind === 'reset-password')
  return tokenIn(mail?.text ?? '')
}

const changesWrittenDown = async () => {
  const { rows } = await server().database.pool.query(
    "select action from audit_log where subject_id = $1 and action in ('account.password-changed', 'account.password-reset')",
    [ada.id],
  )
  return rows.map(({ action }) => action)
}

describe('two new passwords at the same moment', () => {
  it('from two sessions: one is taken, and the other session is out', async () => {
    const other = await signIn(ada.password)
    const outcomes = await whileAccountIsHeld(server(), ada.id, [
      () => change(ada.token, FIRST),
      () => change(other.access_token, SECOND),
    ])
    expect(outcomes).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { status: 401, code: 'session_not_found' } },
    ])
    expect(await whatOpens()).toEqual([FIRST])
    expect(await isAlive(ada.token)).toBe(true)
    expect(await isAlive(other.access_token)).toBe(false)
    expect(await changesWrittenDown()).toEqual(['account.password-changed'])
  })

  it('from two sessions, let loose: never both, and no third state', async () => {
    for (let round = 0; round < 3; round += 1) {
      ada = await server().aPerson()
      const other = await signIn(ada.password)
      const outcomes = await Promise.allSettled([
        change(ada.token, FIRST),
        change(other.access_token, SECOND),
      ])
      const won = outcomes.findIndex(({ status }) => status === 'fulfilled')
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(await whatOpens()).toEqual([[FIRST, SECOND][won]])
      expect([await isAlive(ada.token), await isAlive(other.access_token)]).toEqual([won === 0, won === 1])
    }
  })

  it('from one session: the later one counts, and it alone', async () => {
    const outcomes = await whileAccountIsHeld(server(), ada.id, [
      () => change(ada.token, FIRST),
      () => change(ada.token, SECOND),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect(await whatOpens()).toEqual([SECOND])
    expect(await changesWrittenDown()).toHaveLength(2)
  })
})

describe('a change while a reset completes', () => {
  it('comes too late behind the reset: the stolen session cannot undo it', async () => {
    const body = { token: await resetToken(), password: SECOND }
    const outcomes = await whileAccountIsHeld<unknown>(server(), ada.id, [
      () => server().call(accountCalls.completePasswordReset, { body }),
      () => change(ada.token, FIRST),
    ])
    expect(outcomes).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { status: 401, code: 'session_not_found' } },
    ])
    expect(await whatOpens()).toEqual([SECOND])
    expect(await isAlive(ada.token)).toBe(false)
    expect(await changesWrittenDown()).toEqual(['account.password-reset'])
  })

  it('makes the link worthless where it was first', async () => {
    const body = { token: await resetToken(), password: SECOND }
    const outcomes = await whileAccountIsHeld<unknown>(server(), ada.id, [
      () => change(ada.token, FIRST),
      () => server().call(accountCalls.completePasswordReset, { body }),
    ])
    expect(outcomes).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { code: 'link_invalid' } },
    ])
    expect(await whatOpens()).toEqual([FIRST])
    expect(await changesWrittenDown()).toEqual(['account.password-changed'])
  })
})

describe('another session that is refreshed while the password changes', () => {
  /** Everything that its refresh token, and whatever came of it, can still do. */
  async function expectOver(other: Session, refreshed: PromiseSettledResult<unknown> | undefined) {
    expect(await isAlive(other.access_token)).toBe(false)
    await expect(refresh(other)).rejects.toMatchObject({ code: 'session_not_found' })
    if (refreshed?.status !== 'fulfilled') return
    const got = refreshed.value as Session
    expect(await isAlive(got.access_token)).toBe(false)
    await expect(refresh(got)).rejects.toMatchObject({ code: 'session_not_found' })
  }

  const whileOtherIsHeld = (starts: (() => Promise<unknown>)[]) =>
    whileHeld<unknown>(
      server(),
      {
        sql: 'select from sessions where user_id = $1 and id <> $2 for update',
        values: [ada.id, sessionOf(ada.token)],
      },
      starts,
    )

  it('is over, with the tokens that it got in front of the change', async () => {
    const other = await signIn(ada.password)
    const outcomes = await whileOtherIsHeld([() => refresh(other), () => change(ada.token, FIRST)])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    await expectOver(other, outcomes[0])
  })

  it('gets no tokens behind the change', async () => {
    const other = await signIn(ada.password)
    const outcomes = await whileOtherIsHeld([() => change(ada.token, FIRST), () => refresh(other)])
    expect(outcomes).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { code: 'session_not_found' } },
    ])
    await expectOver(other, outcomes[1])
  })

  it('is over however many refreshes and sign-ins with the old password are let loose on it', async () => {
    const other = await signIn(ada.password)
    const [changed, ...others] = await Promise.allSettled<unknown>([
      change(ada.token, FIRST),
      ...[1, 2, 3].map(() => refresh(other)),
      ...[1, 2].map(() => signIn(ada.password)),
    ])
    expect(changed?.status).toBe('fulfilled')
    for (const one of others) await expectOver(other, one)
    expect(await isAlive(ada.token)).toBe(true)
    const { rows } = await server().database.pool.query(
      'select id from sessions where user_id = $1 and ended_at is null',
      [ada.id],
    )
    expect(rows).toEqual([{ id: sessionOf(ada.token) }])
  })
})

describe('a session that ends while the payments provider is asked', () => {
  it('sends no one’s payouts elsewhere', async () => {
    ada = await aVerifiedPerson(server())
    const token = await resetToken()
    const { payments } = server().deps
    const real = payments.openAccount.bind(payments)
    vi.spyOn(payments, 'openAccount').mockImplementationOnce(async (asked) => {
      await server().call(accountCalls.completePasswordReset, { body: { token, password: FIRST } })
      return real(asked)
    })
    const body = { token: simulatedAccount() }
    await expect(
      server().call(paymentCalls.setUpPayoutAccount, { body }, { token: ada.token }),
    ).rejects.toMatchObject({ status: 401, code: 'session_not_found' })
    const own = await signIn(FIRST)
    const shown = await server().call(paymentCalls.payoutAccount, {}, { token: own.access_token })
    expect(shown.status).toBe('none')
  })
})

function sessionOf(token: string): string {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid
}
