import { randomUUID } from 'node:crypto'
import { accountCalls } from '@roomtone/contract/account/account.calls'
import { retentionCalls } from '@roomtone/contract/retention/retention.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBooking, aVerifiedPerson, tokenOf } from '../../../testing/booking.ts'
import { aCohost } from '../../../testing/cohosts.ts'
import { verifyAs } from '../../../testing/compliance.ts'
import { aConversation, heard, say } from '../../../testing/conversation.ts'
import { insertListing } from '../../../testing/listings.ts'
import { type Person, useServer } from '../../../testing/server.ts'
import { sealAudit } from '../audit/seal-audit.ts'
import { verifyAudit } from '../audit/verify-audit.ts'
import { applyRetention } from './apply-retention.ts'
import { previewRetention } from './preview-retention.ts'

const DAY = 86_400_000
const server = useServer()
let admin: Person

const rows = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await server().database.pool.query<Row>(text, values)).rows

async function closeAccount({ id }: Person): Promise<void> {
  await rows('update users set closed_at = $2 where id = $1', [id, server().clock.now()])
}

const after = (days: number) => server().clock.advance(days * DAY)
const years = (n: number) => after(Math.ceil(n * 365.25))
const run = () => applyRetention(server().deps)
const due = async (rule: string) => {
  const { rules } = await previewRetention(server().deps)
  return rules.find((one) => one.rule === rule)?.subjects.map(({ id }) => id) ?? []
}
const erased = async (rule: string) =>
  (await rows<{ id: string }>('select subject_id as id from erasures where rule = $1', [rule])).map(
    ({ id }) => id,
  )
const hasKey = async (id: string) =>
  (await rows('select 1 from subject_keys where subject_id = $1', [id])).length > 0
const profileOf = async (id: string) =>
  (
    await rows<Record<string, unknown>>(
      `select u.email, p.full_name, p.first_name, p.avatar_url, p.date_of_birth, p.email as own
     from users u join profiles p using (id) where id = $1`,
      [id],
    )
  )[0]

beforeAll(async () => {
  admin = await aVerifiedPerson(server(), { roles: ['creator', 'admin'] })
})

describe('a closed account', () => {
  it('stays for 89 days and is gone after 91', async () => {
    const leaver = await aVerifiedPerson(server(), { fullName: 'Lena Leaver' })
    const listing = await insertListing(server(), admin.id)
    const { db, clock } = server().deps
    const now = clock.now()
    await db
      .insertInto('wishlists')
      .values({ user_id: leaver.id, property_id: listing.id, created_at: now })
      .execute()
    await db
      .insertInto('saved_cards')
      .values({
        user_id: leaver.id,
        provider: 'simulated',
        reference: 'card_1',
        brand: 'visa',
        last4: '4242',
        exp_month: 12,
        exp_year: 2040,
        created_at: now,
      })
      .execute()
    await db
      .insertInto('notification_preferences')
      .values({ user_id: leaver.id, topics_off: ['news'], updated_at: now })
      .execute()
    const talk = await aConversation(server(), { guest: leaver })
    await say(server(), leaver, talk.id, 'My cousin lives next door')
    await say(server(), talk.host, talk.id, 'How nice')
    const helped = await aConversation(server())
    await aCohost(
      server(),
      { host: helped.host, listings: [helped.listing.id], rights: ['messages'] },
      leaver,
    )
    await say(server(), leaver, helped.id, 'I open the gate for Kai')
    await closeAccount(leaver)
    after(89)
    await run()
    expect(await profileOf(leaver.id)).toMatchObject({ email: leaver.email, full_name: 'Lena Leaver' })
    after(2)
    expect(await due('closed_accounts')).toEqual([leaver.id])
    await run()
    const address = `closed-${leaver.id}@invalid`
    expect(await profileOf(leaver.id)).toEqual({
      email: address,
      own: address,
      full_name: 'Former member',
      first_name: null,
      avatar_url: null,
      date_of_birth: null,
    })
    for (const table of ['sessions', 'wishlists', 'saved_cards', 'notification_preferences', 'mail_links'])
      expect(await rows(`select 1 from ${table} where user_id = $1`, [leaver.id]), table).toEqual([])
    expect(await rows('select 1 from access_whitelist where email = $1', [leaver.email])).toEqual([])
    expect((await heard(server(), talk.host, talk.id)).map(({ content }) => content)).toEqual([
      '',
      'How nice',
    ])
    expect((await heard(server(), helped.guest, helped.id)).map(({ content }) => content)).toEqual([''])
    expect(await hasKey(leaver.id)).toBe(false)
    for (const email of [leaver.email, address])
      await expect(
        server().call(accountCalls.signIn, { body: { email, password: leaver.password, deviceId: 'x' } }),
      ).rejects.toMatchObject({
        code: expect.stringMatching(/invalid_credentials|validation_failed|not_whitelisted/),
      })
    await run()
    expect(await erased('closed_accounts')).toEqual([leaver.id])
  })

  it('keeps its key until the last verification and the last booking have had their years', async () => {
    const leaver = await aVerifiedPerson(server(), { fullName: 'Kit Keeper' })
    const verification = await verifyAs(server(), leaver, 'Kit Keeper')
    const [row] = await rows<{ personal: Buffer }>('select personal from verifications where id = $1', [
      verification,
    ])
    const sealed = row?.personal ?? Buffer.alloc(0)
    const { keys, db } = server().deps
    after(800)
    const booking = await aBooking(server(), { state: 'completed', guest: leaver })
    await closeAccount(leaver)
    after(91)
    await run()
    expect(await profileOf(leaver.id)).toMatchObject({ full_name: 'Former member' })
    expect(await keys.open(db, leaver.id, sealed)).toMatchObject({ legalName: 'Kit Keeper' })
    years(5)
    await run()
    expect(await erased('verification_records')).toContain(verification)
    expect(await erased('booking_records')).not.toContain(booking.id)
    expect(
      await rows(
        `select length(personal) as length, date_of_birth::text as birthday, id_hash, status from verifications where id = $1`,
        [verification],
      ),
    ).toEqual([{ length: 0, birthday: '1900-01-01', id_hash: null, status: 'verified' }])
    expect(await hasKey(leaver.id)).toBe(true)
    years(2)
    await run()
    expect(await erased('booking_records')).toContain(booking.id)
    expect(await hasKey(leaver.id)).toBe(false)
    expect(await keys.open(db, leaver.id, sealed)).toBeNull()
  })

  it('stays under a hold, also one on one of their bookings', async () => {
    const booking = await aBooking(server(), { state: 'cancelled' })
    await closeAccount(booking.guest)
    after(100)
    const token = await tokenOf(server(), admin)
    const body = { subjectType: 'booking' as const, subjectId: booking.id, reason: 'A claim' }
    const hold = await server().call(retentionCalls.place, { body }, { token })
    await run()
    expect(await erased('closed_accounts')).not.toContain(booking.guest.id)
    await server().call(retentionCalls.lift, { params: { id: hold.id } }, { token })
    await run()
    expect(await erased('closed_accounts')).toContain(booking.guest.id)
  })
})

describe('records of a verification', () => {
  it('stay for those whose latest they are, and go when there is a newer one', async () => {
    const { deps } = server()
    const person = await aVerifiedPerson(server(), { fullName: 'Vera Valid' })
    const first = await verifyAs(server(), person, 'Vera Valid')
    years(7.1)
    expect(await due('verification_records')).not.toContain(first)
    const second = await verifyAs(server(), person, 'Vera Newname')
    expect(await due('verification_records')).toContain(first)
    await run()
    const left = await rows<{ id: string; personal: Buffer }>(
      'select id, personal from verifications where user_id = $1 order by decided_at',
      [person.id],
    )
    expect(left.map(({ id }) => id)).toEqual([first, second])
    expect(left[0]?.personal).toHaveLength(0)
    expect(await deps.keys.open(deps.db, person.id, left[1]?.personal ?? Buffer.alloc(0))).toMatchObject({
      legalName: 'Vera Newname',
    })
  })
})

describe('the verification that a closed account relies on', () => {
  it('stays as long as the account, however old it is, and goes with the run after it', async () => {
    const person = await aVerifiedPerson(server(), { fullName: 'Cleo Closing' })
    const old = await verifyAs(server(), person, 'Cleo Closing')
    years(7.1)
    await closeAccount(person)
    after(1)
    expect(await due('verification_records')).not.toContain(old)
    await run()
    expect(await erased('verification_records')).not.toContain(old)
    after(90)
    await run()
    expect(await erased('closed_accounts')).toContain(person.id)
    expect(await hasKey(person.id)).toBe(true)
    await run()
    expect(await erased('verification_records')).toContain(old)
    expect(await hasKey(person.id)).toBe(false)
  })
})

describe('a run', () => {
  it('is started by an admin, once however often it is asked for', async () => {
    const token = await tokenOf(server(), admin)
    await server().call(retentionCalls.run, {}, { token })
    await server().call(retentionCalls.run, {}, { token })
    const jobs = await rows("select 1 from graphile_worker.jobs where task_identifier = 'apply-retention'")
    expect(jobs).toHaveLength(1)
    const said = await rows("select actor_id from audit_log where action = 'retention.started'")
    expect(said).toEqual([{ actor_id: admin.id }, { actor_id: admin.id }])
    await server().drain()
  })

  it('goes on with the others when one cannot be erased', async () => {
    const { deps } = server()
    const [one, other] = [await aVerifiedPerson(server()), await aVerifiedPerson(server())]
    await closeAccount(one)
    await closeAccount(other)
    after(91)
    const first = one.id < other.id ? one : other
    const second = first === one ? other : one
    // Somebody else has taken the address that it would get.
    const squatter = await server().aPerson()
    await rows('update users set email = $2 where id = $1', [squatter.id, `closed-${first.id}@invalid`])
    await expect(applyRetention(deps)).rejects.toThrow()
    const done = await erased('closed_accounts')
    expect(done).toContain(second.id)
    expect(done).not.toContain(first.id)
    await rows('update users set email = $2 where id = $1', [squatter.id, `${randomUUID()}@example.com`])
    await run()
    expect(await erased('closed_accounts')).toContain(first.id)
  })

  it('leaves a log that is whole', async () => {
    await sealAudit(server().deps)
    expect((await verifyAudit(server().deps)).findings).toEqual([])
  })

  it('keeps the list of what it has done', async () => {
    await expect(server().owner.query('delete from erasures')).rejects.toThrow('erasures is append-only')
    await expect(rows('delete from erasures')).rejects.toThrow('permission denied')
    const token = await tokenOf(server(), admin)
    const first = await server().call(retentionCalls.erasures, { query: { limit: 2 } }, { token })
    expect(first.items).toHaveLength(2)
    const next = await server().call(
      retentionCalls.erasures,
      { query: { limit: 2, cursor: first.nextCursor ?? '' } },
      { token },
    )
    expect(Number(next.items[0]?.id)).toBeLessThan(Number(first.items[1]?.id))
  })
})
