import { verificationCalls } from '@roomtone/contract/verification/verification.calls'
import { describe, expect, it } from 'vitest'
import { type Person, useServer } from '../../../../testing/server.ts'
import { useVerifying } from '../../../../testing/verifying.ts'

const server = useServer({ IDENTITY_PROVIDER: 'manual' })
const v = useVerifying(server)
const HOUR = 3_600_000
const YEARS = 7 * 365.25 * 24 * HOUR

const sweep = async () => {
  await server().deps.jobs.add(server().deps.db, 'sweep-expired', {})
  await server().drain()
}
const documentOf = (id: string) =>
  server().deps.db.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const fileOf = (id: string) => server().deps.files.get(`documents/${id}`)

async function expectKept(id: string): Promise<void> {
  expect(await fileOf(id)).not.toBeNull()
  expect((await documentOf(id)).purged_at).toBeNull()
}

async function expectPurged(id: string): Promise<void> {
  expect(await fileOf(id)).toBeNull()
  expect(await documentOf(id)).toMatchObject({ wrapped_key: null, purged_at: expect.any(Date) })
}

async function newAdmin(): Promise<Person> {
  return server().aPerson({ roles: ['admin'] })
}

describe('purging', () => {
  it('forgets an upload that was never used after a day', async () => {
    const ada = await v.aNamedPerson()
    const id = await v.upload(ada)
    server().clock.advance(23 * HOUR)
    await sweep()
    await expectKept(id)
    server().clock.advance(2 * HOUR)
    await sweep()
    await expectPurged(id)
    const rows = await server()
      .deps.db.selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('subject_id', '=', id)
      .execute()
    expect(rows).toEqual([{ action: 'document.purged', actor_id: null }])
  })

  it('keeps an ID until it is decided, and seven years from then on', async () => {
    const ada = await v.aNamedPerson()
    const documentId = await v.upload(ada)
    await v.submit(ada, { documentId })
    server().clock.advance(YEARS + 400 * 24 * HOUR)
    await sweep()
    await expectKept(documentId)

    const id = (await v.verificationsOf(ada))[0]?.id ?? ''
    await server().call(
      verificationCalls.decide,
      { params: { id }, body: { approved: true, reason: '' } },
      { token: (await newAdmin()).token },
    )
    server().clock.advance(YEARS - 48 * HOUR)
    await sweep()
    await expectKept(documentId)
    server().clock.advance(72 * HOUR)
    await sweep()
    await expectPurged(documentId)

    const { token } = await newAdmin()
    await expect(
      server().call(verificationCalls.readDocument, { params: { id } }, { token }),
    ).rejects.toMatchObject({ code: 'not_found' })
    const { items } = await server().call(
      verificationCalls.list,
      { query: { status: 'verified' } },
      { token },
    )
    expect(items).toMatchObject([{ id, document: null }])
    expect(await v.profileOf(ada)).toMatchObject({ is_verified: true })
  })

  it('goes on with the others when one file cannot be deleted, and tries it again later', async () => {
    const ada = await v.aNamedPerson()
    const [stuck, fine] = [await v.upload(ada), await v.upload(ada)]
    server().clock.advance(25 * HOUR)
    const { files } = server().deps
    const { delete: remove } = files
    files.delete = async (key) => {
      if (key.endsWith(stuck)) throw new Error('the disk is asleep')
      return remove(key)
    }
    await sweep()
    files.delete = remove
    await expectPurged(fine)
    await expectKept(stuck)
    await server().bringJobsForward()
    await server().drain()
    await expectPurged(stuck)
  })
})
