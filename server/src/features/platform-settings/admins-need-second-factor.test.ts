import { accountCalls } from '@roomtone/contract/account/account.calls'
import { securityCalls } from '@roomtone/contract/account/security.calls'
import { peopleCalls } from '@roomtone/contract/people/people.calls'
import { settingsCalls } from '@roomtone/contract/platform-settings/settings.calls'
import { beforeEach, expect, it } from 'vitest'
import { usePasskeys } from '../../../testing/passkeys.ts'
import { useSecondFactor } from '../../../testing/second-factor.ts'
import { type Person, useServer } from '../../../testing/server.ts'
import { softwareAuthenticator } from '../../../testing/software-authenticator.ts'

const server = useServer()
const { begin, confirm, codeOf, guarded } = useSecondFactor(server)
const { add, signIn } = usePasskeys(server)
let careful: Person
let other: Person

beforeEach(async () => {
  careful = (await guarded({ roles: ['admin'] })).person
  await setRequired(careful, false)
  other = await server().aPerson({ roles: ['admin'] })
})

async function setRequired(who: Person, value: boolean) {
  const { settings } = await server().call(settingsCalls.list, {}, { token: who.token })
  const version = settings.find(({ name }) => name === 'admins_need_second_factor')?.version ?? 0
  const body = { name: 'admins_need_second_factor' as const, value, version, reason: 'So it is agreed' }
  return server().call(settingsCalls.change, { body }, { token: who.token })
}

const listPeople = ({ token }: Person) => server().call(peopleCalls.list, { query: {} }, { token })
const me = ({ token }: Person) => server().call(accountCalls.me, {}, { token })

it('lets the role of an admin rest who has no second factor, from that moment until they have', async () => {
  await listPeople(other)
  await setRequired(careful, true)
  await listPeople(careful)
  await expect(listPeople(other)).rejects.toMatchObject({ status: 403, code: 'second_factor_required' })
  expect(await me(other)).toMatchObject({ awaitsSecondFactor: true })
  expect(await me(careful)).toMatchObject({ awaitsSecondFactor: false })
  const { key } = await begin(other)
  await expect(listPeople(other)).rejects.toMatchObject({ code: 'second_factor_required' })
  await confirm(other, codeOf(key))
  await listPeople(other)
  expect(await me(other)).toMatchObject({ awaitsSecondFactor: false })
})

it('takes a passkey for a second factor, also of the admin who asks it of all', async () => {
  const device = softwareAuthenticator()
  await setRequired(careful, true)
  await expect(listPeople(other)).rejects.toMatchObject({ code: 'second_factor_required' })
  await add(other, device)
  await listPeople(other)
  expect(await me(other)).toMatchObject({ awaitsSecondFactor: false })
  const opened = await signIn(device)
  await listPeople({ ...other, token: opened.access_token })
  await setRequired(other, false)
  await setRequired(other, true)
  await server().database.pool.query('delete from passkeys where user_id = $1', [other.id])
  await expect(listPeople(other)).rejects.toMatchObject({ code: 'second_factor_required' })
})

it('asks nothing of people who are no admins', async () => {
  await setRequired(careful, true)
  const guest = await server().aPerson()
  expect(await me(guest)).toMatchObject({ awaitsSecondFactor: false })
  await expect(listPeople(guest)).rejects.toMatchObject({ code: 'forbidden' })
})

it('takes an admin who has one, and none is locked out by a change of somebody else’s', async () => {
  await expect(setRequired(other, true)).rejects.toMatchObject({
    code: 'validation_failed',
    fields: [
      { field: 'value', message: 'Set up two-factor sign-in for yourself first, under Login & security.' },
    ],
  })
  await listPeople(other)
  await setRequired(careful, true)
  await setRequired(careful, false)
  await listPeople(other)
})

it('ends looking as somebody else, and the role rests again once the factor is switched off', async () => {
  const guest = await server().aPerson()
  const looking = await server().call(
    peopleCalls.impersonate,
    { params: { id: guest.id }, body: { reason: 'A question of theirs' } },
    { token: other.token },
  )
  const asGuest = () => server().call(accountCalls.me, {}, { token: looking.access_token })
  expect(await asGuest()).toMatchObject({ id: guest.id })
  await setRequired(careful, true)
  await expect(asGuest()).rejects.toMatchObject({ status: 401 })
  await server().database.pool.query('delete from second_factors where user_id = $1', [careful.id])
  await expect(listPeople(careful)).rejects.toMatchObject({ code: 'second_factor_required' })
  expect((await server().call(securityCalls.show, {}, { token: careful.token })).secondFactor.isOn).toBe(
    false,
  )
})
