import { securityCalls } from '@roomtone/contract/account/security.calls'
import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { cohostCalls } from '@roomtone/contract/cohost/cohost.calls'
import { crewCalls } from '@roomtone/contract/compliance/compliance.calls'
import { peopleCalls } from '@roomtone/contract/people/people.calls'
import { settingsCalls } from '@roomtone/contract/platform-settings/settings.calls'
import { privacyCalls } from '@roomtone/contract/privacy/privacy.calls'
import { retentionCalls } from '@roomtone/contract/retention/retention.calls'
import { waitlistCalls } from '@roomtone/contract/waitlist/waitlist.calls'
import { COHOST_RIGHTS } from '@roomtone/domain/access/cohost-rights'
import { signAccessToken } from '../../src/platform/crypto/tokens.ts'
import { aRequest, aVerifiedPerson, type RequestBody, runDueJobs, tokenOf } from '../booking.ts'
import { aCohost } from '../cohosts.ts'
import { type SigningBody, useSigning } from '../compliance.ts'
import { giveHerThings, type HerThings } from '../her-things.ts'
import { insertListing } from '../listings.ts'
import type { Person, TestServer } from '../server.ts'
import { useVerifying } from '../verifying.ts'

const MINUTE = 60_000
const DAY = 86_400_000

/** Who asks, from the least to the most privileged. The columns of the table. */
export const ACTORS = [
  'anonymous',
  'forged',
  'expired',
  'suspended',
  'deactivated',
  'unconfirmed',
  'squatter before reset',
  'newcomer',
  'stranger',
  'other host',
  'former co-host',
  'helper elsewhere',
  'co-host',
  'guest',
  'owner',
  'looking in',
  'admin',
] as const
export type ActorName = (typeof ACTORS)[number]

export type World = {
  hers: HerThings & Extra
  owner: Person
  guest: Person
  admin: Person
  newcomer: Person
  tokens: Record<ActorName, string | null>
  /** Of the admin, for what only admins may ask. */
  worthless: Record<'forged' | 'expired', string>
  request: RequestBody
  /** The guest's, with a code that was mailed to them. */
  signature: SigningBody
  crewRevision: string
  /** What the guest of the shoot would get back. */
  refund: number
  startsAt: Date
}

type Extra = {
  verification: string
  payout: string
  export: string
  note: string
  legalHold: string
  settingChange: string
  waiting: string
  unconfirmed: string
}

/**
 * One host with one of everything, everyone who has to do with it, and people who have not. The clock stops
 * afterwards: what is asked first and what is asked last are asked at the same time.
 */
export async function plantWorld(server: TestServer): Promise<World> {
  const at = server.clock.now()
  const verified = (fullName: string, roles: Person['roles'] = ['creator']) =>
    aVerifiedPerson(server, { fullName, roles })
  const owner = await verified('Thessaly Vandermeer', ['creator', 'host'])
  const guest = await verified('Gideon Asks')
  const admin = await verified('Ada Minister', ['creator', 'admin'])
  const otherHost = await verified('Other Host', ['creator', 'host'])
  await insertListing(server, otherHost.id, {
    address: '1 Other Road',
    access_notes: 'Ring twice.',
    zipcode: '90013',
    lat: 34.01,
    lng: -118.01,
  })
  const newcomer = await server.aPerson({ fullName: 'New Comer' })
  const unconfirmed = await server.aPerson({ fullName: 'Un Proved', confirmed: false })
  const things = await giveHerThings(server, owner, guest, guest)
  const signing = useSigning(() => server)
  await signing.askForCode(guest, { id: things.shoot })
  const code = await signing.codeIn(guest.email)
  const hers = { ...things, ...(await addMore(server, { owner, admin, unconfirmed, things })) }
  const people = { owner, guest, admin, otherHost, newcomer, unconfirmed }
  const tokens = await tokensOf(server, people, await helpersOf(server, owner))
  const asGuest = { token: await tokenOf(server, guest) }
  const params = { id: things.shoot }
  const { revision } = await server.call(crewCalls.show, { params }, asGuest)
  const { refund } = await server.call(bookingCalls.cancellation, { params }, asGuest)
  const { startsAt } = await server.deps.db
    .selectFrom('bookings')
    .select(({ fn }) => fn<Date>('lower', ['during']).as('startsAt'))
    .where('id', '=', things.shoot)
    .executeTakeFirstOrThrow()
  const world = {
    hers,
    owner,
    guest,
    admin,
    newcomer,
    tokens,
    worthless: await worthlessTokens(server, admin),
    request: await aRequest(server, things.property, {
      by: 'hour',
      date: new Date(at.getTime() + 20 * DAY).toISOString().slice(0, 10),
      start: 600,
      hours: 4,
    }),
    signature: await signing.bodyFor(guest, { id: things.shoot }, { code }),
    crewRevision: revision,
    refund,
    startsAt,
  }
  const stopped = server.clock.now()
  server.clock.now = () => new Date(stopped)
  return world
}

async function helpersOf(server: TestServer, host: Person) {
  const rows = await server.deps.db
    .selectFrom('properties')
    .select('id')
    .where('host_id', '=', host.id)
    .execute()
  const listings = rows.map(({ id }) => id)
  const rights = [...COHOST_RIGHTS]
  const cohost = await aCohost(server, { host, listings, rights })
  const elsewhere = await insertListing(server, host.id)
  const helper = await aCohost(server, { host, listings: [elsewhere.id], rights })
  const former = await aCohost(server, { host, listings, rights })
  const asHost = { token: await tokenOf(server, host) }
  const { given } = await server.call(cohostCalls.list, {}, asHost)
  for (const { id, email } of given)
    if (email === former.email) await server.call(cohostCalls.end, { params: { id } }, asHost)
  return { cohost, helper, former }
}

/** Has signed up with someone else's invited address, and got as far as was possible before mailboxes were proved. */
async function aSquatter(server: TestServer): Promise<string> {
  const squatter = await aVerifiedPerson(server, { roles: ['creator', 'host'] })
  const { db } = server.deps
  await db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', squatter.id).execute()
  return tokenOf(server, squatter)
}

type People = Record<'owner' | 'guest' | 'admin' | 'otherHost' | 'newcomer' | 'unconfirmed', Person>
type Helpers = Record<'cohost' | 'helper' | 'former', Person>

async function tokensOf(server: TestServer, people: People, { cohost, helper, former }: Helpers) {
  const fresh = (person: Person) => tokenOf(server, person)
  const asAdmin = { token: await fresh(people.admin) }
  const suspended = await aVerifiedPerson(server)
  const suspendedToken = await fresh(suspended)
  const deactivated = await aVerifiedPerson(server)
  const deactivatedToken = await fresh(deactivated)
  const looking = await server.call(
    peopleCalls.impersonate,
    { params: { id: people.owner.id }, body: { reason: 'Cannot find the receipt' } },
    asAdmin,
  )
  const tokens: Record<ActorName, string | null> = {
    anonymous: null,
    ...(await worthlessTokens(server, people.owner)),
    suspended: suspendedToken,
    deactivated: deactivatedToken,
    unconfirmed: await fresh(people.unconfirmed),
    'squatter before reset': await aSquatter(server),
    newcomer: await fresh(people.newcomer),
    stranger: await fresh(await aVerifiedPerson(server)),
    'other host': await fresh(people.otherHost),
    'former co-host': await fresh(former),
    'helper elsewhere': await fresh(helper),
    'co-host': await fresh(cohost),
    guest: await fresh(people.guest),
    owner: await fresh(people.owner),
    'looking in': looking.access_token,
    admin: asAdmin.token,
  }
  const suspending = { params: { id: suspended.id }, body: { suspended: true, reason: 'Threats' } }
  await server.call(peopleCalls.suspend, suspending, asAdmin)
  await server.call(securityCalls.deactivate, {}, { token: deactivatedToken })
  return tokens
}

/** One that was good eleven minutes ago, and one that would be good if we had signed it. */
async function worthlessTokens(server: TestServer, person: Person) {
  server.clock.advance(-11 * MINUTE)
  const expired = await tokenOf(server, person)
  server.clock.advance(11 * MINUTE)
  const [, payload = ''] = (await tokenOf(server, person)).split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  return { expired, forged: signAccessToken(claims, 'a secret that somebody else made up') }
}

type Plan = { owner: Person; admin: Person; unconfirmed: Person; things: HerThings }

async function addMore(server: TestServer, { owner, admin, unconfirmed, things }: Plan): Promise<Extra> {
  const asOwner = { token: await tokenOf(server, owner) }
  const asAdmin = { token: await tokenOf(server, admin) }
  const verifying = useVerifying(() => server)
  const applicant = await verifying.aNamedPerson()
  await verifying.submit(applicant, { idNumber: 'XK-77 4412' })
  const [verification] = await verifying.verificationsOf(applicant)
  const exported = await server.call(privacyCalls.requestExport, {}, asOwner)
  await runDueJobs(server)
  const about = { params: { id: owner.id }, body: { text: 'Called about the lamp' } }
  const { notes } = await server.call(peopleCalls.addNote, about, asAdmin)
  const hold = await server.call(
    retentionCalls.place,
    { body: { subjectType: 'booking', subjectId: things.shoot, reason: 'A claim is open' } },
    asAdmin,
  )
  const edit = { name: 'platform_fee' as const, value: 1250, version: 0, reason: 'A dearer year' }
  await server.call(settingsCalls.change, { body: edit }, asAdmin)
  const { items } = await server.call(settingsCalls.changes, { query: {} }, asAdmin)
  return {
    verification: verification?.id ?? '',
    payout: await paySomething(server, { bookingId: things.shoot, hostId: owner.id }),
    export: exported.id,
    note: notes[0]?.id ?? '',
    legalHold: hold.id,
    settingChange: items[0]?.id ?? '',
    waiting: await joinWaitlist(server),
    unconfirmed: unconfirmed.id,
  }
}

async function paySomething(
  { deps: { db, clock } }: TestServer,
  about: { bookingId: string; hostId: string },
) {
  const now = clock.now()
  const { id } = await db
    .insertInto('payouts')
    .values({
      booking_id: about.bookingId,
      host_id: about.hostId,
      state: 'paid',
      due_at: now,
      due_cents: 10_000,
      withheld_cents: 0,
      paid_cents: 10_000,
      account: 'Quiet Bank ending in 6789',
      created_at: now,
      settled_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function joinWaitlist(server: TestServer): Promise<string> {
  const form = { email: 'june@example.com', fullName: 'June Albright', userType: 'host' as const }
  await server.call(waitlistCalls.join, { body: form })
  const { id } = await server.deps.db
    .selectFrom('waitlist')
    .select('id')
    .where('email', '=', form.email)
    .executeTakeFirstOrThrow()
  return id
}
