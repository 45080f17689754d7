import { accountCalls } from '@roomtone/contract/account/account.calls'
import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import type { ApiError } from '@roomtone/contract/call'
import { conversationCalls } from '@roomtone/contract/conversation/conversation.calls'
import type { ListingChanges } from '@roomtone/contract/hosting/edit-listing'
import { hostingCalls } from '@roomtone/contract/hosting/hosting.calls'
import { moderationCalls } from '@roomtone/contract/moderation/moderation.calls'
import { photoCalls } from '@roomtone/contract/photo/photo.calls'
import { profileCalls } from '@roomtone/contract/profile/profile.calls'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useApplying } from '../../../testing/applying.ts'
import {
  aBooking,
  aRequest,
  aVerifiedPerson,
  hoursFrom,
  runDueJobs,
  tokenOf,
} from '../../../testing/booking.ts'
import { aConversation } from '../../../testing/conversation.ts'
import { editListing } from '../../../testing/edit-listing.ts'
import { insertListing, type TestListing } from '../../../testing/listings.ts'
import { type Person, useServer } from '../../../testing/server.ts'
import { sweepExpired } from '../../sweeps.ts'
import { checkLiveTexts } from '../conversation/safety/check-live-texts.ts'

const server = useServer()
const applying = useApplying(server)
const DAY = 86_400_000
const PHONE = '213 373 4253'

let host: Person
let admin: Person
let listing: TestListing
let listingId: string

beforeAll(async () => {
  admin = await server().aPerson({ roles: ['admin'] })
})

beforeEach(async () => {
  host = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
  listing = await insertListing(server(), host.id, {
    address: '4127 Whispering Alder Lane',
    access_notes: 'Gate code 88341',
    wifi_password: 'walnut 77315',
  })
  listingId = listing.id
})

const refusedBy = (work: Promise<unknown>): Promise<ApiError> =>
  work.then(
    () => Promise.reject(new Error('It was accepted')),
    (error: ApiError) => error,
  )
const edit = (changes: ListingChanges, by = host) => editListing(server(), by, listingId, changes)
const rowOf = (id: string) =>
  server().deps.db.selectFrom('properties').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const casesOf = ({ id }: Person) =>
  server()
    .deps.db.selectFrom('moderation_cases')
    .selectAll()
    .where('subject_id', '=', id)
    .orderBy('created_at')
    .execute()
const ask = async (id: string, by: Person) =>
  server().call(moderationCalls.askTextReview, { params: { id } }, { token: await tokenOf(server(), by) })
const queue = () => server().call(conversationCalls.listCases, { query: {} }, { token: admin.token })
const decide = (id: string, decision: 'approved' | 'rejected' | 'dismissed', note = '') =>
  server().call(
    conversationCalls.decideCase,
    { params: { id }, body: { decision, note } },
    { token: admin.token },
  )

describe('a listing', () => {
  it.each<[string, ListingChanges, string, string]>([
    ['a phone number', { description: `A loft. Call ${PHONE} to book.` }, 'changes.description', PHONE],
    ['a mail address', { tagline: 'Write to wren@lumen.example' }, 'changes.tagline', 'wren@lumen.example'],
    [
      'a payment past us',
      { houseRules: [{ title: 'Deposit', body: 'Send it by Venmo' }] },
      'changes.houseRules.0.body',
      'Venmo',
    ],
    [
      'its own street',
      { description: 'Find us at 4127 whispering alder ln' },
      'changes.description',
      '4127 whispering',
    ],
    ['the code of its gate', { title: 'Loft 88341' }, 'changes.title', '88341'],
    ['its Wi-Fi password', { tagline: 'Fast Wi-Fi 77315' }, 'changes.tagline', '77315'],
  ])('is not published with %s, and stays as it was', async (_, changes, field, words) => {
    const before = await rowOf(listingId)
    const error = await refusedBy(edit(changes))
    expect(error).toMatchObject({ status: 422, code: 'text_flagged', fields: [{ field }] })
    expect(error.texts).toMatchObject([{ field, review: 'possible', id: expect.any(String) }])
    expect(error.reasons.join(' ')).toContain(words)
    expect(await rowOf(listingId)).toEqual(before)
  })

  it('gives none of it away in the caption of a photo', async () => {
    const describe = async (alt: string) =>
      server().call(
        photoCalls.describe,
        { params: { id: listing.photoIds[0] ?? '' }, body: { alt } },
        { token: await tokenOf(server(), host) },
      )
    for (const secret of ['88341', '77315'])
      expect(await refusedBy(describe(`Type in ${secret}`))).toMatchObject({ code: 'text_flagged' })
    expect(await describe('The loft at noon')).toMatchObject({ alt: 'The loft at noon' })
  })

  it('may say in its access notes what guests need after the booking', async () => {
    await edit({ accessNotes: `Gate code 88341. Call ${PHONE} when you arrive.` })
    expect((await rowOf(listingId)).access_notes).toContain(PHONE)
  })

  it('is not asked again about what is there already', async () => {
    const old = `Call ${PHONE}`
    await server()
      .deps.db.updateTable('properties')
      .set({ description: old })
      .where('id', '=', listingId)
      .execute()
    await edit({ description: old, tagline: 'North light' })
    expect(await rowOf(listingId)).toMatchObject({ description: old, tagline: 'North light' })
  })

  it('is checked when the wizard sends it, not while it is a draft of its author', async () => {
    const author = await applying.aVerifiedPerson()
    const draft = await applying.aWholeDraft(author, { description: `Call ${PHONE}` })
    const error = await refusedBy(applying.submit(author, draft))
    expect(error).toMatchObject({ code: 'text_flagged', fields: [{ field: 'description' }] })
  })
})

describe('between strangers', () => {
  it.each(['title', 'purpose'] as const)('a request carries no contacts in its %s', async (field) => {
    const guest = await aVerifiedPerson(server())
    const choice = hoursFrom(server().clock.now(), 240, 4, { zone: (await rowOf(listingId)).time_zone })
    const body = await aRequest(server(), listingId, choice)
    const production = { ...body.production, [field]: `Call ${PHONE}` }
    const error = await refusedBy(
      server().call(
        bookingCalls.request,
        { body: { ...body, production } },
        { token: await tokenOf(server(), guest) },
      ),
    )
    expect(error).toMatchObject({ code: 'text_flagged', fields: [{ field: `production.${field}` }] })
  })

  it('a decline carries none either, and the request stays open', async () => {
    const booking = await aBooking(server(), { host })
    const body = { reason: 'not_a_fit' as const, note: `Call ${PHONE} instead` }
    const decline = server().call(
      bookingCalls.decline,
      { params: { id: booking.id }, body },
      { token: await tokenOf(server(), host) },
    )
    expect(await refusedBy(decline)).toMatchObject({ code: 'text_flagged', fields: [{ field: 'note' }] })
    const row = await server()
      .deps.db.selectFrom('bookings')
      .select('state')
      .where('id', '=', booking.id)
      .executeTakeFirstOrThrow()
    expect(row.state).toBe('pending')
  })

  it('contacts open with the first confirmed booking, at every other listing, also after it was cancelled', async () => {
    const guest = await aVerifiedPerson(server())
    const talk = await aConversation(server(), { guest, host })
    const say = async (content: string) =>
      server().call(
        conversationCalls.send,
        { params: { id: talk.id }, body: { key: crypto.randomUUID(), content } },
        { token: await tokenOf(server(), guest) },
      )
    const look = async () =>
      server().call(
        conversationCalls.show,
        { params: { id: talk.id } },
        { token: await tokenOf(server(), guest) },
      )
    expect((await look()).areContactsOpen).toBe(false)
    expect(await refusedBy(say(`Call ${PHONE}`))).toMatchObject({ code: 'message_flagged' })
    await aBooking(server(), { host, guest, state: 'cancelled' })
    expect((await look()).areContactsOpen).toBe(true)
    expect((await say(`Call ${PHONE}`)).content).toContain(PHONE)
    const again = await aBooking(server(), {
      host,
      guest,
      request: { production: { title: `Call ${PHONE}`, kind: 'stills', purpose: 'Stills', involves: [] } },
    })
    expect(again.view.state).toBe('pending')
  })
})

it('refuses a name that is a telephone number before there is an account to ask for', async () => {
  await server()
    .deps.db.insertInto('access_whitelist')
    .values({ email: 'caller@example.com', source: 'admin', added_at: server().clock.now() })
    .execute()
  const body = {
    email: 'caller@example.com',
    password: 'Quiet1please',
    fullName: `Call ${PHONE}`,
    userType: 'creator' as const,
  }
  const error = await refusedBy(server().call(accountCalls.signUp, { body }))
  expect(error).toMatchObject({ code: 'text_flagged', texts: [{ field: 'fullName', id: null }] })
})

describe('a review of a text', () => {
  const TEXT = { description: `Ring ${PHONE}` }

  it('puts exactly that text before an admin, who approves it for that place alone', async () => {
    const [refused] = (await refusedBy(edit(TEXT))).texts
    expect((await queue()).items.map(({ id }) => id)).not.toContain(refused?.id)
    await ask(refused?.id ?? '', host)
    await ask(refused?.id ?? '', host)
    expect((await refusedBy(edit(TEXT))).texts).toMatchObject([{ id: refused?.id, review: 'waiting' }])
    const found = (await queue()).items.find(({ id }) => id === refused?.id)
    expect(found).toMatchObject({
      quote: TEXT.description,
      subject: { id: host.id },
      property: { id: listingId },
      text: {
        origin: 'asked',
        field: 'description',
        place: { kind: 'listing', id: listingId },
        words: [PHONE],
      },
    })
    await decide(refused?.id ?? '', 'approved', 'A landmark, not a number')
    await runDueJobs(server())
    await edit(TEXT)
    expect((await rowOf(listingId)).description).toBe(TEXT.description)
    const other = await insertListing(server(), host.id)
    expect(await refusedBy(editListing(server(), host, other.id, TEXT))).toMatchObject({
      code: 'text_flagged',
    })
    expect(await refusedBy(edit({ description: `${TEXT.description}!` }))).toMatchObject({
      code: 'text_flagged',
    })
    const mails = await server().mailsTo(host.email)
    expect(mails.map(({ subject }) => subject)).toContain('We approved what you wrote')
    const audit = await server()
      .deps.db.selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', host.id)
      .execute()
    expect(audit.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['text.review_asked', 'moderation.approved']),
    )
  })

  it('is told when it was rejected, and cannot be asked for again', async () => {
    const [refused] = (await refusedBy(edit(TEXT))).texts
    await ask(refused?.id ?? '', host)
    await decide(refused?.id ?? '', 'rejected')
    await runDueJobs(server())
    expect((await refusedBy(edit(TEXT))).texts).toMatchObject([{ review: 'rejected' }])
    expect(await refusedBy(ask(refused?.id ?? '', host))).toMatchObject({ code: 'conflict' })
    const mails = await server().mailsTo(host.email)
    expect(mails.map(({ subject }) => subject)).toContain('Please change what you wrote')
  })

  it('is its author’s to ask for, and no one finds that of another', async () => {
    const [refused] = (await refusedBy(edit(TEXT))).texts
    expect(await refusedBy(ask(refused?.id ?? '', admin))).toMatchObject({ code: 'not_found' })
    expect(await refusedBy(decide(refused?.id ?? '', 'approved'))).toMatchObject({ code: 'not_found' })
  })

  it('opens automatically for a serious text, and cannot be dismissed', async () => {
    const intro = 'I will find you and hurt you'
    const error = await refusedBy(
      server().call(profileCalls.edit, { body: { intro } }, { token: await tokenOf(server(), host) }),
    )
    expect(error.texts).toMatchObject([{ field: 'intro', review: 'possible' }])
    expect(await casesOf(host)).toMatchObject([
      { state: 'open', origin: 'refused', severity: 'high', quote: intro },
    ])
    expect(await refusedBy(decide(error.texts[0]?.id ?? '', 'dismissed'))).toMatchObject({
      code: 'validation_failed',
    })
  })

  it('is forgotten after a week unless its author asks', async () => {
    await refusedBy(edit(TEXT))
    expect(await casesOf(host)).toHaveLength(1)
    server().clock.advance(8 * DAY)
    await sweepExpired(server().deps)
    expect(await casesOf(host)).toEqual([])
  })
})

describe('texts that were live before', () => {
  it('are looked at once, become one case each, and stay as they are', async () => {
    const { db } = server().deps
    const before = { description: `Call ${PHONE}`, title: 'A quiet loft' }
    await db.updateTable('properties').set(before).where('id', '=', listingId).execute()
    await db
      .updateTable('profiles')
      .set({ intro: 'Find me at wren@lumen.example' })
      .where('id', '=', host.id)
      .execute()
    await db.updateTable('live_text_checks').set({ after: null, finished_at: null }).execute()
    await checkLiveTexts(server().deps)
    const found = await casesOf(host)
    expect(
      found.map(({ place_kind, field, origin, state }) => [place_kind, field, origin, state]).sort(),
    ).toEqual([
      ['listing', 'description', 'live', 'open'],
      ['profile', 'intro', 'live', 'open'],
    ])
    await checkLiveTexts(server().deps)
    await db.updateTable('live_text_checks').set({ after: null, finished_at: null }).execute()
    await checkLiveTexts(server().deps)
    expect(await casesOf(host)).toHaveLength(2)
    expect(await rowOf(listingId)).toMatchObject(before)
    const marks = await db.selectFrom('live_text_checks').select('finished_at').execute()
    expect(marks.every(({ finished_at }) => finished_at !== null)).toBe(true)
  })
})

it('gives the listing endpoint no other way round the check', async () => {
  const { version } = await server().call(
    hostingCalls.show,
    { params: { id: listingId } },
    { token: await tokenOf(server(), host) },
  )
  const error = await refusedBy(
    server().call(
      hostingCalls.edit,
      { params: { id: listingId }, body: { version, changes: { title: 'A', description: `Ring ${PHONE}` } } },
      { token: await tokenOf(server(), host) },
    ),
  )
  expect(error.code).toBe('text_flagged')
  expect((await rowOf(listingId)).title).not.toBe('A')
})
