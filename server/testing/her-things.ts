import { randomUUID } from 'node:crypto'
import { conversationCalls } from '@roomtone/contract/conversation/conversation.calls'
import { owedGoodwill } from '@roomtone/domain/ledger/movements'
import { emptyDraft } from '@roomtone/domain/listing/empty-draft'
import { postTransfer } from '../src/features/ledger/entry.ts'
import { insertMailing } from '../src/features/notification/mailing/mailing.store.ts'
import { projectListing } from '../src/features/search/entry.ts'
import { writeUnsubscribeToken } from '../src/platform/mail/unsubscribe-token.ts'
import { aBooking } from './booking.ts'
import { aConversation, as, say } from './conversation.ts'
import { aGiftCard } from './credits.ts'
import { aShoot, idsOf, useCrew } from './crew.ts'
import { reportProblems } from './her-claims.ts'
import { addArrivalPhoto, insertListing, type TestListing } from './listings.ts'
import { MAILING } from './mailing.ts'
import { refuseText } from './moderating.ts'
import { usePacketFiles } from './packet-files.ts'
import { aJpeg } from './pictures.ts'
import { aShownReview } from './reviewing.ts'
import type { Person, TestServer } from './server.ts'

/** One of everything that a host can have, for tests that ask about all of it. */
export type HerThings = {
  person: string
  /** A device that she is signed in on. */
  session: string
  property: string
  draft: string
  application: string
  photo: string
  /** Of the way into her space: for confirmed guests and their crew. */
  arrivalPhoto: string
  feed: string
  saved: string
  card: string
  /** A gift card in her account, and the code that she typed. */
  credit: string
  creditCode: string
  /** A request for one of her spaces that she has not answered. */
  booking: string
  /** Of it, what did not reach the guest's card again. */
  refund: string
  /** A confirmed booking of another of her spaces, by somebody else, with its packet. */
  shoot: string
  packet: string
  /** A member of its crew, with a link to the call sheet. */
  crewMember: string
  /** A picture of its rooms, by its guest. */
  packetFile: string
  /** What the shooter reports about that booking, with a picture, and what she does. */
  claim: string
  claimEvidence: string
  claimToDecide: string
  /** About her space, with the person who asked for it. */
  conversation: string
  /** What she said in it, and the picture that went with it. */
  message: string
  file: string
  /** Her message, reported to the admins. */
  case: string
  /** One of her texts that the rules refused. */
  refusedText: string
  /** Somebody whom she has asked to help with her space, by an address that no one else may see. */
  cohost: string
  /** What the guest of that shoot wrote about her space. */
  review: string
  /** That an admin is writing: one to change and throw away, one to send. */
  mailing: string
  mailingToSend: string
  /** The end of a mail to her: it turns that kind of mail off. */
  unsubscribeToken: string
}

const LIVES = {
  address: '7 Hidden Lane',
  city: 'Los Angeles',
  state: 'CA',
  country: 'United States' as const,
  zip: '90012',
}

const DAY = 86_400_000

export async function giveHerThings(
  server: TestServer,
  owner: Person,
  guest?: Person,
  shooter?: Person,
): Promise<HerThings> {
  const { db, clock, config } = server.deps
  const now = clock.now()
  const listing = await insertListing(server, owner.id)
  const application = await insertApplication(server, owner.id, listing.photoIds)
  await db
    .updateTable('properties')
    .set({ application_id: application, title: 'A loft to find' })
    .where('id', '=', listing.id)
    .execute()
  await db.transaction().execute((tx) => projectListing(tx, listing.id))
  const content = { ...emptyDraft(null), location: { ...LIVES, address: '99 Unsaid Alley' } }
  const draft = await db
    .insertInto('listing_drafts')
    .values({ user_id: owner.id, content: JSON.stringify(content), created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const saved = await db
    .insertInto('wishlists')
    .values({ user_id: owner.id, property_id: listing.id, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const booking = await aBooking(server, { host: owner, ...(guest ? { guest } : {}) })
  return {
    person: owner.id,
    session: await signInElsewhere(server, owner.id),
    property: listing.id,
    draft: draft.id,
    application,
    photo: listing.photoIds[0] ?? '',
    arrivalPhoto: await addArrivalPhoto(server, listing),
    feed: await fillCalendar(server, listing),
    saved: saved.id,
    refusedText: await refuseText(server, owner.id),
    cohost: await inviteHelper(server, owner.id, listing.id),
    card: await keepCard(server, owner.id),
    ...(await giveGiftCard(server, owner)),
    booking: booking.id,
    refund: await failRefund(server, booking.id),
    mailing: await draftMailing(server, owner.id),
    mailingToSend: await draftMailing(server, owner.id),
    unsubscribeToken: writeUnsubscribeToken(config.sessionSecret, { userId: owner.id, topic: 'news' }),
    ...(await fillPacket(server, owner, shooter)),
    ...(await talk(server, { host: owner, guest: booking.guest, listing })),
  }
}

/** Promised out of our fee, and refused by the bank. */
async function failRefund({ deps: { db, clock } }: TestServer, bookingId: string): Promise<string> {
  const now = clock.now()
  const payment = await db
    .selectFrom('charges')
    .select('id')
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('refunds')
    .values({
      booking_id: bookingId,
      payment_id: payment.id,
      amount_cents: 100,
      kind: 'goodwill',
      state: 'failed',
      created_at: now,
      settled_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const owed = owedGoodwill({ bookingId, hostId: '', amount: 100, from: 'platform', isPaidOut: false })
  await db
    .transaction()
    .execute((tx) => postTransfer(tx, { ...owed, key: `refund_due:${id}`, bookingId, now }))
  return id
}

async function signInElsewhere({ deps: { db, clock } }: TestServer, userId: string): Promise<string> {
  const now = clock.now()
  const times = { created_at: now, last_used_at: now, expires_at: new Date(now.getTime() + 30 * DAY) }
  const { id } = await db
    .insertInto('sessions')
    .values({ user_id: userId, user_agent: 'elsewhere', address: '203.0.*.*', ...times })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function giveGiftCard(server: TestServer, owner: Person) {
  const { id, code } = await aGiftCard(server, { holder: owner })
  return { credit: id, creditCode: code }
}

async function inviteHelper({ deps: { db, clock } }: TestServer, by: string, propertyId: string) {
  const now = clock.now()
  const { id } = await db
    .insertInto('listing_cohosts')
    .values({
      property_id: propertyId,
      email: 'quiet-helper@example.com',
      rights: ['calendar'],
      invited_by: by,
      invited_at: now,
      expires_at: new Date(now.getTime() + 14 * DAY),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function draftMailing({ deps: { db, clock } }: TestServer, by: string): Promise<string> {
  return db.transaction().execute((tx) => insertMailing(tx, { words: MAILING, by, now: clock.now() }))
}

/** What the guest of a confirmed booking entrusts to it. */
export const ON_SET = {
  'who is on set': 'Ottilie Crewname',
  'how to reach them': 'ottilie@crew.example',
  'whom to call': '555 0142',
}

async function fillPacket(server: TestServer, host: Person, guest?: Person) {
  const shoot = await aShoot(server, { host, startsInHours: 20, ...(guest ? { guest } : {}) })
  const { save, saveSheet, make } = useCrew(() => server)
  const member = { name: 'Ottilie Crewname', role: 'Gaffer', email: 'ottilie@crew.example', isMinor: false }
  const [crewMember = ''] = idsOf(await save(shoot, [member]))
  await saveSheet(shoot, { contacts: 'Ring 555 0142' })
  await make(shoot, crewMember)
  const { upload } = usePacketFiles(() => server)
  const file = await upload(shoot, shoot.guest, { kind: 'before', name: 'hall.jpg' }, await aJpeg())
  const packet = await server.deps.db
    .selectFrom('compliance_packets')
    .select('id')
    .where('booking_id', '=', shoot.id)
    .executeTakeFirstOrThrow()
  const review = await aShownReview(server, shoot)
  const claims = await reportProblems(server, shoot.id, { host, guest: shoot.guest })
  return { shoot: shoot.id, packet: packet.id, crewMember, packetFile: file.id, review, ...claims }
}

type Talking = { host: Person; guest: Person; listing: TestListing }

async function talk(server: TestServer, between: Talking) {
  const { id } = await aConversation(server, between)
  const picture = new Blob([Uint8Array.from(await aJpeg())])
  const file = await server.call(
    conversationCalls.upload,
    { params: { id }, query: { name: 'loft.jpg' }, bytes: picture },
    await as(server, between.host),
  )
  const said = await say(server, between.host, id, 'The freight lift takes two carts at once.', {
    fileIds: [file.id],
  })
  const report = { params: { id: said.id }, body: { reason: 'The lift takes one' } }
  await server.call(conversationCalls.reportMessage, report, await as(server, between.guest))
  const reported = await server.deps.db
    .selectFrom('moderation_cases')
    .select('id')
    .where('message_id', '=', said.id)
    .executeTakeFirstOrThrow()
  return { conversation: id, message: said.id, file: file.id, case: reported.id }
}

/** What the processor calls her, her card and her account; no one else is to know. */
export const AT_THE_PROCESSOR = {
  customer: 'cus_sim_of-hers',
  card: 'tok_sim_approves_visa_4242_1240_keptcardofhers',
  account: 'acct_sim_accountofhers_6789',
}

async function keepCard({ deps: { db, clock } }: TestServer, userId: string): Promise<string> {
  const owned = { user_id: userId, provider: 'simulated', created_at: clock.now() } as const
  await db
    .insertInto('payment_customers')
    .values({ ...owned, reference: AT_THE_PROCESSOR.customer })
    .execute()
  await db
    .insertInto('payout_accounts')
    .values({ ...owned, reference: AT_THE_PROCESSOR.account, status: 'active', updated_at: owned.created_at })
    .execute()
  const card = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2040 } as const
  const { id } = await db
    .insertInto('saved_cards')
    .values({ ...owned, ...card, reference: AT_THE_PROCESSOR.card, is_default: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function fillCalendar({ deps: { db, clock } }: TestServer, listing: TestListing): Promise<string> {
  const now = clock.now()
  const from = new Date(now.getTime() + 3 * DAY)
  const to = new Date(from.getTime() + DAY)
  await db
    .insertInto('holds')
    .values({
      listing_id: listing.searchId,
      during: `[${from.toISOString()},${to.toISOString()})`,
      kind: 'block',
      note: 'away with the children',
      created_at: now,
    })
    .execute()
  const feed = await db
    .insertInto('calendar_feeds')
    .values({
      property_id: listing.id,
      name: 'Family',
      url: 'https://calendar.example.com/private-feed-key.ics',
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return feed.id
}

async function insertApplication({ deps: { db, clock } }: TestServer, userId: string, photos: string[]) {
  const now = clock.now()
  const id = randomUUID()
  await db
    .insertInto('host_applications')
    .values({
      id,
      user_id: userId,
      property_type: 'House',
      place_type: 'Entire place',
      property_address: '12 Secret Street',
      property_city: 'Los Angeles',
      property_state: 'CA',
      property_country: 'United States',
      property_zipcode: '90012',
      residential_address: LIVES.address,
      residential_city: LIVES.city,
      residential_state: LIVES.state,
      residential_country: LIVES.country,
      residential_zipcode: LIVES.zip,
      max_guests: 4,
      bedrooms: 1,
      beds: 1,
      bathrooms: 1,
      title: 'A loft to review',
      description: 'Words.',
      price_per_day_cents: 10_000,
      photos,
      created_at: now,
      submitted_at: now,
    })
    .execute()
  return id
}

const QUERIES: Record<string, string> = {
  '/api/properties/:id/quote': '?by=hour&date=2027-03-01&start=600&hours=4',
  '/api/hosting/calendar': '?from=2026-11-01&to=2026-12-15',
  '/api/hosting/listings/:id/calendar': '?from=2026-11-01&to=2026-12-15',
  '/api/bookings/:id/packet/files': '?kind=before&name=hall.jpg',
  '/api/packets': '?as=host',
  '/api/search': '?where=Los%20Angeles',
  '/api/search/suggestions': '?text=loft',
  '/api/admin/analytics': '?from=2026-10-01&until=2026-11-01',
  '/api/locate': '?country=United%20States&city=Hudson&state=NY',
}

const ABOUT: [part: string, thing: keyof HerThings][] = [
  ['/people/:id/reviews', 'person'],
  ['/bookings/:id/reviews', 'shoot'],
  ['/properties/', 'property'],
  ['/reviews/', 'review'],
  ['/conversations/', 'conversation'],
  ['/messages/files/', 'file'],
  ['/messages/', 'message'],
  ['/refused-texts/', 'refusedText'],
  ['/moderation/', 'case'],
  ['/mailings/:id/', 'mailingToSend'],
  ['/mailings/', 'mailing'],
  ['/drafts/', 'draft'],
  ['/applications/', 'application'],
  ['/photos/', 'photo'],
  ['/wishlist/', 'saved'],
  ['/payments/cards/', 'card'],
  ['/admin/credits/', 'credit'],
  ['/admin/refunds/', 'refund'],
  ['/claims/evidence/', 'claimEvidence'],
  ['/admin/claims/', 'claimToDecide'],
  ['/api/claims/', 'claim'],
  ['/bookings/:id/claim', 'shoot'],
  ['/packets/files/', 'packetFile'],
  ['/compliance/', 'packet'],
  ['/bookings/:id/packet', 'shoot'],
  ['/bookings/:id/release', 'shoot'],
  ['/bookings/:id/crew', 'shoot'],
  ['/bookings/:id/call-sheet', 'shoot'],
  ['/bookings/:id/production', 'shoot'],
  ['/bookings/', 'booking'],
  ['/cohosts/', 'cohost'],
  ['/account/sessions/', 'session'],
  ['/users/', 'person'],
  ['/people/', 'person'],
  ['/verifications/', 'person'],
]

/** A path with its parameters and the query it needs, about what is hers. */
export function urlAbout(hers: HerThings, path: string): string {
  const [, thing] = ABOUT.find(([part]) => path.includes(part)) ?? ['', 'property' as const]
  const filled = path
    .replace(':month', '2026-11')
    .replace(':year', '2026')
    .replace(':feedId', hers.feed)
    .replace(':memberId', hers.crewMember)
    .replace(/:\w+/g, hers[thing])
  if (path === '/api/unsubscribe') return `${filled}?token=${hers.unsubscribeToken}`
  return `${filled}${QUERIES[path] ?? ''}`
}
