import type { BookingState } from '@roomtone/domain/booking/process'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBooking, CARDS, simulatedToken, type TestBooking } from '../../../../testing/booking.ts'
import { useLife } from '../../../../testing/booking-life.ts'
import { useClaims } from '../../../../testing/claims.ts'
import { type Person, useServer } from '../../../../testing/server.ts'
import { migrate } from '../../../platform/db/migrate.ts'
import { PaymentsUnreachable } from '../../../platform/payments/payments.ts'
import { reconcilePayments } from '../reconcile/reconcile-payments.ts'

const server = useServer()
const life = useLife(server)
const claims = useClaims(server)

/** The tables as 044 left them, with the same rows: what 045 to 047 do, backwards. */
const BACK_TO_044 = `
drop view payments;
drop view claim_charges;
drop function insert_payment();
drop function write_claim_charge();
create table claim_charges (
  id uuid primary key default gen_random_uuid(),
  claim_id uuid not null references claims (id),
  attempt int not null,
  amount_cents bigint not null,
  token text not null,
  customer text,
  is_away boolean not null default false,
  state text not null default 'asking',
  reference text,
  client_secret text,
  card jsonb,
  decline_message text,
  created_at timestamptz not null,
  settled_at timestamptz,
  disputed_at timestamptz
);
insert into claim_charges
  select id, claim_id, attempt, amount_cents, token, customer, is_away,
    case state when 'authorised' then 'asking' when 'released' then 'declined' else state end,
    reference, client_secret, card, decline_message, created_at, settled_at, disputed_at
  from charges where purpose = 'claim';
delete from charges where purpose = 'claim';
alter table charges drop constraint charges_until;
alter table charges drop column purpose cascade, drop column claim_id, drop column is_away;
alter table charges add constraint payments_attempt unique (booking_id, attempt);
create unique index payments_one_live on charges (booking_id)
  where state in ('asking', 'needs_authentication', 'authorised', 'captured');
alter table charges add constraint payments_until
  check (state <> 'authorised' or authorised_until is not null or amount_cents = 0);
drop index charges_of_booking;
alter table charges rename to payments;
delete from schema_migrations where name >= '045' and name < '048'`

const charges = () => server().deps.db.selectFrom('charges').selectAll().orderBy('id').execute()

/** What the processor is asked for at this moment, it does not answer. */
async function inSilence<T>(work: () => Promise<T>): Promise<T> {
  const { payments } = server().deps
  const speaking = { ...payments }
  const silence = () => Promise.reject(new PaymentsUnreachable('silence'))
  Object.assign(payments, { authorize: silence, capture: silence, release: silence, refund: silence })
  const done = await work()
  Object.assign(payments, speaking)
  return done
}

let admin: Person
let asked: TestBooking
let ended: TestBooking
let award: { id: string; booking: TestBooking }

beforeAll(async () => {
  admin = await server().aPerson({ roles: ['admin'] })
  // Those that are over first: they move the clock, and what waits would wait too long.
  const paid = await claims.aShoot()
  await claims.decide(await claims.aCase(paid, 'host'), admin)
  const booking = await claims.aShoot()
  const id = await claims.aCase(booking, 'host')
  const states: BookingState[] = ['completed', 'expired', 'cancelled', 'declined', 'confirmed', 'pending']
  for (const state of states) await aBooking(server(), { state })
  ended = await aBooking(server())
  await aBooking(server(), { state: 'awaiting_payment', card: CARDS.authenticates })
  await aBooking(server(), { state: 'awaiting_payment', card: CARDS.declines })
  asked = await inSilence(async () => {
    await claims.decide(id, admin)
    await life.decline(ended)
    return aBooking(server(), { state: 'awaiting_payment', card: CARDS.good })
  })
  award = { id, booking }
}, 120_000)

describe('a database of the release before', () => {
  it('keeps every charge, whatever state it is in', async () => {
    const before = await charges()
    expect(new Set(before.map(({ purpose, state }) => `${purpose} ${state}`))).toEqual(
      new Set([
        'rent asking',
        'rent needs_authentication',
        'rent authorised',
        'rent captured',
        'rent declined',
        'rent releasing',
        'rent released',
        'claim asking',
        'claim captured',
      ]),
    )
    await server().owner.query(BACK_TO_044)
    const applied = await migrate(server().owner)
    expect(applied.map((name) => name.slice(0, 3))).toEqual(['045', '046', '047'])
    // Of what is not captured, a claim has never kept until when it was reserved.
    const kept = before.map((row) => (row.purpose === 'claim' ? { ...row, authorised_until: null } : row))
    expect(await charges()).toEqual(kept)
  })

  it('goes on with what it was in the middle of, by the jobs that wait and under the same keys', async () => {
    const { pool } = server().database
    // As the release before has called them.
    await pool.query("delete from graphile_worker._private_jobs where key like 'charge:%'")
    const rows = await charges()
    const { jobs, db } = server().deps
    for (const { id, purpose, state } of rows) {
      if (state === 'asking' && purpose === 'rent') await jobs.add(db, 'settle-payment', { paymentId: id })
      if (state === 'asking' && purpose === 'claim') await jobs.add(db, 'charge-claim', { chargeId: id })
      if (state === 'releasing') await jobs.add(db, 'release-payment', { paymentId: id })
    }
    await server().drain()
    expect(await life.stateOf(asked.id)).toBe('pending')
    expect(await life.money(ended.id)).toMatchObject({ payments: ['released'], charges: ['released'] })
    expect(await claims.show(award.id, award.booking.guest)).toMatchObject({
      owed: 0,
      charge: { state: 'captured' },
    })
    await reconcilePayments(server().deps)
    const { differences } = await server()
      .deps.db.selectFrom('reconciliations')
      .select('differences')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(differences).toEqual([])
  })
})

describe('the release before, on the table of this one', () => {
  const query = (text: string, values: unknown[]) => server().database.pool.query(text, values)

  it('sees its own two tables, and of each its own rows', async () => {
    const rows = await charges()
    const ids = (purpose: string) => rows.filter((row) => row.purpose === purpose).map(({ id }) => ({ id }))
    expect((await query('select id from payments order by id', [])).rows).toEqual(ids('rent'))
    expect((await query('select id from claim_charges order by id', [])).rows).toEqual(ids('claim'))
  })

  it('writes a renewal as one without its guest there', async () => {
    const { id } = await aBooking(server())
    const { rows } = await query('select id from payments where booking_id = $1', [id])
    await query("update payments set state = 'releasing' where id = $1", [rows[0].id])
    await query(
      `insert into payments (booking_id, attempt, token, amount_cents, state, created_at)
       values ($1, 2, $2, 100, 'asking', now())`,
      [id, simulatedToken(CARDS.good)],
    )
    const [, second] = (await charges()).filter(({ booking_id }) => booking_id === id).sort(byAttempt)
    expect(second).toMatchObject({ purpose: 'rent', attempt: 2, is_away: true, state: 'asking' })
  })

  it('writes a reserved award as it always has, and we know what it means', async () => {
    const booking = await claims.aShoot()
    const claimId = await claims.aCase(booking, 'host')
    const { rows } = await query(
      `insert into claim_charges (claim_id, attempt, amount_cents, token, is_away, created_at)
       values ($1, 1, 5000, $2, true, now()) returning id`,
      [claimId, simulatedToken(CARDS.good)],
    )
    await query("update claim_charges set state = 'asking', reference = 'pi_1' where id = $1", [rows[0].id])
    const written = (await charges()).find(({ id }) => id === rows[0].id)
    expect(written).toMatchObject({
      purpose: 'claim',
      booking_id: booking.id,
      state: 'authorised',
      is_away: true,
    })
    const read = await query('select state from claim_charges where id = $1', [rows[0].id])
    expect(read.rows).toEqual([{ state: 'asking' }])
    await query("update claim_charges set state = 'captured' where id = $1", [rows[0].id])
    expect((await charges()).find(({ id }) => id === rows[0].id)?.state).toBe('captured')
  })
})

const byAttempt = (a: { attempt: number }, b: { attempt: number }) => a.attempt - b.attempt
