import { accountCalls } from '@roomtone/contract/account/account.calls'
import { listingCalls } from '@roomtone/contract/listing/listing.calls'
import { privacyCalls } from '@roomtone/contract/privacy/privacy.calls'
import { publicProfileCalls } from '@roomtone/contract/public-profile/public-profile.calls'
import { owedPenalty } from '@roomtone/domain/ledger/movements'
import { toInstant } from '@roomtone/domain/time/zone'
import { describe, expect, it } from 'vitest'
import { aBooking, aVerifiedPerson, tokenOf } from '../../../testing/booking.ts'
import { insertListing } from '../../../testing/listings.ts'
import { ageProofs } from '../../../testing/proofs.ts'
import { type Person, useServer } from '../../../testing/server.ts'
import { postTransfer } from '../ledger/entry.ts'
import { applyRetention } from '../retention/apply-retention.ts'

const DAY = 86_400_000
const server = useServer()

const rows = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await server().database.pool.query<Row>(text, values)).rows
const as = async (person: Pick<Person, 'id'>) => ({ token: await tokenOf(server(), person) })
const close = async (person: Person) =>
  server().call(privacyCalls.close, { body: { confirm: 'DELETE' } }, await as(person))
const signIn = ({ email, password }: Person) =>
  server().call(accountCalls.signIn, { body: { email, password } })
const restore = (token: string) => server().call(privacyCalls.restore, { body: { token } })
async function zoneOf(bookingId: string): Promise<string> {
  const [row] = await rows<{ zone: string }>('select time_zone as zone from bookings where id = $1', [
    bookingId,
  ])
  return row?.zone ?? 'UTC'
}
const standing = async ({ id }: Person) =>
  (
    await rows<{ closed: boolean; status: string }>(
      `select closed_at is not null as closed, verification_status as status
       from users join profiles using (id) where id = $1`,
      [id],
    )
  )[0]

async function linkIn(person: Person, kind: string): Promise<string> {
  await server().drain()
  const mails = (await server().mailsTo(person.email)).filter((mail) => mail.kind === kind)
  return /\/auth\/restore#token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
}

describe('deleting an account', () => {
  it('asks for a fresh proof and the word', async () => {
    const ada = await aVerifiedPerson(server())
    await ageProofs(server(), ada.id)
    await expect(
      server().call(privacyCalls.close, { body: { confirm: 'DELETE' } }, { token: ada.token }),
    ).rejects.toMatchObject({ code: 'proof_required' })
    const body = { confirm: 'delete' as never }
    await expect(server().call(privacyCalls.close, { body }, await as(ada))).rejects.toMatchObject({
      code: 'validation_failed',
    })
    expect(await standing(ada)).toEqual({ closed: false, status: 'verified' })
  })

  it('closes immediately: sessions, listings, profile, requests; and says so by mail', async () => {
    const { id: requested, guest, host } = await aBooking(server(), { state: 'pending' })
    const listing = await insertListing(server(), host.id)
    const token = await tokenOf(server(), host)
    const { restorableUntil } = await close(host)
    const left = new Date(restorableUntil).getTime() - server().clock.now().getTime()
    expect(Math.abs(left - 30 * DAY)).toBeLessThan(5000)
    await server().drain()
    await expect(server().call(accountCalls.me, {}, { token })).rejects.toMatchObject({
      code: 'session_not_found',
    })
    expect(await rows('select 1 from sessions where user_id = $1 and ended_at is null', [host.id])).toEqual(
      [],
    )
    const ended = await rows<{ because: string }>(
      'select distinct ended_because as because from sessions where user_id = $1 and ended_because is not null',
      [host.id],
    )
    expect(ended).toContainEqual({ because: 'closed' })
    for (const gone of [
      () => server().call(listingCalls.show, { params: { id: listing.id } }),
      () => server().call(publicProfileCalls.show, { params: { id: host.id } }),
    ])
      await expect(gone()).rejects.toMatchObject({ code: 'not_found' })
    expect(await rows('select state from bookings where id = $1', [requested])).toEqual([
      { state: 'declined' },
    ])
    expect((await server().mailsTo(guest.email)).map(({ kind }) => kind)).toContain('booking-decline')
    expect(await linkIn(host, 'account-closing')).not.toBe('')
    expect(
      await rows("select 1 from audit_log where action = 'account.closed' and actor_id = $1", [host.id]),
    ).toHaveLength(1)
  })

  it('keeps them out, and mails a way back when the password is right', async () => {
    const ada = await aVerifiedPerson(server())
    await close(ada)
    const wrong = { email: ada.email, password: 'Wrong1password' }
    await expect(server().call(accountCalls.signIn, { body: wrong })).rejects.toMatchObject({
      code: 'invalid_credentials',
    })
    expect(await linkIn(ada, 'restore-account')).toBe('')
    await expect(signIn(ada)).rejects.toMatchObject({ status: 403, code: 'account_closing' })
    const token = await linkIn(ada, 'restore-account')
    await restore(token)
    expect(await standing(ada)).toEqual({ closed: false, status: 'verified' })
    const back = await signIn(ada)
    expect(back).toMatchObject({ reactivated: false, user: { isVerified: true } })
    await expect(restore(token)).rejects.toMatchObject({ code: 'link_invalid' })
    expect(await linkIn(ada, 'account-closing')).not.toBe('')
    await expect(restore(await linkIn(ada, 'account-closing'))).rejects.toMatchObject({
      code: 'link_invalid',
    })
    expect((await server().mailsTo(ada.email)).map(({ kind }) => kind)).toContain('account-restored')
  })

  it('can be taken back for 30 days and no longer; after 90 the account is erased', async () => {
    const ada = await aVerifiedPerson(server(), { fullName: 'Ada Leaving' })
    await close(ada)
    const token = await linkIn(ada, 'account-closing')
    server().clock.advance(31 * DAY)
    await expect(restore(token)).rejects.toMatchObject({ code: 'link_invalid' })
    await expect(signIn(ada)).rejects.toMatchObject({ code: 'account_closed' })
    server().clock.advance(60 * DAY)
    await applyRetention(server().deps)
    expect(await rows('select full_name, preferred_name from profiles where id = $1', [ada.id])).toEqual([
      { full_name: 'Former member', preferred_name: 'A former member' },
    ])
  })

  it('is not erased when it was restored', async () => {
    const ada = await aVerifiedPerson(server(), { fullName: 'Ada Staying' })
    await close(ada)
    await restore(await linkIn(ada, 'account-closing'))
    server().clock.advance(100 * DAY)
    await applyRetention(server().deps)
    expect(await rows('select full_name from profiles where id = $1', [ada.id])).toEqual([
      { full_name: 'Ada Staying' },
    ])
  })

  it('is refused while something is open, naming it', async () => {
    const booking = await aBooking(server(), { state: 'confirmed', listingOver: { title: 'Tall Loft' } })
    for (const person of [booking.guest, booking.host]) {
      const { unsettled } = await server().call(privacyCalls.previewClosing, {}, await as(person))
      expect(unsettled).toMatchObject([{ kind: 'booking', id: booking.id, title: 'Tall Loft' }])
      await expect(close(person)).rejects.toMatchObject({
        status: 409,
        code: 'not_settled',
        message: expect.stringContaining('Tall Loft'),
      })
      expect(await standing(person)).toMatchObject({ closed: false })
    }
  })

  it('waits for payouts, cases and debts', async () => {
    const { id, guest, host } = await aBooking(server(), { state: 'completed' })
    const kinds = async (person: Person) =>
      (await server().call(privacyCalls.previewClosing, {}, await as(person))).unsettled.map(
        ({ kind }) => kind,
      )
    expect(await kinds(host)).toEqual(['payout'])
    expect(await kinds(guest)).toEqual([])
    await rows(
      `insert into claims (booking_id, side, claimant_id, respondent_id, kind, details, asked_cents, created_at, answer_due_at)
       values ($1, 'host', $2, $3, 'damage', '\\x', 500, now(), now())`,
      [id, host.id, guest.id],
    )
    expect(await kinds(guest)).toEqual(['claim'])
    expect(await kinds(host)).toContain('claim')
    await rows(
      "update claims set state = 'decided', decided_at = now(), awarded_cents = 500 where booking_id = $1",
      [id],
    )
    expect(await kinds(guest)).toEqual(['owed_claim'])
    await expect(close(guest)).rejects.toMatchObject({
      code: 'not_settled',
      message: expect.stringContaining('$5'),
    })
  })

  it('is refused in the language of the caller, with dates and sums as that language writes them', async () => {
    const year = server().clock.now().getUTCFullYear() + 1
    const booking = await aBooking(server(), { state: 'confirmed', listingOver: { title: 'Tall Loft' } })
    // At noon of the place itself, whose zone depends on the hour at which the tests run.
    const startsAt = toInstant({ date: `${year}-03-17`, minutes: 720 }, await zoneOf(booking.id))
    await rows(
      "update bookings set during = tstzrange($2, $2::timestamptz + interval '4 hours') where id = $1",
      [booking.id, startsAt],
    )
    await server()
      .deps.db.transaction()
      .execute((tx) =>
        postTransfer(tx, {
          ...owedPenalty(booking.host.id, 123_450),
          key: `penalty:${booking.host.id}`,
          bookingId: null,
          now: server().clock.now(),
        }),
      )
    const refused = async (language: string) => {
      const answer = await server().app.inject({
        method: 'POST',
        url: '/api/account/close',
        headers: {
          authorization: `Bearer ${(await as(booking.host)).token}`,
          'accept-language': language,
        },
        payload: { confirm: 'DELETE' },
      })
      return answer.json<{ code: string; detail: string }>()
    }
    expect(await refused('de')).toMatchObject({
      code: 'not_settled',
      detail: `Klären Sie zuerst Folgendes: die bestätigte Buchung von „Tall Loft“ am 17. März ${year}; 1.234,50\u00a0$, noch offen aus Stornierungen oder Erstattungen.`,
    })
    expect((await refused('en')).detail).toContain(`Tall Loft on Mar 17, ${year}; $1,234.50 you owe`)
  })

  it('is refused to a host who owes money, and named with the sum, until it is paid', async () => {
    const { guest, host } = await aBooking(server(), { state: 'declined' })
    const post = (amount: number, key: string) =>
      server()
        .deps.db.transaction()
        .execute((tx) =>
          postTransfer(tx, {
            ...owedPenalty(host.id, amount),
            key: `${key}:${host.id}`,
            bookingId: null,
            now: server().clock.now(),
          }),
        )
    await post(7500, 'penalty')
    const { unsettled } = await server().call(privacyCalls.previewClosing, {}, await as(host))
    expect(unsettled).toEqual([{ kind: 'debt', amount: 7500 }])
    await expect(close(host)).rejects.toMatchObject({
      status: 409,
      code: 'not_settled',
      message: expect.stringContaining('$75'),
    })
    expect(await standing(host)).toMatchObject({ closed: false })
    expect(await server().call(privacyCalls.previewClosing, {}, await as(guest))).toMatchObject({
      unsettled: [],
    })
    await post(-7500, 'penalty-paid')
    await close(host)
    expect(await standing(host)).toMatchObject({ closed: true })
  })

  it('is for an admin only once somebody has taken the role back', async () => {
    const admin = await aVerifiedPerson(server(), { roles: ['creator', 'admin'] })
    await expect(close(admin)).rejects.toMatchObject({ code: 'not_settled' })
    const demand = "insert into platform_settings (name, value, updated_at) values ($1, 'true', now())"
    await rows(demand, ['admins_need_second_factor'])
    await expect(close(admin)).rejects.toMatchObject({ code: 'not_settled' })
    await rows('delete from platform_settings where name = $1', ['admins_need_second_factor'])
  })

  it('leaves reviews with their stars, by a former member, and removes what was shared beside them', async () => {
    const { id, guest, host, listing } = await aBooking(server(), { state: 'completed' })
    await rows(
      `insert into reviews (booking_id, property_id, side, author_id, subject_id, rating, body, shares, created_at, published_at)
       values ($1, $2, 'guest', $3, $4, 5, 'A calm room', '{"home": "Hudson, United States"}', now(), now())`,
      [id, listing.id, guest.id, host.id],
    )
    await rows(
      "insert into referrals (referrer_id, email, source, invited_at) values ($1, 'pal@example.com', 'mail', now())",
      [guest.id],
    )
    await rows(
      "insert into person_notes (user_id, author_id, body, created_at) values ($1, $1, '\\x00', now())",
      [guest.id],
    )
    await rows(
      `insert into taxpayers (user_id, kind, country, personal, tax_id_last4, certified_at, updated_at)
      values ($1, 'individual', 'US', '\\x00', '1234', now(), now()), ($2, 'individual', 'US', '\\x00', '1234', now(), now())`,
      [guest.id, host.id],
    )
    const now = server().clock.now()
    await rows('update users set closed_at = $2 where id = any($1)', [[guest.id, host.id], now])
    server().clock.advance(91 * DAY)
    await applyRetention(server().deps)
    expect(await rows('select rating, body, shares from reviews where booking_id = $1', [id])).toEqual([
      { rating: 5, body: 'A calm room', shares: {} },
    ])
    expect(await rows('select email from referrals where referrer_id = $1', [guest.id])).toEqual([
      { email: expect.stringMatching(/^closed-.+@invalid$/) },
    ])
    expect(await rows('select 1 from person_notes where user_id = $1', [guest.id])).toEqual([])
    const taxed = () =>
      rows<{ id: string }>('select user_id as id from taxpayers where user_id = any($1)', [
        [guest.id, host.id],
      ])
    const address = () =>
      rows<{ address: string }>('select address from properties where id = $1', [listing.id])
    expect(await taxed()).toEqual([{ id: host.id }])
    expect((await address())[0]?.address).not.toBe('-')
    server().clock.advance(Math.ceil(7.1 * 365.25) * DAY)
    await applyRetention(server().deps)
    expect(await taxed()).toEqual([])
    expect(await address()).toEqual([{ address: '-' }])
  })
})
