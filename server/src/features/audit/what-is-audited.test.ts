import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { packetCalls, releaseCalls } from '@roomtone/contract/compliance/compliance.calls'
import { peopleCalls } from '@roomtone/contract/people/people.calls'
import { verificationCalls } from '@roomtone/contract/verification/verification.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../../../testing/booking.ts'
import { type TestPacket, useSigning } from '../../../testing/compliance.ts'
import { type Person, useServer } from '../../../testing/server.ts'
import { useVerifying } from '../../../testing/verifying.ts'

const server = useServer({ IDENTITY_PROVIDER: 'manual' })
const signing = useSigning(server)
const verifying = useVerifying(server)
let shoot: TestPacket
let admin: Person
let subject: Person
let verificationId = ''

beforeAll(async () => {
  admin = await server().aPerson({ roles: ['admin'] })
  subject = await verifying.aNamedPerson()
  await verifying.submit(subject)
  verificationId = (await verifying.verificationsOf(subject))[0]?.id ?? ''
  shoot = await signing.aPacket({ startsInHours: 30 })
})

/** Sensitive reads and actions, with the person who does them here and the log's name for them. */
const SEEN: [string, () => Promise<unknown>, () => string][] = [
  [
    'booking.revealed',
    async () =>
      server().call(bookingCalls.access, { params: { id: shoot.id } }, await signing.as(shoot.guest)),
    () => shoot.guest.id,
  ],
  [
    'verification.document-read',
    async () =>
      server().call(
        verificationCalls.readDocument,
        { params: { id: verificationId } },
        await signing.as(admin),
      ),
    () => admin.id,
  ],
  [
    'role.granted',
    async () =>
      server().call(
        peopleCalls.changeRole,
        { params: { id: subject.id }, body: { role: 'host', granted: true } },
        await signing.as(admin),
      ),
    () => admin.id,
  ],
  [
    'release.viewed',
    async () =>
      server().call(
        releaseCalls.show,
        { params: { id: shoot.id }, query: {} },
        await signing.as(shoot.guest),
      ),
    () => shoot.guest.id,
  ],
  [
    'pack.downloaded',
    async () =>
      server().call(packetCalls.download, { params: { id: shoot.id } }, await signing.as(shoot.host)),
    () => shoot.host.id,
  ],
  [
    'receipt.downloaded',
    async () =>
      server().call(bookingCalls.receipt, { params: { id: shoot.id } }, await signing.as(shoot.guest)),
    () => shoot.guest.id,
  ],
  [
    'invoice.downloaded',
    async () =>
      server().call(bookingCalls.invoice, { params: { id: shoot.id } }, await signing.as(shoot.host)),
    () => shoot.host.id,
  ],
]

const countOf = async (action: string, actorId: string) =>
  (
    await server()
      .deps.db.selectFrom('audit_log')
      .select('id')
      .where('action', '=', action)
      .where('actor_id', '=', actorId)
      .execute()
  ).length

describe('the log', () => {
  it.each(SEEN)('%s is written down with who did it', async (action, act, actor) => {
    expect(await countOf(action, actor())).toBe(0)
    await act()
    expect(await countOf(action, actor())).toBe(1)
  })

  it('says nothing of what was refused', async () => {
    const stranger = await signing.aStranger()
    const token = await tokenOf(server(), stranger)
    await expect(
      server().call(bookingCalls.receipt, { params: { id: shoot.id } }, { token }),
    ).rejects.toMatchObject({ code: 'not_found' })
    expect(await countOf('receipt.downloaded', stranger.id)).toBe(0)
  })
})
