import { randomUUID } from 'node:crypto'
import { mailingCalls } from '@roomtone/contract/notification/notification.calls'
import { retentionCalls } from '@roomtone/contract/retention/retention.calls'
import { waitlistCalls } from '@roomtone/contract/waitlist/waitlist.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { allEndpoints } from '../../../testing/all-endpoints.ts'
import { useApplying } from '../../../testing/applying.ts'
import { aBooking } from '../../../testing/booking.ts'
import { useSigning } from '../../../testing/compliance.ts'
import { type Person, useHouse } from '../../../testing/house.ts'
import { aCase } from '../../../testing/moderating.ts'
import { urlOf } from '../../../testing/sample-inputs.ts'
import { useVerifying } from '../../../testing/verifying.ts'

const house = useHouse({ IDENTITY_PROVIDER: 'manual' })
const verifying = useVerifying(house)
const applying = useApplying(house)
const actions = (await allEndpoints()).filter(
  ({ endpoint }) => endpoint.audience === 'admin' && endpoint.method !== 'GET',
)
let admin: Person
let subject: Person
let verificationId = ''
let applicationId = ''
let bookingId = ''
let caseId = ''
let holdId = ''
let packetId = ''
/** One for each action: what has been sent or thrown away cannot be edited. */
const mailingIds: Record<string, string> = {}
let bodies: Record<string, object>

beforeAll(async () => {
  admin = await house().aPerson({ roles: ['admin'] })
  subject = await verifying.aNamedPerson()
  await verifying.submit(subject)
  verificationId = (await verifying.verificationsOf(subject))[0]?.id ?? ''
  applicationId = await applying.anApplication(await applying.aVerifiedPerson())
  bookingId = (await aBooking(house(), { state: 'confirmed' })).id
  holdId = await aHold()
  caseId = await aCase(house(), { subjectId: subject.id })
  const { aPacket, packet } = useSigning(house)
  const shoot = await aPacket()
  packetId = (await packet(shoot.guest, shoot)).id
  for (const { route, endpoint } of actions)
    if (endpoint.path.startsWith('/api/admin/mailings/')) mailingIds[route] = await aMailing()
  const form = { email: 'june@example.com', fullName: 'June Albright', userType: 'host' as const }
  await house().call(waitlistCalls.join, { body: form })
  const { items } = await house().call(waitlistCalls.list, { query: {} }, { token: admin.token })
  bodies = {
    'POST /api/admin/waitlist/invite': { ids: [items[0]?.id] },
    'POST /api/admin/access-list': { text: 'pasted@example.com', invite: false },
    'POST /api/admin/access-list/remove': { email: subject.email },
    'POST /api/admin/users/:id/roles': { role: 'host', granted: true },
    'POST /api/admin/users/:id/suspension': { suspended: true, reason: 'Broke a lamp' },
    'POST /api/admin/applications/:id/decision': { status: 'approved', adminNotes: 'Lovely', revision: 1 },
    'POST /api/admin/bookings/:id/cancel': { reason: 'The roof leaks', refundPercent: 50 },
    'POST /api/admin/bookings/:id/refund': {
      key: randomUUID(),
      amount: 100,
      from: 'platform',
      reason: 'The heating was off',
    },
    'POST /api/admin/compliance/:id/complete': { reason: 'Both sides signed on paper' },
    'POST /api/admin/moderation/:id/decision': { decision: 'warned', note: 'Please stay polite' },
    'POST /api/admin/retention/run': {},
    'POST /api/admin/holds': { subjectType: 'booking', subjectId: bookingId, reason: 'A claim is open' },
    'POST /api/admin/holds/:id/lift': {},
    'POST /api/admin/mailings': MAILING,
    'PUT /api/admin/mailings/:id': MAILING,
    'DELETE /api/admin/mailings/:id': {},
    'POST /api/admin/mailings/:id/try': {},
    'POST /api/admin/mailings/:id/send': {},
    'POST /api/admin/verifications/:id/document': {},
    'POST /api/admin/verifications/:id/decision': { approved: true },
  }
})

async function aHold(): Promise<string> {
  const hold = { subjectType: 'user' as const, subjectId: subject.id, reason: 'A claim' }
  const { id } = await house().call(retentionCalls.place, { body: hold }, { token: admin.token })
  return id
}

const MAILING = {
  topic: 'news',
  audience: 'hosts',
  subject: 'A quiet week',
  body: 'Nothing happened.',
  link: null,
} as const

async function aMailing(): Promise<string> {
  const { id } = await house().call(mailingCalls.write, { body: MAILING }, { token: admin.token })
  return id
}

async function rowsOfAdmin(): Promise<number> {
  const rows = await house()
    .deps.db.selectFrom('audit_log')
    .select('id')
    .where('actor_id', '=', admin.id)
    .execute()
  return rows.length
}

function subjectOf(route: string): string {
  const mailingId = mailingIds[route]
  if (mailingId !== undefined) return mailingId
  if (route.includes('/verifications/')) return verificationId
  if (route.includes('/bookings/')) return bookingId
  if (route.includes('/moderation/')) return caseId
  if (route.includes('/holds/')) return holdId
  if (route.includes('/compliance/')) return packetId
  return route.includes('/applications/') ? applicationId : subject.id
}

describe('every action of an admin', () => {
  it.each(actions)('$route leaves an audit row with their name on it', async ({ route, endpoint }) => {
    const payload = bodies[route]
    if (!payload) throw new Error(`${route} is new: say here how it is done`)
    const before = await rowsOfAdmin()
    const answer = await house().app.inject({
      method: endpoint.method,
      url: urlOf(endpoint.path, subjectOf(route)),
      payload,
      headers: { authorization: `Bearer ${admin.token}` },
    })
    expect([200, 204], answer.payload).toContain(answer.statusCode)
    expect(answer.statusCode, answer.payload).toBe(endpoint.reply === null ? 204 : 200)
    expect(await rowsOfAdmin()).toBeGreaterThan(before)
  })
})
