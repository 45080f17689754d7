import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import type { ApiError } from '@roomtone/contract/call'
import type { ErrorCode } from '@roomtone/contract/errors'
import { expect } from 'vitest'
import type { TestBooking } from './booking.ts'
import { runDueJobs, tokenOf } from './booking.ts'
import type { Person, TestServer } from './server.ts'

type Body = Record<string, unknown>

/** What both sides and admins do to a booking, as themselves and at the time of the server's clock. */
export function useLife(server: () => TestServer) {
  const as = async (person: Pick<Person, 'id'>) => ({ token: await tokenOf(server(), person) })
  const show = async ({ id }: { id: string }, person: Person) =>
    server().call(bookingCalls.show, { params: { id } }, await as(person))
  return {
    show,
    accept: async ({ id, host }: TestBooking, body: Body = {}) =>
      server().call(bookingCalls.accept, { params: { id }, body }, await as(host)),
    decline: async ({ id, host }: TestBooking, note = '') =>
      server().call(
        bookingCalls.decline,
        { params: { id }, body: { reason: 'not_a_fit', note } },
        await as(host),
      ),
    withdraw: async ({ id, guest }: TestBooking) =>
      server().call(bookingCalls.withdraw, { params: { id } }, await as(guest)),
    preview: async ({ id }: TestBooking, person: Person) =>
      server().call(bookingCalls.cancellation, { params: { id } }, await as(person)),
    /** With the figures that the page would have shown. */
    cancel: async ({ id }: TestBooking, person: Person) => {
      const caller = await as(person)
      const { refund, penalty } = await server().call(bookingCalls.cancellation, { params: { id } }, caller)
      const body = { reason: 'emergency' as const, expectedRefund: refund, expectedPenalty: penalty }
      return server().call(bookingCalls.cancel, { params: { id }, body }, caller)
    },
    reveal: async ({ id }: { id: string }, person: Person) =>
      server().call(bookingCalls.access, { params: { id } }, await as(person)),
    /** To so long before its start. */
    async goTo(startsAt: Date, before: number): Promise<void> {
      server().clock.advance(startsAt.getTime() - before - server().clock.now().getTime())
    },
    /** The clock moves on and everything that is due by then runs. */
    async letPass(milliseconds: number): Promise<void> {
      server().clock.advance(milliseconds)
      await runDueJobs(server())
    },
    stateOf: async (id: string) => {
      const { state } = await server()
        .deps.db.selectFrom('bookings')
        .select('state')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return state
    },
    money: (id: string) => moneyOf(server(), id),
    auditOf: async (id: string) => {
      const rows = await server()
        .deps.db.selectFrom('audit_log')
        .select(['action', 'actor_id as actorId', 'personal'])
        .where('subject_id', '=', id)
        .orderBy('id')
        .execute()
      return rows
    },
    /** Every job of that name that waits, with what it is about. */
    waiting: async (name: string): Promise<{ payload: Record<string, string>; runAt: Date }[]> => {
      const { rows } = await server().database.pool.query(
        `select payload, run_at as "runAt" from graphile_worker._private_jobs as jobs
        join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id where tasks.identifier = $1`,
        [name],
      )
      return rows
    },
  }
}

/** Where the money of a booking is: with the processor, and in the ledger. */
export async function moneyOf(server: TestServer, bookingId: string) {
  const { db, payments } = server.deps
  const rows = await db.selectFrom('charges').selectAll().where('booking_id', '=', bookingId).execute()
  const charges = await Promise.all(
    rows.flatMap(({ reference }) => (reference ? [payments.find(reference)] : [])),
  )
  const accounts = await db
    .selectFrom('ledger_transfers')
    .innerJoin('ledger_entries', 'ledger_entries.transfer_id', 'ledger_transfers.id')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .select(({ fn }) => ['ledger_accounts.kind', fn.sum<string>('ledger_entries.amount_cents').as('sum')])
    .where('ledger_transfers.booking_id', '=', bookingId)
    .groupBy('ledger_accounts.kind')
    .execute()
  const refunds = await db.selectFrom('refunds').selectAll().where('booking_id', '=', bookingId).execute()
  const payout = await db
    .selectFrom('payouts')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const book = Object.fromEntries(accounts.map(({ kind, sum }) => [kind, Number(sum)])) as Record<
    string,
    number
  >
  return {
    payments: rows.map(({ state }) => state),
    charges: charges.map((charge) => charge?.state),
    captured: sum(charges.map((charge) => charge?.captured ?? 0)),
    refunded: sum(charges.map((charge) => charge?.refunded ?? 0)),
    book,
    bookSum: sum(Object.values(book)),
    refunds: refunds.map(({ amount_cents, kind, state }) => ({ amount: amount_cents, kind, state })),
    payout,
  }
}

/** The refusal of a call, with that code and no other. */
export async function refusedWith(call: Promise<unknown>, code: ErrorCode): Promise<ApiError> {
  const outcome = await call.then(
    () => 'went through',
    (error: unknown) => error,
  )
  expect(outcome).toMatchObject({ code })
  return outcome as ApiError
}
