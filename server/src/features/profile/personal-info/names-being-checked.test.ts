import { accountCalls } from '@roomtone/contract/account/account.calls'
import { profileCalls } from '@roomtone/contract/profile/profile.calls'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Person, useServer } from '../../../../testing/server.ts'
import { useVerifying } from '../../../../testing/verifying.ts'
import { whileHeld } from '../../../../testing/while-held.ts'

const server = useServer()
const verifying = useVerifying(server)
let ada: Person

beforeEach(async () => {
  ada = await verifying.aNamedPerson()
})

const OTHER = { firstName: 'Eve', lastName: 'Sly' }
const finishAgain = () =>
  server().call(
    accountCalls.completeProfile,
    { body: { ...OTHER, birthday: { year: 1980, month: 1, day: 2 }, agreedToTerms: true } },
    { token: ada.token },
  )
const changeName = () => server().call(profileCalls.changeLegalName, { body: OTHER }, { token: ada.token })
const isNameFixed = async () =>
  (await server().call(profileCalls.personalInfo, {}, { token: ada.token })).isNameFixed

async function put(status: 'processing' | 'in_review' | 'rejected') {
  const decided = status === 'rejected' ? server().clock.now() : null
  const reason = status === 'rejected' ? 'Blurred' : null
  await server()
    .deps.db.updateTable('verifications')
    .set({ status, decided_at: decided, reason })
    .where('user_id', '=', ada.id)
    .execute()
}

const CHECKING =
  'You can’t change your name or birthday while we check your identity. If they’re wrong, contact support.'

describe('names and birthday', () => {
  it.each(['processing', 'in_review'] as const)('stay while an identity check is %s', async (status) => {
    await verifying.submit(ada)
    await put(status)
    await expect(finishAgain()).rejects.toMatchObject({ status: 409, code: 'conflict', message: CHECKING })
    await expect(changeName()).rejects.toMatchObject({ status: 409, code: 'conflict' })
    expect(await isNameFixed()).toBe(true)
    const me = await server().call(accountCalls.me, {}, { token: ada.token })
    expect(me).toMatchObject({ fullName: 'Ada Quill', dateOfBirth: '1990-06-15' })
  })

  it('can be changed again once it was rejected', async () => {
    await verifying.submit(ada)
    await put('rejected')
    expect(await isNameFixed()).toBe(false)
    expect(await finishAgain()).toMatchObject({ fullName: 'Eve Sly', dateOfBirth: '1980-01-02' })
    await changeName()
  })

  it.each([
    ['finishing signing up', finishAgain],
    ['changing the name', changeName],
  ])('stay when %s has to wait for the ID that is being sent in', async (_, change) => {
    const documentId = await verifying.upload(ada)
    const hold = { sql: 'select from profiles where id = $1 for update', values: [ada.id] }
    const [sent, changed] = await whileHeld<unknown>(server(), hold, [
      () => verifying.submit(ada, { documentId }),
      change,
    ])
    expect(sent?.status).toBe('fulfilled')
    expect(changed).toMatchObject({ reason: { status: 409, code: 'conflict' } })
  })
})
