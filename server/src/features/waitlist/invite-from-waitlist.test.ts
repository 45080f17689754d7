import { accessListCalls } from '@roomtone/contract/access-list/access-list.calls'
import { accountCalls } from '@roomtone/contract/account/account.calls'
import { waitlistCalls } from '@roomtone/contract/waitlist/waitlist.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { NOBODY } from '../../../testing/sample-inputs.ts'
import { type Person, useServer } from '../../../testing/server.ts'

const server = useServer()
let admin: Person

beforeAll(async () => {
  admin = await server().aPerson({ roles: ['admin'] })
})

const asAdmin = () => ({ token: admin.token })
const invite = (ids: string[]) => server().call(waitlistCalls.invite, { body: { ids } }, asAdmin())

async function waiting(email: string, fullName = 'Wai Ting'): Promise<string> {
  await server().call(waitlistCalls.join, { body: { email, fullName, userType: 'host' } })
  const { items } = await server().call(waitlistCalls.list, { query: { q: email } }, asAdmin())
  return items[0]?.id ?? ''
}

async function invitations(email: string): Promise<number> {
  await server().drain()
  return (await server().mailsTo(email)).filter((mail) => mail.kind === 'invitation').length
}

describe('inviting from the waitlist', () => {
  it('puts a person on the access list, mails the way in, and they can sign up', async () => {
    const id = await waiting('june@example.com', 'June Albright')
    expect(await invite([id])).toEqual({ invited: 1, alreadyInvited: 0 })
    const list = await server().call(accessListCalls.list, { query: { q: 'june@' } }, asAdmin())
    expect(list.items).toMatchObject([{ email: 'june@example.com', source: 'waitlist', hasAccount: false }])
    expect(await invitations('june@example.com')).toBe(1)
    const mail = (await server().mailsTo('june@example.com')).find(({ kind }) => kind === 'invitation')
    expect(mail?.text).toContain('http://localhost:3000/auth?email=june%40example.com')

    const body = { email: 'june@example.com', password: 'Quiet1please', fullName: 'June Albright' }
    const session = await server().call(accountCalls.signUp, { body: { ...body, userType: 'host' } })
    expect(session.user.email).toBe('june@example.com')
    const shown = await server().call(waitlistCalls.list, { query: { show: 'invited' } }, asAdmin())
    expect(shown.items).toMatchObject([{ email: 'june@example.com', hasAccount: true }])
  })

  it('invites each person once: many, doubled, again, and from two admins at the same moment', async () => {
    const ids = [
      await waiting('a@example.com'),
      await waiting('b@example.com'),
      await waiting('c@example.com'),
    ]
    const [first = ''] = ids
    expect(await invite([first, first])).toEqual({ invited: 1, alreadyInvited: 0 })
    const answers = await Promise.all([invite(ids), invite(ids), invite(ids.toReversed())])
    expect(answers.reduce((sum, answer) => sum + answer.invited, 0)).toBe(2)
    for (const answer of answers) expect(answer.invited + answer.alreadyInvited).toBe(3)
    for (const email of ['a@example.com', 'b@example.com', 'c@example.com'])
      expect(await invitations(email)).toBe(1)
  })

  it('counts the ones it knows and refuses when it knows none', async () => {
    const id = await waiting('d@example.com')
    expect(await invite([id, NOBODY])).toEqual({ invited: 1, alreadyInvited: 0 })
    await expect(invite([NOBODY])).rejects.toMatchObject({ code: 'not_found' })
    await expect(invite([])).rejects.toMatchObject({ message: 'Choose at least one person' })
  })

  it('leaves the mail unsent when the address has left the access list meanwhile', async () => {
    await invite([await waiting('gone@example.com')])
    await server().call(accessListCalls.remove, { body: { email: 'gone@example.com' } }, asAdmin())
    expect(await invitations('gone@example.com')).toBe(0)
  })
})
