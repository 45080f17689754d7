import { accountCalls } from '@roomtone/contract/account/account.calls'
import { peopleCalls } from '@roomtone/contract/people/people.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBooking, tokenOf } from '../../../testing/booking.ts'
import { NOBODY } from '../../../testing/sample-inputs.ts'
import { type Person, useServer } from '../../../testing/server.ts'

const server = useServer()
let admin: Person

beforeAll(async () => {
  admin = await server().aPerson({ roles: ['admin'] })
})

const suspend = (id: string, suspended: boolean, actor = admin) =>
  server().call(
    peopleCalls.suspend,
    { params: { id }, body: { suspended, reason: 'Broke a lamp' } },
    { token: actor.token },
  )

describe('suspending a person', () => {
  it('stops requests, refreshing and signing in right away, and lifting it opens the door again', async () => {
    const ada = await server().aPerson()
    const refresh = () =>
      server().call(accountCalls.refresh, { body: { refresh_token: ada.session.refresh_token } })
    const signIn = () =>
      server().call(accountCalls.signIn, { body: { email: ada.email, password: ada.password } })
    expect((await suspend(ada.id, true)).suspended).toBe(true)
    await expect(server().call(accountCalls.me, {}, { token: ada.token })).rejects.toMatchObject({
      code: 'session_not_found',
    })
    await expect(refresh()).rejects.toMatchObject({ code: 'session_not_found' })
    await expect(signIn()).rejects.toMatchObject({ status: 403, code: 'account_suspended' })

    expect((await suspend(ada.id, false)).suspended).toBe(false)
    await expect(refresh()).rejects.toMatchObject({ code: 'session_not_found' })
    expect((await signIn()).user.id).toBe(ada.id)
  })

  it('is mailed, and so is its end: with the address to write to, and not the reason', async () => {
    const cleo = await server().aPerson()
    const mails = async () => {
      await server().drain()
      const all = await server().mailsTo(cleo.email)
      return all.filter(({ kind }) => kind === 'suspended' || kind === 'reinstated')
    }
    await suspend(cleo.id, true)
    await suspend(cleo.id, true)
    const [told, ...more] = await mails()
    expect(more).toEqual([])
    expect(told?.subject).toBe('Your account is suspended')
    expect(told?.text).toContain(server().deps.config.supportEmail)
    expect(told?.text).not.toContain('lamp')
    await suspend(cleo.id, false)
    expect((await mails()).map(({ kind }) => kind)).toEqual(['suspended', 'reinstated'])
    await suspend(cleo.id, true)
    await suspend(cleo.id, false)
    expect((await mails()).map(({ kind }) => kind)).toEqual(['suspended', 'reinstated', 'reinstated'])
  })

  it('is written down once, with the reason under the person’s own key', async () => {
    const bea = await server().aPerson()
    await suspend(bea.id, true)
    await suspend(bea.id, true)
    const rows = await server()
      .deps.db.selectFrom('audit_log')
      .select(['actor_id', 'data', 'personal_subject', 'personal'])
      .where('subject_id', '=', bea.id)
      .where('action', '=', 'account.suspended')
      .execute()
    expect(rows).toMatchObject([{ actor_id: admin.id, data: {}, personal_subject: bea.id }])
    expect(rows[0]?.personal?.toString('latin1')).not.toContain('lamp')
  })

  it('leaves confirmed bookings as they are, and their number is told beforehand', async () => {
    const { host, guest } = await aBooking(server(), { state: 'confirmed' })
    const token = await tokenOf(server(), admin)
    for (const { id } of [host, guest]) {
      const { person } = await server().call(peopleCalls.show, { params: { id } }, { token })
      expect(person.bookingsAhead).toBe(1)
    }
    expect(await suspend(host.id, true)).toMatchObject({ suspended: true, bookingsAhead: 1 })
  })

  it('is not for your own account, nor for an unknown one', async () => {
    await expect(suspend(admin.id, true)).rejects.toMatchObject({ status: 403, code: 'own_account' })
    await expect(suspend(NOBODY, true)).rejects.toMatchObject({ status: 404, code: 'not_found' })
  })

  it('leaves one admin standing when two suspend each other at the same moment', async () => {
    const rival = await server().aPerson({ roles: ['admin'] })
    const duel = await Promise.allSettled([suspend(rival.id, true), suspend(admin.id, true, rival)])
    expect(duel.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
  })
})
