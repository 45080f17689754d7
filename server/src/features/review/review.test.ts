import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import type { ErrorCode } from '@roomtone/contract/errors'
import { listingCalls } from '@roomtone/contract/listing/listing.calls'
import { reviewCalls } from '@roomtone/contract/review/review.calls'
import { ratingHundredths } from '@roomtone/domain/review/review'
import { describe, expect, it } from 'vitest'
import { aVerifiedPerson, runDueJobs } from '../../../testing/booking.ts'
import { useNotifying } from '../../../testing/notifying.ts'
import { useReviewing } from '../../../testing/reviewing.ts'
import { useServer } from '../../../testing/server.ts'
import { sweepReviews } from './close-reviews.ts'

const server = useServer()
const { as, aPastBooking, write, look, ofSpace, ratingOf, letWindowClose } = useReviewing(server)
const { kinds } = useNotifying(server)
const DAY = 86_400_000
/** After a booking of four hours: the same hour a day later, which fits the zone of its listing. */
const NEXT_DAY = 19.9

async function expectProblem(asked: Promise<unknown>, code: ErrorCode): Promise<void> {
  await expect(asked).rejects.toMatchObject({ code })
}

describe('two reviews of one booking', () => {
  for (const [first, second] of [
    ['guest', 'host'],
    ['host', 'guest'],
  ] as const)
    it(`are both shown with the second, when the ${first} was first`, async () => {
      const booking = await aPastBooking()
      const blind = await write(booking[first], booking, { rating: 4 })
      expect(blind.mine).toMatchObject({ rating: 4, publishedAt: null, canEdit: true })
      expect(await ratingOf(booking.listing.id)).toEqual({ rating: null, count: 0 })
      const shown = await write(booking[second], booking, { rating: 5 })
      expect(shown.mine?.publishedAt).not.toBeNull()
      expect(shown.theirs).toMatchObject({ side: first, rating: 4, canReply: true })
      expect((await look(booking[first], booking)).theirs).toMatchObject({ side: second, rating: 5 })
      const { items, stars, average } = await ofSpace(booking.listing.id)
      const given = first === 'guest' ? 4 : 5
      expect(items.map(({ side, rating }) => [side, rating])).toEqual([['guest', given]])
      expect(stars[given - 1]).toBe(1)
      expect(average).toBe(given)
      expect(await ratingOf(booking.listing.id)).toEqual({ rating: given * 100, count: 1 })
      await runDueJobs(server())
      for (const side of [booking.guest, booking.host]) {
        expect((await kinds(side)).filter((kind) => kind.startsWith('review'))).toEqual(['review-received'])
        expect((await server().mailsTo(side.email)).map(({ kind }) => kind)).toContain('review-received')
      }
    })

  it('are shown at the same moment when both sides press together, and counted once', async () => {
    const booking = await aPastBooking()
    const [guest, host] = await Promise.all([write(booking.guest, booking), write(booking.host, booking)])
    expect([guest, host].filter(({ theirs }) => theirs !== null).length).toBeGreaterThanOrEqual(1)
    const { rows } = await server().database.pool.query<{ times: number; all: number }>(
      'select count(distinct published_at) as times, count(published_at) as all from reviews where booking_id = $1',
      [booking.id],
    )
    expect(rows[0]).toEqual({ times: 1, all: 2 })
    expect(await ratingOf(booking.listing.id)).toEqual({ rating: 500, count: 1 })
  })
})

describe('the window', () => {
  it('opens with the end and closes fourteen days later, for writing and for changing', async () => {
    const ahead = await aPastBooking({ state: 'confirmed' })
    await expectProblem(write(ahead.guest, ahead), 'no_longer_possible')
    const booking = await aPastBooking()
    await write(booking.guest, booking, { rating: 3 })
    server().clock.advance(13 * DAY)
    expect(
      (await write(booking.guest, booking, { rating: 4, body: 'On reflection, better.' })).mine,
    ).toMatchObject({
      rating: 4,
      body: 'On reflection, better.',
    })
    server().clock.advance(DAY)
    await expectProblem(write(booking.guest, booking, { rating: 1 }), 'no_longer_possible')
    await expectProblem(write(booking.host, booking), 'no_longer_possible')
  })

  it('shows what is in when it closes, by its job', async () => {
    const booking = await aPastBooking()
    await write(booking.guest, booking, { rating: 4 })
    await letWindowClose()
    expect((await look(booking.host, booking)).theirs).toMatchObject({ rating: 4 })
    expect((await look(booking.guest, booking)).mine).toMatchObject({ canEdit: false })
    expect(await ratingOf(booking.listing.id)).toEqual({ rating: 400, count: 1 })
    expect(await kinds(booking.guest)).toContain('review-published')
    expect(await kinds(booking.host)).toContain('review-received')
  })

  it('is closed by the sweep where the job was lost, and not before', async () => {
    const booking = await aPastBooking()
    await write(booking.host, booking)
    await server().database.pool.query("delete from graphile_worker._private_jobs where key like '%:reviews'")
    await sweepReviews(server().deps)
    expect((await look(booking.guest, booking)).theirs).toBeNull()
    server().clock.advance(15 * DAY)
    await sweepReviews(server().deps)
    expect((await look(booking.guest, booking)).theirs).not.toBeNull()
  })

  it('shows no change after it was published', async () => {
    const booking = await aPastBooking()
    await write(booking.guest, booking)
    await write(booking.host, booking)
    await expectProblem(write(booking.guest, booking, { rating: 1 }), 'no_longer_possible')
  })
})

describe('a review that is still blind', () => {
  it('leaves no trace with the other side: every answer is the same as if it were not there', async () => {
    const booking = await aPastBooking()
    const everything = async () => {
      const { host, listing } = booking
      const token = await as(host)
      return JSON.stringify([
        await look(host, booking),
        await server().call(bookingCalls.show, { params: { id: booking.id } }, token),
        await server().call(bookingCalls.today, {}, token),
        await server().call(reviewCalls.aboutYou, { query: { as: 'host' } }, token),
        await server().call(reviewCalls.toWrite, { query: { as: 'host' } }, token),
        await server().call(reviewCalls.ofPerson, { params: { id: host.id }, query: { as: 'host' } }),
        await ofSpace(listing.id),
        await server().call(listingCalls.show, { params: { id: listing.id } }),
        await kinds(host),
        (await server().mailsTo(host.email)).map(({ kind }) => kind),
        (await server().database.pool.query('select count(*) from live_events where user_id = $1', [host.id]))
          .rows,
      ])
    }
    await runDueJobs(server())
    const before = await everything()
    const { mine } = await write(booking.guest, booking, { rating: 2, body: 'A secret until then.' })
    await runDueJobs(server())
    expect(await everything()).toBe(before)
    const params = { id: mine?.id ?? '' }
    await expectProblem(
      server().call(reviewCalls.reply, { params, body: { reply: 'What?' } }, await as(booking.host)),
      'not_found',
    )
    await expectProblem(
      server().call(reviewCalls.report, { params, body: { reason: 'Guessed' } }, await as(booking.host)),
      'not_found',
    )
    const admin = await server().aPerson({ roles: ['admin'] })
    const listed = await server().call(
      reviewCalls.list,
      { query: { q: 'A secret until then' } },
      await as(admin),
    )
    expect(listed.items).toEqual([])
  })

  it('is nobody else’s business at all', async () => {
    const booking = await aPastBooking()
    const stranger = await aVerifiedPerson(server())
    await expectProblem(look(stranger, booking), 'not_found')
    await expectProblem(write(stranger, booking), 'not_found')
  })
})

describe('the rating of a listing', () => {
  it('is the average of what its guests gave, through any order of writing, hiding and restoring', async () => {
    const host = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
    const admin = await server().aPerson({ roles: ['admin'] })
    const first = await aPastBooking({ host })
    const { listing } = first
    const given: { id: string; rating: number; isHidden: boolean }[] = []
    const ratings = [5, 3, 4, 1, 5]
    for (const [index, rating] of ratings.entries()) {
      const booking = index === 0 ? first : await aPastBooking({ host, listing, startsInHours: NEXT_DAY })
      const { mine } = await write(booking.guest, booking, { rating })
      await write(host, booking)
      given.push({ id: mine?.id ?? '', rating, isHidden: false })
    }
    const check = async () => {
      const shown = given.filter(({ isHidden }) => !isHidden).map(({ rating }) => rating)
      const sum = shown.reduce((total, rating) => total + rating, 0)
      const count = shown.length
      expect(await ratingOf(listing.id)).toEqual({ rating: ratingHundredths(sum, count), count })
    }
    await check()
    for (const index of [1, 3, 1, 0, 2, 4, 0]) {
      const review = given[index]
      if (!review) continue
      const body = { hidden: !review.isHidden, reason: 'As the test says' }
      await server().call(reviewCalls.changeVisibility, { params: { id: review.id }, body }, await as(admin))
      review.isHidden = !review.isHidden
      await check()
    }
  })

  it('loses nothing when reviews of two bookings of it are published together', async () => {
    const host = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
    const one = await aPastBooking({ host })
    const other = await aPastBooking({ host, listing: one.listing, startsInHours: NEXT_DAY })
    await write(one.guest, one, { rating: 5 })
    await write(other.guest, other, { rating: 2 })
    await Promise.all([write(host, one), write(host, other)])
    expect(await ratingOf(one.listing.id)).toEqual({ rating: 350, count: 2 })
  })
})

describe('what a review shares', () => {
  it('follows the settings of its author at that time', async () => {
    const booking = await aPastBooking()
    const { mine } = await write(booking.guest, booking)
    expect(mine?.shares).toEqual({
      home: null,
      tripType: 'stills',
      stay: { by: 'hour', length: 4 },
      services: [],
    })
    const all = { share_home: true, share_trip_type: false, share_stay_length: false, share_services: true }
    await server()
      .deps.db.insertInto('privacy_settings')
      .values({ user_id: booking.guest.id, ...all, updated_at: server().clock.now() })
      .execute()
    const { db, keys } = server().deps
    await db.transaction().execute(async (tx) => {
      const lives = { residential: { line1: '1 Rua Escondida', city: 'Porto', country: 'PT' } }
      const bytes = Buffer.from(JSON.stringify(lives))
      const personal = await keys.sealBytes(tx, booking.guest.id, bytes, server().clock.now())
      await tx.updateTable('profiles').set({ personal }).where('id', '=', booking.guest.id).execute()
    })
    const again = await write(booking.guest, booking)
    expect(again.mine?.shares).toMatchObject({ home: 'Porto, Portugal', tripType: null, stay: null })
    await write(booking.host, booking)
    expect(JSON.stringify(await ofSpace(booking.listing.id))).not.toContain('Escondida')
  })
})

describe('answering, reporting, taking down', () => {
  it('leads to its author, unless they cannot be looked up any more', async () => {
    const booking = await aPastBooking()
    await write(booking.guest, booking)
    await write(booking.host, booking)
    const { id } = booking.guest
    const author = async () => (await look(booking.host, booking)).theirs?.author
    expect(await author()).toMatchObject({ id, hasProfile: true })
    await server().database.pool.query('update users set suspended_at = now() where id = $1', [id])
    expect(await author()).toMatchObject({ id, hasProfile: false })
  })

  it('lets the reviewed answer once, and tells the author', async () => {
    const booking = await aPastBooking()
    const { mine } = await write(booking.guest, booking)
    await write(booking.host, booking)
    const params = { id: mine?.id ?? '' }
    const answer = async (by: typeof booking.host, reply = 'Thank you, come again.') =>
      server().call(reviewCalls.reply, { params, body: { reply } }, await as(by))
    await expectProblem(answer(booking.guest), 'not_found')
    expect((await answer(booking.host)).reply?.text).toBe('Thank you, come again.')
    await expectProblem(answer(booking.host, 'And another thing'), 'conflict')
    await runDueJobs(server())
    expect(await kinds(booking.guest)).toContain('review-reply')
    expect((await ofSpace(booking.listing.id)).items[0]?.reply?.text).toBe('Thank you, come again.')
  })

  it('refuses what messages are refused for, and shows an admin what is grave', async () => {
    const booking = await aPastBooking()
    await expectProblem(write(booking.guest, booking, { body: 'Call me at 415 555 0133' }), 'text_flagged')
    const cases = async () =>
      server()
        .deps.db.selectFrom('moderation_cases')
        .select(['severity', 'quote'])
        .where('subject_id', '=', booking.guest.id)
        .where('state', '=', 'open')
        .execute()
    expect(await cases()).toEqual([])
    await expectProblem(write(booking.guest, booking, { body: 'I will kill you' }), 'text_flagged')
    expect(await cases()).toEqual([{ severity: 'high', quote: 'I will kill you' }])
    expect((await look(booking.guest, booking)).mine).toBeNull()
  })

  it('brings a report to the admins, who take it down and bring it back', async () => {
    const booking = await aPastBooking()
    const admin = await server().aPerson({ roles: ['admin'] })
    const { mine } = await write(booking.guest, booking, {
      rating: 1,
      body: 'The roof leaked on our lights.',
    })
    await write(booking.host, booking)
    const params = { id: mine?.id ?? '' }
    const report = async () =>
      server().call(
        reviewCalls.report,
        { params, body: { reason: 'There is no roof' } },
        await as(booking.host),
      )
    await report()
    await report()
    const list = async (query: { q?: string; show?: 'all' | 'reported' | 'hidden' }) =>
      (await server().call(reviewCalls.list, { query }, await as(admin))).items
    expect(await list({ show: 'reported', q: 'roof leaked' })).toMatchObject([
      { openReports: 1, hidden: null },
    ])
    const change = async (hidden: boolean) =>
      server().call(
        reviewCalls.changeVisibility,
        { params, body: { hidden, reason: 'It is about another house' } },
        await as(admin),
      )
    expect((await change(true)).hidden?.because).toBe('It is about another house')
    await expectProblem(change(true), 'conflict')
    expect((await ofSpace(booking.listing.id)).items).toEqual([])
    expect((await look(booking.host, booking)).theirs).toBeNull()
    expect((await look(booking.guest, booking)).mine?.hiddenBecause).toBe('It is about another house')
    expect(await list({ show: 'hidden', q: 'roof leaked' })).toHaveLength(1)
    expect((await change(false)).hidden).toBeNull()
    expect((await ofSpace(booking.listing.id)).items).toHaveLength(1)
  })
})

describe('what is to write', () => {
  it('is on the cards and in the lists of each side until they have written', async () => {
    const booking = await aPastBooking()
    const toWrite = async (by: typeof booking.guest, side: 'guest' | 'host') =>
      (await server().call(reviewCalls.toWrite, { query: { as: side } }, await as(by))).items.map(
        ({ id }) => id,
      )
    expect(await toWrite(booking.guest, 'guest')).toEqual([booking.id])
    expect(await toWrite(booking.host, 'host')).toEqual([booking.id])
    const trips = async () =>
      (await server().call(bookingCalls.trips, { query: { when: 'past' } }, await as(booking.guest))).items
    expect((await trips())[0]?.reviewUntil).not.toBeNull()
    await write(booking.guest, booking)
    await write(booking.host, booking)
    expect(await toWrite(booking.guest, 'guest')).toEqual([])
    expect(await toWrite(booking.host, 'host')).toEqual([])
    expect((await trips())[0]?.reviewUntil).toBeNull()
    const about = await server().call(
      reviewCalls.aboutYou,
      { query: { as: 'guest' } },
      await as(booking.guest),
    )
    expect(about.total).toBe(1)
    const by = await server().call(reviewCalls.byYou, { query: { as: 'guest' } }, await as(booking.guest))
    expect(by.items).toMatchObject([{ bookingId: booking.id, canEdit: false }])
  })
})
