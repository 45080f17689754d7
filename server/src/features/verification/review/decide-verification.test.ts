import { verificationCalls } from '@roomtone/contract/verification/verification.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { NOBODY } from '../../../../testing/sample-inputs.ts'
import { type Person, useServer } from '../../../../testing/server.ts'
import { useVerifying } from '../../../../testing/verifying.ts'

const server = useServer({ IDENTITY_PROVIDER: 'manual' })
const v = useVerifying(server)
let admin: Person

beforeAll(async () => {
  admin = await server().aPerson({ roles: ['admin'] })
})

async function inReview(over: Parameters<typeof v.submit>[1] = {}): Promise<{ ada: Person; id: string }> {
  const ada = await v.aNamedPerson()
  await v.submit(ada, over)
  const [row] = await v.verificationsOf(ada)
  return { ada, id: row?.id ?? '' }
}

const decide = (id: string, approved: boolean, reason = '', by = admin) =>
  server().call(verificationCalls.decide, { params: { id }, body: { approved, reason } }, { token: by.token })

describe('reviewing by hand', () => {
  it('takes what is submitted into review and says so', async () => {
    const { ada } = await inReview()
    expect((await v.show(ada)).status).toBe('in_review')
    expect(await v.profileOf(ada)).toMatchObject({ is_verified: false, verification_status: 'in_review' })
    expect(await v.mailsAbout(ada)).toMatchObject([{ kind: 'verification-in-review' }])
  })

  it('approves: the person is verified, by the provider’s name', async () => {
    const { ada, id } = await inReview()
    await v.mailsAbout(ada)
    expect(await decide(id, true)).toMatchObject({
      id,
      userId: ada.id,
      status: 'verified',
      decidedAt: expect.any(String),
      reason: null,
    })
    expect(await v.profileOf(ada)).toMatchObject({
      is_verified: true,
      verification_status: 'verified',
      verification_provider: 'manual',
      verification_token: null,
      verification_date: expect.any(Date),
    })
    expect(await v.verificationsOf(ada)).toMatchObject([{ decided_by: admin.id }])
    expect((await v.auditOf(ada)).at(-1)).toEqual(['verification.verified', admin.id])
    expect((await v.mailsAbout(ada)).map(({ kind }) => kind).sort()).toEqual([
      'verification-in-review',
      'verification-verified',
    ])
  })

  it('rejects with a reason, which the person reads, and lets them try again', async () => {
    const { ada, id } = await inReview()
    const reason = 'The picture is too dark to read <b>anything</b>.'
    await decide(id, false, reason)
    expect(await v.show(ada)).toMatchObject({ status: 'rejected', reason })
    expect(await v.profileOf(ada)).toMatchObject({ is_verified: false, verification_status: 'rejected' })
    const mails = await v.mailsAbout(ada)
    // The review was over before the mail about it had left.
    expect(mails.map(({ kind }) => kind)).toEqual(['verification-rejected'])
    expect(mails[0]?.text).toContain('The picture is too dark')
    const [row] = await server()
      .deps.db.selectFrom('audit_log')
      .select(['data', 'personal'])
      .where('action', '=', 'verification.rejected')
      .where('subject_id', '=', ada.id)
      .execute()
    expect(JSON.stringify(row?.data)).not.toContain('dark')
    expect(await server().deps.keys.open(server().deps.db, ada.id, row?.personal ?? Buffer.alloc(0))).toEqual(
      {
        reason,
      },
    )

    expect((await v.submit(ada)).status).toBe('in_review')
    expect(await v.show(ada)).toMatchObject({ status: 'in_review', reason: null })
    expect(await v.profileOf(ada)).toMatchObject({ verification_status: 'in_review' })
    expect(await v.verificationsOf(ada)).toHaveLength(2)
  })

  it('needs a reason to reject', async () => {
    const { ada, id } = await inReview()
    for (const reason of ['', '   '])
      await expect(decide(id, false, reason)).rejects.toMatchObject({
        status: 422,
        fields: [{ field: 'reason' }],
      })
    expect((await v.show(ada)).status).toBe('in_review')
  })

  it('is decided once: the second reviewer gets a conflict, and changes nothing', async () => {
    const other = await server().aPerson({ roles: ['admin'] })
    const { ada, id } = await inReview()
    const results = await Promise.allSettled([
      decide(id, true),
      decide(id, false, 'No', other),
      decide(id, true, '', other),
      decide(id, false, 'No'),
    ])
    const lost = results.filter((result) => result.status === 'rejected')
    expect(lost).toHaveLength(3)
    for (const { reason } of lost) expect(reason).toMatchObject({ status: 409, code: 'conflict' })
    await expect(decide(id, false, 'Too late')).rejects.toMatchObject({ code: 'conflict' })
    const { status } = await v.show(ada)
    expect(await v.profileOf(ada)).toMatchObject({
      verification_status: status,
      is_verified: status === 'verified',
    })
    expect((await v.auditOf(ada)).map(([action]) => action)).toEqual([
      'verification.submitted',
      `verification.${status}`,
    ])
  })

  it('does not reach what a provider is still working on, nor what is not there', async () => {
    const { id } = await inReview()
    await server()
      .deps.db.updateTable('verifications')
      .set({ status: 'processing' })
      .where('id', '=', id)
      .execute()
    await expect(decide(id, true)).rejects.toMatchObject({ code: 'conflict' })
    await expect(decide(NOBODY, true)).rejects.toMatchObject({ status: 404, code: 'not_found' })
  })

  it('is never one’s own affair, not even an admin’s', async () => {
    const { ada, id } = await inReview()
    const { db, clock } = server().deps
    await db
      .insertInto('user_roles')
      .values({ user_id: ada.id, role: 'admin', granted_at: clock.now() })
      .execute()
    const input = { params: { id }, body: { approved: true } }
    await expect(server().call(verificationCalls.decide, input, { token: ada.token })).rejects.toMatchObject({
      status: 403,
      code: 'own_account',
    })
  })

  it('waits for a person who has deactivated: they return as rejected', async () => {
    const { ada, id } = await inReview()
    await server()
      .deps.db.updateTable('profiles')
      .set({ verification_status: 'deactivated', status_before_deactivation: 'in_review' })
      .where('id', '=', ada.id)
      .execute()
    await decide(id, false, 'Not readable')
    expect(await v.profileOf(ada)).toMatchObject({
      is_verified: false,
      verification_status: 'deactivated',
      status_before_deactivation: 'rejected',
    })
  })
})
