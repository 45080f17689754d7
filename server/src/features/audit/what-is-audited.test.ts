import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { packetCalls, releaseCalls } from '@roomtone/contract/compliance/compliance.calls'
import { peopleCalls } from '@roomtone/contract/people/people.calls'
import { verificationCalls } from '@roomtone/contract/verification/verification.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../../../testing/booking.ts'
import { type TestPacket, useSigning } from '../../../testing/compliance.ts'
import { type Person, useHouse } from '../../../testing/house.ts'
import { useVerifying } from '../../../testing/verifying.ts'

const house = useHouse({ IDENTITY_PROVIDER: 'manual' })
const signing = useSigning(house)
const verifying = useVerifying(house)
let shoot: TestPacket
let admin: Person
let subject: Person
let verificationId = ''

beforeAll(async () => {
  admin = await house().aPerson({ roles: ['admin'] })
  subject = await verifying.aNamedPerson()
  await verifying.submit(subject)
  verificationId = (await verifying.verificationsOf(subject))[0]?.id ?? ''
  shoot = await signing.aPacket({ startsInHours: 30 })
})

/** What is sensitive to see or to do, who does it here, and what the log calls it. */
const SEEN: [string, () => Promise<unknown>, () => string][] = [
  [
    'booking.revealed',
    async () =>
      house().call(bookingCalls.access, { params: { id: shoot.id } }, await signing.as(shoot.guest)),
    () => shoot.guest.id,
  ],
  [
    'verification.document-read',
    async () =>
      house().call(
        verificationCalls.readDocument,
        { params: { id: verificationId } },
        await signing.as(admin),
      ),
    () => admin.id,
  ],
  [
    'role.granted',
    async () =>
      house().call(
        peopleCalls.changeRole,
        { params: { id: subject.id }, body: { role: 'host', granted: true } },
        await signing.as(admin),
      ),
    () => admin.id,
  ],
  [
    'release.viewed',
    async () =>
      house().call(releaseCalls.show, { params: { id: shoot.id }, query: {} }, await signing.as(shoot.guest)),
    () => shoot.guest.id,
  ],
  [
    'pack.downloaded',
    async () =>
      house().call(packetCalls.download, { params: { id: shoot.id } }, await signing.as(shoot.host)),
    () => shoot.host.id,
  ],
  [
    'receipt.downloaded',
    async () =>
      house().call(bookingCalls.receipt, { params: { id: shoot.id } }, await signing.as(shoot.guest)),
    () => shoot.guest.id,
  ],
  [
    'invoice.downloaded',
    async () =>
      house().call(bookingCalls.invoice, { params: { id: shoot.id } }, await signing.as(shoot.host)),
    () => shoot.host.id,
  ],
]

const countOf = async (action: string, actorId: string) =>
  (
    await house()
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
    const token = await tokenOf(house(), stranger)
    await expect(
      house().call(bookingCalls.receipt, { params: { id: shoot.id } }, { token }),
    ).rejects.toMatchObject({ code: 'not_found' })
    expect(await countOf('receipt.downloaded', stranger.id)).toBe(0)
  })
})
