import { verificationCalls } from '@roomtone/contract/verification/verification.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { ID_FILES } from '../../../../testing/id-files.ts'
import { NOBODY } from '../../../../testing/sample-inputs.ts'
import { type Person, useServer } from '../../../../testing/server.ts'
import { useVerifying } from '../../../../testing/verifying.ts'

const server = useServer({ IDENTITY_PROVIDER: 'manual' })
const v = useVerifying(server)
let admin: Person
let ada: Person
let id: string

beforeAll(async () => {
  admin = await server().aPerson({ roles: ['admin'] })
  ada = await v.aNamedPerson()
  await v.submit(ada, { documentId: await v.upload(ada, ID_FILES.pdf) })
  id = (await v.verificationsOf(ada))[0]?.id ?? ''
})

const read = (by: Person, which = id) =>
  server().call(verificationCalls.readDocument, { params: { id: which } }, { token: by.token })
const readings = () => v.auditOf(ada, 'verification.document-read')
const set = (status: 'processing' | 'in_review') =>
  server().deps.db.updateTable('verifications').set({ status }).where('id', '=', id).execute()

describe('reading an ID', () => {
  it('gives an admin the very bytes, and writes each reading down', async () => {
    for (const times of [1, 2]) {
      const { mediaType, base64 } = await read(admin)
      expect(mediaType).toBe('application/pdf')
      expect(Buffer.from(base64, 'base64').equals(ID_FILES.pdf)).toBe(true)
      expect(await readings()).toEqual(Array(times).fill(['verification.document-read', admin.id]))
    }
  })

  it('is for admins only; not even its owner gets it back', async () => {
    const host = await server().aPerson({ roles: ['host'] })
    const before = await readings()
    for (const person of [ada, host])
      await expect(read(person)).rejects.toMatchObject({ status: 403, code: 'forbidden' })
    expect(await readings()).toEqual(before)
  })

  it('does not find what is not there, nor what a provider is still looking at', async () => {
    const before = await readings()
    await expect(read(admin, NOBODY)).rejects.toMatchObject({ code: 'not_found' })
    await set('processing')
    await expect(read(admin)).rejects.toMatchObject({ code: 'not_found' })
    await set('in_review')
    expect(await readings()).toEqual(before)
  })

  it('goes on after the decision, until the seven years are over', async () => {
    await server().call(
      verificationCalls.decide,
      { params: { id }, body: { approved: true, reason: '' } },
      { token: admin.token },
    )
    expect((await read(admin)).base64).toHaveLength(Math.ceil(ID_FILES.pdf.length / 3) * 4)
    const past = new Date(server().clock.now().getTime() - 1)
    await server().deps.db.updateTable('documents').set({ purge_after: past }).execute()
    await expect(read(admin)).rejects.toMatchObject({ code: 'not_found' })
  })
})
