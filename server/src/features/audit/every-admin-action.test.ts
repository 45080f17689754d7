import { randomUUID } from 'node:crypto'
import { mailingCalls } from '@roomtone/contract/notification/notification.calls'
import { peopleCalls } from '@roomtone/contract/people/people.calls'
import { settingsCalls } from '@roomtone/contract/platform-settings/settings.calls'
import { retentionCalls } from '@roomtone/contract/retention/retention.calls'
import { waitlistCalls } from '@roomtone/contract/waitlist/waitlist.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { allEndpoints } from '../../../testing/all-endpoints.ts'
import { useApplying } from '../../../testing/applying.ts'
import { aBooking } from '../../../testing/booking.ts'
import { useSigning } from '../../../testing/compliance.ts'
import { aGiftCard } from '../../../testing/credits.ts'
import { aCase } from '../../../testing/moderating.ts'
import { aFailedRefund } from '../../../testing/refunds.ts'
import { aShownReview } from '../../../testing/reviewing.ts'
import { urlOf } from '../../../testing/sample-inputs.ts'
import { useSecondFactor } from '../../../testing/second-factor.ts'
import { type Person, useServer } from '../../../testing/server.ts'
import { useVerifying } from '../../../testing/verifying.ts'

const server = useServer({ IDENTITY_PROVIDER: 'manual' })
const verifying = useVerifying(server)
const applying = useApplying(server)
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
let claimId = ''
let creditId = ''
/** Of its own: what has been cancelled has gone back in part. */
let refundedId = ''
/** One for each action: what is asked for again has not failed. */
const refundIds: Record<string, string> = {}
let reviewId = ''
/** One for each action: what has been sent or thrown away cannot be edited. */
const mailingIds: Record<string, string> = {}
let noteId = ''
let unconfirmedId = ''
let guardedId = ''
let changeId = ''
let bodies: Record<string, object>

beforeAll(async () => {
  admin = await server().aPerson({ roles: ['admin'] })
  subject = await verifying.aNamedPerson()
  await verifying.submit(subject)
  verificationId = (await verifying.verificationsOf(subject))[0]?.id ?? ''
  applicationId = await applying.anApplication(await applying.aVerifiedPerson())
  bookingId = (await aBooking(server(), { state: 'confirmed' })).id
  refundedId = (await aBooking(server(), { state: 'confirmed' })).id
  holdId = await aHold()
  creditId = (await aGiftCard(server())).id
  caseId = await aCase(server(), { subjectId: subject.id })
  reviewId = await aShownReview(server(), await aBooking(server(), { state: 'confirmed' }))
  const { aPacket, packet } = useSigning(server)
  const shoot = await aPacket()
  packetId = (await packet(shoot.guest, shoot)).id
  claimId = await aClaim()
  for (const { route } of actions)
    if (route.includes('/refunds/')) refundIds[route] = (await aFailedRefund(server())).id
  for (const { route, endpoint } of actions)
    if (endpoint.path.startsWith('/api/admin/mailings/')) mailingIds[route] = await aMailing()
  const form = { email: 'june@example.com', fullName: 'June Albright', userType: 'host' as const }
  await server().call(waitlistCalls.join, { body: form })
  const { items } = await server().call(waitlistCalls.list, { query: {} }, { token: admin.token })
  noteId = await aNote()
  unconfirmedId = (await server().aPerson({ confirmed: false })).id
  guardedId = (await useSecondFactor(server).guarded()).person.id
  changeId = await aSetting()
  bodies = {
    'POST /api/admin/waitlist/invite': { ids: [items[0]?.id] },
    'POST /api/admin/access-list': { text: 'pasted@example.com', invite: false },
    'POST /api/admin/access-list/remove': { email: subject.email },
    'POST /api/admin/users/:id/roles': { role: 'host', granted: true },
    'POST /api/admin/users/:id/notes': { text: 'Called about the lamp' },
    'DELETE /api/admin/users/:id/notes/:noteId': {},
    'POST /api/admin/users/:id/end-sessions': { reason: 'A lost laptop' },
    'POST /api/admin/users/:id/remove-factors': { reason: 'Showed their passport on a call' },
    'POST /api/admin/users/:id/resend-confirmation': {},
    'POST /api/admin/users/:id/impersonation': { reason: 'Cannot find the receipt' },
    'PUT /api/admin/settings': { name: 'platform_fee', value: 1300, version: 1, reason: 'A dearer year' },
    'POST /api/admin/settings/changes/:id/restore': { version: 2, reason: 'Too dear' },
    'POST /api/admin/users/:id/suspension': { suspended: true, reason: 'Broke a lamp' },
    'POST /api/admin/applications/:id/decision': { status: 'approved', adminNotes: 'Lovely', revision: 1 },
    'POST /api/admin/bookings/:id/cancel': {
      reason: 'The roof leaks',
      state: 'confirmed',
      refundPercent: 50,
    },
    'POST /api/admin/bookings/:id/refund': {
      key: randomUUID(),
      amount: 100,
      from: 'platform',
      refunded: 0,
      reason: 'The heating was off',
    },
    'POST /api/admin/gift-cards': {
      key: randomUUID(),
      count: 2,
      amount: 5000,
      note: 'A prize',
      reason: 'The summer draw',
    },
    'POST /api/admin/coupons': { key: randomUUID(), percent: 10, reason: 'A campaign' },
    'POST /api/admin/credits/:id/stop': { reason: 'It was posted in public' },
    'POST /api/admin/claims/:id/decision': { awarded: 1_000, reason: 'The picture shows it.' },
    'POST /api/admin/compliance/:id/complete': { reason: 'Both sides signed on paper' },
    'POST /api/admin/reviews/:id/visibility': { hidden: true, reason: 'About another house' },
    'POST /api/admin/moderation/:id/decision': { decision: 'warned', note: 'Please stay polite' },
    'PUT /api/admin/assignments': {
      queue: 'application',
      subjectId: await applying.anApplication(await applying.aVerifiedPerson()),
      assigneeId: admin.id,
      instead: null,
    },
    'POST /api/admin/exports': { table: 'users', filters: { q: 'ada' }, rows: 1 },
    'POST /api/admin/refunds/:id/retry': { attempt: 1 },
    'POST /api/admin/refunds/:id/settle': { through: 'bank', attempt: 1, reason: 'By transfer' },
    'POST /api/admin/retention/run': {},
    'POST /api/admin/holds': { subjectType: 'booking', subjectId: bookingId, reason: 'A claim is open' },
    'POST /api/admin/holds/:id/lift': {},
    'POST /api/admin/mailings': MAILING,
    'PUT /api/admin/mailings/:id': { ...MAILING, version: 1 },
    'DELETE /api/admin/mailings/:id': {},
    'POST /api/admin/mailings/:id/try': {},
    'POST /api/admin/mailings/:id/send': { version: 1 },
    'POST /api/admin/verifications/:id/document': {},
    'POST /api/admin/verifications/:id/decision': { approved: true },
  }
})

/** Straight into the tables: a shoot that is over would move the clock past everybody's session. */
async function aClaim(): Promise<string> {
  const shoot = await aBooking(server(), { state: 'confirmed' })
  const { db, keys } = server().deps
  const now = server().clock.now()
  return db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('claims')
      .values({
        booking_id: shoot.id,
        side: 'guest',
        claimant_id: shoot.guest.id,
        respondent_id: shoot.host.id,
        kind: 'other',
        details: await keys.seal(tx, shoot.id, { text: 'It was cold all day.' }, now),
        asked_cents: 2_000,
        state: 'answered',
        answered_at: now,
        agrees: false,
        created_at: now,
        answer_due_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
}

async function aNote(): Promise<string> {
  const about = { params: { id: subject.id }, body: { text: 'Likes lamps' } }
  const { notes } = await server().call(peopleCalls.addNote, about, { token: admin.token })
  return notes[0]?.id ?? ''
}

async function aSetting(): Promise<string> {
  const body = { name: 'platform_fee', value: 1100, version: 0, reason: 'A sale' } as const
  await server().call(settingsCalls.change, { body }, { token: admin.token })
  const { items } = await server().call(settingsCalls.changes, { query: {} }, { token: admin.token })
  return items[0]?.id ?? ''
}

async function aHold(): Promise<string> {
  const hold = { subjectType: 'user' as const, subjectId: subject.id, reason: 'A claim' }
  const { id } = await server().call(retentionCalls.place, { body: hold }, { token: admin.token })
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
  const { id } = await server().call(mailingCalls.write, { body: MAILING }, { token: admin.token })
  return id
}

async function rowsOfAdmin(): Promise<number> {
  const rows = await server()
    .deps.db.selectFrom('audit_log')
    .select('id')
    .where('actor_id', '=', admin.id)
    .execute()
  return rows.length
}

function subjectOf(route: string): string {
  const ownId = mailingIds[route] ?? refundIds[route]
  if (ownId !== undefined) return ownId
  if (route.endsWith('/resend-confirmation')) return unconfirmedId
  if (route.endsWith('/remove-factors')) return guardedId
  if (route.includes('/settings/')) return changeId
  if (route.includes('/verifications/')) return verificationId
  if (route.endsWith('/bookings/:id/refund')) return refundedId
  if (route.includes('/bookings/')) return bookingId
  if (route.includes('/moderation/')) return caseId
  if (route.includes('/reviews/')) return reviewId
  if (route.includes('/holds/')) return holdId
  if (route.includes('/claims/')) return claimId
  if (route.includes('/credits/')) return creditId
  if (route.includes('/compliance/')) return packetId
  return route.includes('/applications/') ? applicationId : subject.id
}

describe('every action of an admin', () => {
  it.each(actions)('$route leaves an audit row with their name on it', async ({ route, endpoint }) => {
    const payload = bodies[route]
    if (!payload) throw new Error(`${route} is new: say here how it is done`)
    const before = await rowsOfAdmin()
    const answer = await server().app.inject({
      method: endpoint.method,
      url: urlOf(endpoint.path.replace(':noteId', noteId), subjectOf(route)),
      payload,
      headers: { authorization: `Bearer ${admin.token}` },
    })
    expect([200, 204], answer.payload).toContain(answer.statusCode)
    expect(answer.statusCode, answer.payload).toBe(endpoint.reply === null ? 204 : 200)
    expect(await rowsOfAdmin()).toBeGreaterThan(before)
  })
})
