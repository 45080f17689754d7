import { accessListCalls } from '@roomtone/contract/access-list/access-list.calls'
import { accountCalls } from '@roomtone/contract/account/account.calls'
import type { Session } from '@roomtone/contract/account/session'
import { describe, expect, it } from 'vitest'
import { useServer } from '../../../testing/server.ts'

const server = useServer()

const me = (session: Session) => server().call(accountCalls.me, {}, { token: session.access_token })
const refresh = ({ refresh_token }: Session) =>
  server().call(accountCalls.refresh, { body: { refresh_token } })
const signIn = ({ email, password }: { email: string; password: string }) =>
  server().call(accountCalls.signIn, { body: { email, password } })

async function expectEnded(session: Session): Promise<void> {
  await expect(me(session)).rejects.toMatchObject({ status: 401, code: 'session_not_found' })
  await expect(refresh(session)).rejects.toMatchObject({ status: 401, code: 'session_not_found' })
}

describe('the end of a session', () => {
  it('comes with signing out, for this session only', async () => {
    const ada = await server().aPerson()
    const other = await signIn(ada)
    await server().call(accountCalls.signOut, {}, { token: ada.token })
    await expectEnded(ada.session)
    expect((await me(other)).id).toBe(ada.id)
    await expect(server().call(accountCalls.signOut, {}, { token: ada.token })).rejects.toMatchObject({
      code: 'session_not_found',
    })
  })

  it('comes to every session with signing out everywhere', async () => {
    const ada = await server().aPerson()
    const other = await signIn(ada)
    await server().call(accountCalls.signOutEverywhere, {}, { token: other.access_token })
    await expectEnded(ada.session)
    await expectEnded(other)
    expect((await signIn(ada)).user.id).toBe(ada.id)
  })

  it('comes when the address is taken off the access list, and the door stays shut', async () => {
    const [admin, ada] = [await server().aPerson({ roles: ['admin'] }), await server().aPerson()]
    await signIn(ada)
    const answer = await server().call(
      accessListCalls.remove,
      { body: { email: ada.email.toUpperCase() } },
      { token: admin.token },
    )
    expect(answer).toEqual({ sessionsEnded: 2 })
    await expectEnded(ada.session)
    await expect(signIn(ada)).rejects.toMatchObject({ code: 'not_whitelisted', title: 'Access Restricted' })
  })

  it('leaves ended sessions out of a public page without an error', async () => {
    const ada = await server().aPerson()
    await server().call(accountCalls.signOut, {}, { token: ada.token })
    const answer = await server().app.inject({
      url: '/api/site',
      headers: { authorization: `Bearer ${ada.token}` },
    })
    expect(answer.statusCode).toBe(200)
  })
})
