import { randomUUID } from 'node:crypto'
import { ACCOUNT_KINDS, type Account, guestAccount, hostPayable } from '@roomtone/domain/ledger/accounts'
import {
  type BookedMoney,
  capturePayment,
  chargeGuest,
  owedRefund,
  sendPayout,
  sendRefund,
} from '@roomtone/domain/ledger/movements'
import { type Posting, reversalOf, TRANSFER_KINDS, type Transfer } from '@roomtone/domain/ledger/transfer'
import { describe, expect, it } from 'vitest'
import { aBooking as aMadeBooking } from '../../../testing/booking.ts'
import { seeded } from '../../../testing/random.ts'
import { useServer } from '../../../testing/server.ts'
import {
  balanceOf,
  findGuestBalances,
  type GuestBalance,
  type GuestBalances,
  postTransfer,
  shareOf,
  sumOfAll,
  throughProcessor,
  transfersOf,
} from './ledger.store.ts'

const server = useServer()
const now = new Date('2026-11-15T12:00:00Z')

const aBooking = (hostId: string = randomUUID()): BookedMoney => ({
  bookingId: randomUUID(),
  hostId,
  price: { rent: 60_000, subtotal: 65_000, platformFee: 7_800, tax: 5_900 },
})

function post(transfer: Transfer, { key = randomUUID() as string, bookingId = null as string | null } = {}) {
  return server()
    .deps.db.transaction()
    .execute((tx) => postTransfer(tx, { ...transfer, key, bookingId, now }))
}

const balance = (account: Account) => balanceOf(server().deps.db, account)
const query = (statement: string) => server().database.pool.query(statement)

/** Of all guests, a number of accounts at a time. */
async function guestBalances(before: Date, accounts: number): Promise<GuestBalance[]> {
  const found: GuestBalance[] = []
  for (let after: number | null = 0; after !== null; ) {
    const page: GuestBalances = await findGuestBalances(server().deps.db, {
      after,
      accounts,
      before,
    })
    found.push(...page.stuck)
    after = page.last
  }
  return found
}

describe('posting', () => {
  it('keeps the sample of the specification, and tells its story in order', async () => {
    const { id: bookingId } = await aMadeBooking(server(), { state: 'pending' })
    const booked = { ...aBooking(), bookingId }
    await server()
      .deps.db.transaction()
      .execute(async (tx) => {
        for (const [index, transfer] of [chargeGuest(booked), capturePayment(bookingId, 78_700)].entries())
          await postTransfer(tx, { ...transfer, key: `${index}:${bookingId}`, bookingId, now })
      })
    await post(owedRefund(booked, 50), { bookingId })
    expect(await balance(hostPayable(booked.hostId))).toBe(-30_000)
    expect(await balance(guestAccount(bookingId))).toBe(-41_850)
    const told = await transfersOf(server().deps.db, bookingId)
    expect(told.map(({ kind }) => kind)).toEqual(['charge', 'capture', 'refund_due'])
    expect(told[1]).toMatchObject({
      at: now,
      key: `1:${bookingId}`,
      postings: [
        { account: guestAccount(bookingId), amount: -78_700 },
        { account: 'processor', amount: 78_700 },
      ],
    })
  })

  it('knows every account and movement that the domain knows', async () => {
    for (const kind of TRANSFER_KINDS) expect(await post({ ...capturePayment('any', 100), kind })).toBe(true)
    const owned = ACCOUNT_KINDS.map((kind) => (/^(guest|host)/.test(kind) ? `${kind}:x` : kind) as Account)
    const [first, ...others] = owned.map((account) => ({ account, amount: 100 }))
    const postings = [{ ...(first as Posting), amount: -100 * others.length }, ...others]
    expect(await post({ kind: 'capture', postings })).toBe(true)
  })

  it('reads an account that nothing has touched as zero', async () => {
    expect(await balance(guestAccount(randomUUID()))).toBe(0)
  })
})

describe('reading', () => {
  it('tells what one booking has on an account that it shares, and what went through the processor', async () => {
    const { id: bookingId } = await aMadeBooking(server(), { state: 'pending' })
    const booked = { ...aBooking(), bookingId }
    const { hostId } = booked
    await post(chargeGuest(booked), { bookingId })
    await post(chargeGuest(aBooking(hostId)))
    expect(await shareOf(server().deps.db, hostPayable(hostId), bookingId)).toBe(-65_000)
    expect(await balance(hostPayable(hostId))).toBe(-130_000)
    await post(capturePayment(bookingId, 78_700), { bookingId })
    await post(sendRefund(bookingId, 8_000), { bookingId })
    await post(reversalOf(sendRefund(bookingId, 1_000)), { key: `reversal:refund:${bookingId}`, bookingId })
    await post(sendPayout(500), { bookingId })
    await post(reversalOf(sendPayout(500)), { key: `reversal:payout:${bookingId}`, bookingId })
    expect([...(await throughProcessor(server().deps.db, [bookingId, randomUUID()]))]).toEqual([
      [bookingId, { captured: 78_700, refunded: 7_000 }],
    ])
  })

  it('names the guests whose account has not come to zero, once it is old enough', async () => {
    const { bookingId } = aBooking()
    await post(sendRefund(bookingId, 300))
    const named = async (before: Date) =>
      (await guestBalances(before, 1000)).filter((row) => row.bookingId === bookingId)
    expect(await named(now)).toEqual([{ bookingId, balance: 300 }])
    expect(await named(new Date(now.getTime() - 1))).toEqual([])
    await post(capturePayment(bookingId, 300))
    expect(await named(now)).toEqual([])
  })

  it('names them all, whatever number of accounts is looked at in one go', async () => {
    for (const amount of [100, 200, 300]) {
      const { bookingId } = aBooking()
      await post(sendRefund(bookingId, amount))
      const even = aBooking().bookingId
      await post(sendRefund(even, amount))
      await post(capturePayment(even, amount))
    }
    const { rows } = await query(`select substr(name, 7) as "bookingId", balance_cents as balance
      from ledger_balances where name like 'guest:%' and balance_cents <> 0`)
    const inOrder = (balances: { bookingId: string }[]) =>
      balances.toSorted((a, b) => a.bookingId.localeCompare(b.bookingId))
    expect(rows.length).toBeGreaterThan(2)
    for (const accounts of [1, 2, 1000])
      expect(inOrder(await guestBalances(now, accounts))).toEqual(inOrder(rows))
  })
})

describe('the same key', () => {
  it('posts once, one after the other', async () => {
    const { bookingId } = aBooking()
    const capture = capturePayment(bookingId, 500)
    expect(await post(capture, { key: `capture:${bookingId}` })).toBe(true)
    expect(await post(capture, { key: `capture:${bookingId}` })).toBe(false)
    expect(await balance(guestAccount(bookingId))).toBe(-500)
  })

  it('posts once, all at the same moment', async () => {
    const { bookingId } = aBooking()
    const capture = capturePayment(bookingId, 500)
    const tries = Array.from({ length: 20 }, () => post(capture, { key: `capture:${bookingId}` }))
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1)
    expect(await balance(guestAccount(bookingId))).toBe(-500)
  })

  it('is free again when the first try was rolled back', async () => {
    const { id: bookingId } = await aMadeBooking(server(), { state: 'pending' })
    const capture = { ...capturePayment(bookingId, 500), key: `capture:${bookingId}`, bookingId, now }
    const lost = server()
      .deps.db.transaction()
      .execute(async (tx) => {
        await postTransfer(tx, capture)
        throw new Error('The lights went out')
      })
    await expect(lost).rejects.toThrow('lights')
    expect(await post(capture, capture)).toBe(true)
    expect(await balance(guestAccount(bookingId))).toBe(-500)
  })
})

describe('the database itself', () => {
  const refused = { code: '23514' }
  const unbalanced: [string, Posting[]][] = [
    ['sides that differ', [posting('processor', 100), posting('payouts', -99)]],
    ['one side only', [posting('processor', 100)]],
    ['no side at all', []],
    ['an amount of zero', [posting('processor', 0), posting('payouts', 0)]],
  ]

  it.each(unbalanced)('refuses %s', async (_, postings) => {
    const key = randomUUID()
    await expect(post({ kind: 'capture', postings }, { key })).rejects.toMatchObject(refused)
    expect(await post(capturePayment('any', 100), { key })).toBe(true)
  })

  it('waits until commit with its question', async () => {
    const steps: string[] = []
    const attempt = server()
      .deps.db.transaction()
      .execute(async (tx) => {
        const postings = [posting('processor', 100), posting('payouts', 100)]
        await postTransfer(tx, { kind: 'payout', postings, key: randomUUID(), bookingId: null, now })
        steps.push('posted')
      })
    await expect(attempt).rejects.toThrow('does not balance: 2 of 2 entries, off by 200')
    expect(steps).toEqual(['posted'])
  })

  it('refuses a transfer without its entries', async () => {
    const insert =
      "insert into ledger_transfers (at, kind, key, entry_count) values (now(), 'capture', 'bare', 2)"
    await expect(query(insert)).rejects.toMatchObject(refused)
  })

  it('refuses entries that come later, even if they balance', async () => {
    await post(capturePayment('late', 100), { key: 'late' })
    const add = `insert into ledger_entries (transfer_id, account_id, amount_cents)
      select transfer.id, account.id, case account.name when 'payouts' then 7 else -7 end
      from ledger_transfers transfer, ledger_accounts account
      where transfer.key = 'late' and account.name in ('payouts', 'penalties')`
    await expect(query(add)).rejects.toThrow('does not balance: 4 of 2 entries')
  })

  it('refuses accounts whose name is not of their kind', async () => {
    for (const values of ["('guest:', 'guest')", "('processor:x', 'processor')", "('guest:y', 'host_debt')"])
      await expect(query(`insert into ledger_accounts (name, kind) values ${values}`)).rejects.toMatchObject(
        refused,
      )
  })

  it.each(['ledger_accounts', 'ledger_transfers', 'ledger_entries'])('never rewrites %s', async (table) => {
    await post(capturePayment('kept', 100))
    const column = { ledger_accounts: 'name', ledger_transfers: 'key' }[table] ?? 'amount_cents'
    for (const statement of [
      `update ${table} set ${column} = ${column}`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
    ]) {
      await expect(server().owner.query(statement)).rejects.toThrow('is append-only')
      await expect(query(statement)).rejects.toThrow('permission denied')
    }
  })
})

describe('many in parallel', () => {
  it('lose nothing: transfers for one new host, side by side', async () => {
    const hostId = randomUUID()
    const bookings = Array.from({ length: 40 }, () => aBooking(hostId))
    const before = await balance('platform_fee')
    await Promise.all(bookings.map((booked) => post(chargeGuest(booked))))
    expect(await balance(hostPayable(hostId))).toBe(-40 * 65_000)
    expect((await balance('platform_fee')) - before).toBe(-40 * 7_800)
  })

  it('open the same accounts in different orders without waiting for each other in a circle', async () => {
    const run = randomUUID()
    const [first, middle, last] = [guestAccount(`a${run}`), guestAccount(`b${run}`), guestAccount(`c${run}`)]
    const there = [posting(first, 100), posting(middle, 100), posting(last, -200)]
    // Someone who holds the middle one brings both to a stop halfway: without a common order they meet there.
    const tries = await whileOpening(middle, 2, () =>
      [there, [...there].reverse()].map((postings) => post({ kind: 'charge', postings })),
    )
    expect(await Promise.all(tries)).toEqual([true, true])
    expect([await balance(first), await balance(middle), await balance(last)]).toEqual([200, 200, -400])
  })

  it('add up to zero, whatever they were', async () => {
    const random = seeded(10)
    const hosts = Array.from({ length: 5 }, () => hostPayable(randomUUID()))
    const accounts: Account[] = [...hosts, 'processor', 'payouts', 'platform_fee', 'tax_payable', 'penalties']
    const expected = new Map<Account, number>()
    const before = new Map<Account, number>()
    for (const account of accounts) before.set(account, await balance(account))
    const transfers = Array.from({ length: 300 }, () => randomPostings(random, accounts))
    for (const { account, amount } of transfers.flat())
      expected.set(account, (expected.get(account) ?? 0) + amount)
    await Promise.all(transfers.map((postings) => post({ kind: 'capture', postings })))
    for (const account of accounts)
      expect((await balance(account)) - (before.get(account) ?? 0)).toBe(expected.get(account) ?? 0)
    expect(await sumOfAll(server().deps.db)).toBe(0)
  })
})

/** Starts something while an account is being opened, waits until that many wait for it, and gives the account up. */
async function whileOpening<T>(account: Account, waiting: number, start: () => T[]): Promise<T[]> {
  let started: T[] = []
  const opening = await server().database.pool.connect()
  try {
    await opening.query('begin')
    await opening.query("insert into ledger_accounts (name, kind) values ($1, 'guest')", [account])
    started = start()
    const blocked = `select count(*) as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await query(blocked)).rows[0].count).toBe(waiting)
    await opening.query('rollback')
  } finally {
    opening.release()
  }
  return started
}

function posting(account: Account, amount: number): Posting {
  return { account, amount }
}

function randomPostings(random: ReturnType<typeof seeded>, accounts: Account[]): Posting[] {
  const chosen = random.some(accounts, 0.3)
  if (chosen.length < 2) return [posting('processor', 1), posting('payouts', -1)]
  const [first = 'processor', ...others] = chosen
  const postings = others.map((account) => posting(account, random.int(1, 1_000_000_000)))
  return [posting(first, -postings.reduce((sum, { amount }) => sum + amount, 0)), ...postings]
}
