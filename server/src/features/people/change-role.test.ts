import { adminCalls } from '@roomtone/contract/admin/admin.calls'
import { peopleCalls } from '@roomtone/contract/people/people.calls'
import type { Role } from '@roomtone/domain/access/roles'
import { describe, expect, it } from 'vitest'
import { NOBODY } from '../../../testing/sample-inputs.ts'
import { type Person, useServer } from '../../../testing/server.ts'

const server = useServer()

const change = (actor: Person, id: string, role: Role, granted: boolean) =>
  server().call(peopleCalls.changeRole, { params: { id }, body: { role, granted } }, { token: actor.token })

async function admins(): Promise<string[]> {
  const rows = await server()
    .deps.db.selectFrom('user_roles')
    .select('user_id')
    .where('role', '=', 'admin')
    .execute()
  return rows.map((row) => row.user_id)
}

describe('roles', () => {
  it('keep at least one admin, also when two revoke each other at the same moment', async () => {
    const ada = await server().aPerson({ roles: ['admin'] })
    await expect(change(ada, ada.id, 'admin', false)).rejects.toMatchObject({
      status: 409,
      code: 'last_admin',
    })

    const bea = await server().aPerson({ roles: ['admin'] })
    const duel = await Promise.allSettled([
      change(ada, bea.id, 'admin', false),
      change(bea, ada.id, 'admin', false),
    ])
    expect(duel.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
    const [left] = await admins()
    expect(await admins()).toHaveLength(1)
    const winner = left === ada.id ? ada : bea
    const loser = left === ada.id ? bea : ada
    await server().call(adminCalls.stats, {}, { token: winner.token })
    await expect(server().call(adminCalls.stats, {}, { token: loser.token })).rejects.toMatchObject({
      status: 403,
      code: 'forbidden',
    })
  })

  it('are granted and revoked right away, and doing it twice is no error', async () => {
    const admin = await server().aPerson({ roles: ['admin'] })
    const cleo = await server().aPerson()
    expect((await change(admin, cleo.id, 'host', true)).roles).toEqual(['creator', 'host'])
    expect((await change(admin, cleo.id, 'host', true)).roles).toEqual(['creator', 'host'])
    expect((await change(admin, cleo.id, 'admin', true)).roles).toEqual(['admin', 'creator', 'host'])
    await server().call(adminCalls.stats, {}, { token: cleo.token })
    expect((await change(admin, cleo.id, 'admin', false)).roles).toEqual(['creator', 'host'])
    await expect(server().call(adminCalls.stats, {}, { token: cleo.token })).rejects.toMatchObject({
      code: 'forbidden',
    })
    expect((await change(admin, cleo.id, 'host', false)).roles).toEqual(['creator'])
    const rows = await server()
      .deps.db.selectFrom('audit_log')
      .select(['action', 'actor_id', 'data'])
      .where('subject_id', '=', cleo.id)
      .where('action', 'like', 'role.%')
      .orderBy('id')
      .execute()
    expect(rows.map((row) => [row.action, row.actor_id, row.data])).toEqual([
      ['role.granted', admin.id, { role: 'host' }],
      ['role.granted', admin.id, { role: 'admin' }],
      ['role.revoked', admin.id, { role: 'admin' }],
      ['role.revoked', admin.id, { role: 'host' }],
    ])
  })

  it('leave everyone a creator, and are not found for an unknown person', async () => {
    const admin = await server().aPerson({ roles: ['admin'] })
    await expect(change(admin, admin.id, 'creator', false)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(change(admin, NOBODY, 'host', true)).rejects.toMatchObject({
      status: 404,
      code: 'not_found',
    })
  })
})
