import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { cohostCalls } from '@roomtone/contract/cohost/cohost.calls'
import { crewCalls } from '@roomtone/contract/compliance/compliance.calls'
import { peopleCalls } from '@roomtone/contract/people/people.calls'
import { privacyCalls } from '@roomtone/contract/privacy/privacy.calls'
import { retentionCalls } from '@roomtone/contract/retention/retention.calls'
import { securityCalls } from '@roomtone/contract/security/security.calls'
import { settingsCalls } from '@roomtone/contract/settings/settings.calls'
import { waitlistCalls } from '@roomtone/contract/waitlist/waitlist.calls'
import { COHOST_RIGHTS } from '@roomtone/domain/access/cohost-rights'
import { signAccessToken } from '../../src/platform/crypto/tokens.ts'
import { aRequest, aVerifiedPerson, type RequestBody, runDueJobs, tokenOf } from '../booking.ts'
import { aCohost } from '../cohosts.ts'
import { type SigningBody, useSigning } from '../compliance.ts'
import { giveHerThings, type HerThings } from '../her-things.ts'
import type { Person, TestHouse } from '../house.ts'
import { insertListing } from '../listings.ts'
import { useVerifying } from '../verifying.ts'

const MINUTE = 60_000
const DAY = 86_400_000

/** Who asks, from whoever has least to say to whoever has most. The columns of the table. */
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
 * One host with one of everything, whoever has to do with it, and whoever has not. The clock stands still afterwards:
 * what is asked first and what is asked last are asked at the same time.
 */
export async function plantWorld(house: TestHouse): Promise<World> {
  const at = house.clock.now()
  const verified = (fullName: string, roles: Person['roles'] = ['creator']) =>
    aVerifiedPerson(house, { fullName, roles })
  const owner = await verified('Thessaly Vandermeer', ['creator', 'host'])
  const guest = await verified('Gideon Asks')
  const admin = await verified('Ada Minister', ['creator', 'admin'])
  const otherHost = await verified('Other Host', ['creator', 'host'])
  await insertListing(house, otherHost.id, {
    address: '1 Other Road',
    access_notes: 'Ring twice.',
    zipcode: '90013',
    lat: 34.01,
    lng: -118.01,
  })
  const newcomer = await house.aPerson({ fullName: 'New Comer' })
  const unconfirmed = await house.aPerson({ fullName: 'Un Proved', confirmed: false })
  const things = await giveHerThings(house, owner, guest, guest)
  const signing = useSigning(() => house)
  await signing.askForCode(guest, { id: things.shoot })
  const code = await signing.codeIn(guest.email)
  const hers = { ...things, ...(await addMore(house, { owner, admin, unconfirmed, things })) }
  const people = { owner, guest, admin, otherHost, newcomer, unconfirmed }
  const tokens = await tokensOf(house, people, await helpersOf(house, owner))
  const asGuest = { token: await tokenOf(house, guest) }
  const params = { id: things.shoot }
  const { revision } = await house.call(crewCalls.show, { params }, asGuest)
  const { refund } = await house.call(bookingCalls.cancellation, { params }, asGuest)
  const { startsAt } = await house.deps.db
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
    worthless: await worthlessTokens(house, admin),
    request: await aRequest(house, things.property, {
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
  const stopped = house.clock.now()
  house.clock.now = () => new Date(stopped)
  return world
}

async function helpersOf(house: TestHouse, host: Person) {
  const rows = await house.deps.db
    .selectFrom('properties')
    .select('id')
    .where('host_id', '=', host.id)
    .execute()
  const listings = rows.map(({ id }) => id)
  const rights = [...COHOST_RIGHTS]
  const cohost = await aCohost(house, { host, listings, rights })
  const elsewhere = await insertListing(house, host.id)
  const helper = await aCohost(house, { host, listings: [elsewhere.id], rights })
  const former = await aCohost(house, { host, listings, rights })
  const asHost = { token: await tokenOf(house, host) }
  const { given } = await house.call(cohostCalls.list, {}, asHost)
  for (const { id, email } of given)
    if (email === former.email) await house.call(cohostCalls.end, { params: { id } }, asHost)
  return { cohost, helper, former }
}

/** Has signed up with someone else's invited address, and got as far as was possible before mailboxes were proved. */
async function aSquatter(house: TestHouse): Promise<string> {
  const squatter = await aVerifiedPerson(house, { roles: ['creator', 'host'] })
  const { db } = house.deps
  await db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', squatter.id).execute()
  return tokenOf(house, squatter)
}

type People = Record<'owner' | 'guest' | 'admin' | 'otherHost' | 'newcomer' | 'unconfirmed', Person>
type Helpers = Record<'cohost' | 'helper' | 'former', Person>

async function tokensOf(house: TestHouse, people: People, { cohost, helper, former }: Helpers) {
  const fresh = (person: Person) => tokenOf(house, person)
  const asAdmin = { token: await fresh(people.admin) }
  const suspended = await aVerifiedPerson(house)
  const suspendedToken = await fresh(suspended)
  const deactivated = await aVerifiedPerson(house)
  const deactivatedToken = await fresh(deactivated)
  const looking = await house.call(
    peopleCalls.impersonate,
    { params: { id: people.owner.id }, body: { reason: 'Cannot find the receipt' } },
    asAdmin,
  )
  const tokens: Record<ActorName, string | null> = {
    anonymous: null,
    ...(await worthlessTokens(house, people.owner)),
    suspended: suspendedToken,
    deactivated: deactivatedToken,
    unconfirmed: await fresh(people.unconfirmed),
    'squatter before reset': await aSquatter(house),
    newcomer: await fresh(people.newcomer),
    stranger: await fresh(await aVerifiedPerson(house)),
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
  await house.call(peopleCalls.suspend, suspending, asAdmin)
  await house.call(securityCalls.deactivate, {}, { token: deactivatedToken })
  return tokens
}

/** One that was good eleven minutes ago, and one that would be good if we had signed it. */
async function worthlessTokens(house: TestHouse, person: Person) {
  house.clock.advance(-11 * MINUTE)
  const expired = await tokenOf(house, person)
  house.clock.advance(11 * MINUTE)
  const [, payload = ''] = (await tokenOf(house, person)).split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  return { expired, forged: signAccessToken(claims, 'a secret that somebody else made up') }
}

type Plan = { owner: Person; admin: Person; unconfirmed: Person; things: HerThings }

async function addMore(house: TestHouse, { owner, admin, unconfirmed, things }: Plan): Promise<Extra> {
  const asOwner = { token: await tokenOf(house, owner) }
  const asAdmin = { token: await tokenOf(house, admin) }
  const verifying = useVerifying(() => house)
  const applicant = await verifying.aNamedPerson()
  await verifying.submit(applicant, { idNumber: 'XK-77 4412' })
  const [verification] = await verifying.verificationsOf(applicant)
  const exported = await house.call(privacyCalls.requestExport, {}, asOwner)
  await runDueJobs(house)
  const about = { params: { id: owner.id }, body: { text: 'Called about the lamp' } }
  const { notes } = await house.call(peopleCalls.addNote, about, asAdmin)
  const hold = await house.call(
    retentionCalls.place,
    { body: { subjectType: 'booking', subjectId: things.shoot, reason: 'A claim is open' } },
    asAdmin,
  )
  const edit = { name: 'platform_fee' as const, value: 1250, version: 0, reason: 'A dearer year' }
  await house.call(settingsCalls.change, { body: edit }, asAdmin)
  const { items } = await house.call(settingsCalls.changes, { query: {} }, asAdmin)
  return {
    verification: verification?.id ?? '',
    payout: await paySomething(house, { bookingId: things.shoot, hostId: owner.id }),
    export: exported.id,
    note: notes[0]?.id ?? '',
    legalHold: hold.id,
    settingChange: items[0]?.id ?? '',
    waiting: await joinWaitlist(house),
    unconfirmed: unconfirmed.id,
  }
}

async function paySomething(
  { deps: { db, clock } }: TestHouse,
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

async function joinWaitlist(house: TestHouse): Promise<string> {
  const form = { email: 'june@example.com', fullName: 'June Albright', userType: 'host' as const }
  await house.call(waitlistCalls.join, { body: form })
  const { id } = await house.deps.db
    .selectFrom('waitlist')
    .select('id')
    .where('email', '=', form.email)
    .executeTakeFirstOrThrow()
  return id
}
