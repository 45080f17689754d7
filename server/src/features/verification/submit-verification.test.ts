import { accountCalls } from '@roomtone/contract/account/account.calls'
import { verificationCalls } from '@roomtone/contract/verification/verification.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { NOBODY } from '../../../testing/sample-inputs.ts'
import { type Person, useServer } from '../../../testing/server.ts'
import { useVerifying } from '../../../testing/verifying.ts'

const server = useServer({ IDENTITY_PROVIDER: 'mock' })
const v = useVerifying(server)

beforeAll(() => {
  // A day of our choosing, so that birthdays mean the same whenever this runs.
  server().clock.advance(Date.parse('2031-03-10T12:00:00Z') - server().clock.now().getTime())
})

const NOTHING_YET = {
  status: 'none',
  reason: null,
  submittedAt: null,
  redirectUrl: null,
  canGoOn: false,
  canStartAgain: false,
}

async function finish(): Promise<void> {
  await server().bringJobsForward()
  await server().drain()
}

describe('submitting with the mock provider', () => {
  it('is under way at first, and verified 2 seconds later', async () => {
    const ada = await v.aNamedPerson()
    expect(await v.show(ada)).toEqual(NOTHING_YET)
    const submitted = await v.submit(ada)
    expect(submitted).toMatchObject({ status: 'processing', reason: null, redirectUrl: null })
    expect(await v.profileOf(ada)).toMatchObject({ is_verified: false, verification_status: 'pending' })

    const { rows } = await server().database.pool.query(
      `select run_at - $1 as wait from graphile_worker.jobs where task_identifier = 'decide-verification'`,
      [submitted.submittedAt],
    )
    expect(rows).toMatchObject([{ wait: { seconds: 2 } }])
    await finish()
    expect(await v.show(ada)).toEqual({ ...submitted, status: 'verified' })
    expect(await v.profileOf(ada)).toEqual({
      is_verified: true,
      verification_status: 'verified',
      status_before_deactivation: null,
      verification_date: expect.any(Date),
      verification_provider: 'mock',
      verification_token: expect.stringMatching(/^mock_[0-9a-f-]{36}$/),
    })
    expect(await v.auditOf(ada)).toEqual([
      ['verification.submitted', ada.id],
      ['verification.verified', null],
    ])
    expect(await v.mailsAbout(ada)).toMatchObject([
      { kind: 'verification-verified', subject: 'Your identity is verified' },
    ])
  })

  it('happens once, even when the job runs twice', async () => {
    const ada = await v.aNamedPerson()
    await v.submit(ada)
    const [{ id } = { id: '' }] = await v.verificationsOf(ada)
    await server().deps.jobs.add(server().deps.db, 'decide-verification', { verificationId: id })
    await server().deps.jobs.add(server().deps.db, 'decide-verification', { verificationId: NOBODY })
    await finish()
    expect(await v.auditOf(ada)).toHaveLength(2)
    expect(await v.mailsAbout(ada)).toHaveLength(1)
  })

  it('keeps name and address sealed, under the key of the person', async () => {
    const ada = await v.aNamedPerson()
    await v.submit(ada, { fullName: 'Ada Augusta Quill', address: '1 Quiet Lane' })
    const [row] = await v.verificationsOf(ada)
    const sealed = row?.personal ?? Buffer.alloc(0)
    expect(sealed.includes('Quill')).toBe(false)
    const { keys, db } = server().deps
    expect(await keys.open(db, ada.id, sealed)).toEqual({
      legalName: 'Ada Augusta Quill',
      address: '1 Quiet Lane',
    })
  })

  it('locks the legal names of the profile once verified', async () => {
    const ada = await v.aNamedPerson()
    await v.submit(ada)
    await finish()
    const body = {
      firstName: 'Someone',
      lastName: 'Else',
      birthday: { year: 1990, month: 6, day: 15 },
      agreedToTerms: true as const,
    }
    await expect(
      server().call(accountCalls.completeProfile, { body }, { token: ada.token }),
    ).rejects.toMatchObject({ code: 'conflict' })
  })
})

describe('who may submit', () => {
  it('has names', async () => {
    const ada = await server().aPerson()
    await expect(v.submit(ada)).rejects.toMatchObject({ status: 403, code: 'names_required' })
  })

  it('has no open verification and is not verified', async () => {
    const ada = await v.aNamedPerson()
    await v.submit(ada)
    await expect(v.submit(ada)).rejects.toMatchObject({ status: 409, code: 'conflict' })
    await finish()
    await expect(v.submit(ada)).rejects.toMatchObject({ status: 409, code: 'conflict' })
    expect(await v.verificationsOf(ada)).toHaveLength(1)
  })

  it('wins a race once, with one document or with several', async () => {
    const [ada, bea] = [await v.aNamedPerson(), await v.aNamedPerson()]
    const documentId = await v.upload(ada)
    const several = await Promise.all([1, 2, 3, 4].map(() => v.upload(bea)))
    const results = await Promise.allSettled([
      ...[1, 2, 3, 4].map(() => v.submit(ada, { documentId })),
      ...several.map((one) => v.submit(bea, { documentId: one })),
    ])
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(2)
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'conflict' })
    for (const person of [ada, bea]) expect(await v.verificationsOf(person)).toHaveLength(1)
  })
})

describe('the document of a submission', () => {
  const refused = { status: 404, code: 'not_found' }
  let ada: Person
  beforeAll(async () => {
    ada = await v.aNamedPerson()
  })

  it('exists, and is the person’s own', async () => {
    const bea = await v.aNamedPerson()
    await expect(v.submit(ada, { documentId: NOBODY })).rejects.toMatchObject(refused)
    const hers = await v.upload(bea)
    await expect(v.submit(ada, { documentId: hers })).rejects.toMatchObject(refused)
    await v.submit(bea, { documentId: hers })
  })

  it('is less than a day old, purged or not', async () => {
    const documentId = await v.upload(ada)
    const day = new Date(server().clock.now().getTime() - 1)
    await server()
      .deps.db.updateTable('documents')
      .set({ purge_after: day })
      .where('id', '=', documentId)
      .execute()
    await expect(v.submit(ada, { documentId })).rejects.toMatchObject(refused)
  })

  it('was not used before', async () => {
    const documentId = await v.upload(ada)
    const young = { documentId, dateOfBirth: '2014-01-01' }
    expect((await v.submit(ada, young)).status).toBe('rejected')
    await expect(v.submit(ada, { documentId })).rejects.toMatchObject(refused)
    const [row] = await server()
      .deps.db.selectFrom('documents')
      .select('purge_after')
      .where('id', '=', documentId)
      .execute()
    expect(row?.purge_after?.getUTCFullYear()).toBe(2038)
  })
})

describe('the birthday of a submission', () => {
  it.each(['1990-02-31', '1990-13-01', '1850-01-01', '2031-03-11', 'yesterday', ''])(
    'is a day on which someone can have been born, unlike %j',
    async (dateOfBirth) => {
      const ada = await v.aNamedPerson()
      await expect(v.submit(ada, { dateOfBirth })).rejects.toMatchObject({
        status: 422,
        code: 'validation_failed',
        fields: [{ field: 'dateOfBirth' }],
      })
      expect(await v.verificationsOf(ada)).toEqual([])
    },
  )

  it('rejects 17 years, with the reason, and lets the person try again', async () => {
    const ada = await v.aNamedPerson()
    const reason = 'under_supported_age'
    expect(await v.submit(ada, { dateOfBirth: '2013-03-11' })).toMatchObject({ status: 'rejected', reason })
    expect(await v.show(ada)).toMatchObject({ status: 'rejected', reason })
    expect(await v.profileOf(ada)).toMatchObject({ is_verified: false, verification_status: 'rejected' })
    expect(await v.auditOf(ada)).toEqual([
      ['verification.submitted', ada.id],
      ['verification.rejected', null],
    ])
    const [mail] = await v.mailsAbout(ada)
    expect(mail).toMatchObject({ kind: 'verification-rejected' })
    expect(mail?.text).toContain('You must be at least 18 years old to use Roomtone.')

    expect((await v.submit(ada)).status).toBe('processing')
    expect(await v.profileOf(ada)).toMatchObject({ verification_status: 'pending' })
    await finish()
    expect(await v.profileOf(ada)).toMatchObject({ is_verified: true, verification_status: 'verified' })
  })

  it('sends one that differs from the profile to review, never straight to verified', async () => {
    const ada = await v.aNamedPerson()
    expect((await v.submit(ada, { dateOfBirth: '1990-06-16' })).status).toBe('in_review')
    await finish()
    expect((await v.show(ada)).status).toBe('in_review')
    expect(await v.profileOf(ada)).toMatchObject({ is_verified: false, verification_status: 'in_review' })
    expect(await v.verificationsOf(ada)).toMatchObject([{ flags: ['birthday_differs'], provider: 'manual' }])
    expect(await v.mailsAbout(ada)).toMatchObject([{ kind: 'verification-in-review' }])
  })
})

describe('the ID number of a submission', () => {
  it('goes to review when another account has it, however it is written', async () => {
    const [ada, bea] = [await v.aNamedPerson(), await v.aNamedPerson()]
    expect((await v.submit(ada, { idNumber: 'ab-12 34' })).status).toBe('processing')
    expect((await v.submit(bea, { idNumber: 'AB1234' })).status).toBe('in_review')
    expect(await v.verificationsOf(bea)).toMatchObject([{ flags: ['duplicate_id'], id_last4: '1234' }])
  })

  it('is noticed when two accounts send it in the same moment', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => v.aNamedPerson()))
    const ready = await Promise.all(
      people.map(async (person) => ({ person, documentId: await v.upload(person) })),
    )
    const results = await Promise.all(
      ready.map(({ person, documentId }) => v.submit(person, { documentId, idNumber: 'RACE-77' })),
    )
    expect(results.map(({ status }) => status).sort()).toEqual([
      'in_review',
      'in_review',
      'in_review',
      'processing',
    ])
  })

  it('may come again from the same person, and may be left out by everyone', async () => {
    const [ada, bea] = [await v.aNamedPerson(), await v.aNamedPerson()]
    await v.submit(ada, { idNumber: 'ZX 99 11', dateOfBirth: '2015-01-01' })
    expect((await v.submit(ada, { idNumber: 'ZX9911' })).status).toBe('processing')
    expect((await v.submit(bea, { idNumber: ' - ' })).status).toBe('processing')
    expect(await v.verificationsOf(bea)).toMatchObject([{ id_last4: null, id_hash: null }])
  })
})

describe('someone who deactivates in the meantime', () => {
  it('stays away, and returns as what was decided', async () => {
    const ada = await v.aNamedPerson()
    await v.submit(ada)
    await server()
      .deps.db.updateTable('profiles')
      .set({ verification_status: 'deactivated', status_before_deactivation: 'pending' })
      .where('id', '=', ada.id)
      .execute()
    await finish()
    expect(await v.profileOf(ada)).toMatchObject({
      is_verified: false,
      verification_status: 'deactivated',
      status_before_deactivation: 'verified',
      verification_provider: 'mock',
    })
    const { email, password } = ada
    await server().call(accountCalls.signIn, { body: { email, password } })
    expect(await v.profileOf(ada)).toMatchObject({ is_verified: true, verification_status: 'verified' })
  })
})

describe('after a person has said no', () => {
  it('the next try goes to a person, and the provider decides nothing', async () => {
    const admin = await server().aPerson({ roles: ['admin'] })
    const ada = await v.aNamedPerson()
    const odd = await v.submit(ada, { dateOfBirth: '1990-06-16' })
    expect(odd.status).toBe('in_review')
    const id = (await v.verificationsOf(ada)).at(-1)?.id ?? ''
    const body = { approved: false, reason: 'The picture is of somebody else.' }
    await server().call(verificationCalls.decide, { params: { id }, body }, { token: admin.token })
    const again = await v.submit(ada)
    expect(again).toMatchObject({ status: 'in_review', redirectUrl: null, canGoOn: false })
    await server().bringJobsForward()
    await server().drain()
    expect((await v.show(ada)).status).toBe('in_review')
    expect(await v.profileOf(ada)).toMatchObject({ is_verified: false, verification_status: 'in_review' })
    expect((await v.verificationsOf(ada)).at(-1)).toMatchObject({
      provider: 'manual',
      flags: ['rejected_before'],
    })
  })

  it('a refusal by a rule or a provider puts no one in review', async () => {
    const ada = await v.aNamedPerson()
    expect((await v.submit(ada, { dateOfBirth: '2013-03-11' })).status).toBe('rejected')
    expect((await v.submit(ada)).status).toBe('processing')
  })
})
