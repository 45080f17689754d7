import { randomUUID } from 'node:crypto'
import { adminCreditCalls, creditCalls } from '@roomtone/contract/credit/credit.calls'
import { expect } from 'vitest'
import { sumOfAll } from '../src/features/ledger/entry.ts'
import { reconcilePayments } from '../src/features/payment/reconcile/reconcile-payments.ts'
import { aRequest, hoursFrom, tokenOf, zoneOfMorning } from './booking.ts'
import { insertListing } from './listings.ts'
import type { Person, TestServer } from './server.ts'

const admins = new WeakMap<TestServer, Person>()

/** One admin per server, who issues everything. */
export async function theIssuer(server: TestServer): Promise<Person> {
  const known = admins.get(server)
  if (known) return known
  const admin = await server.aPerson({ roles: ['admin'] })
  admins.set(server, admin)
  return admin
}

export type TestCredit = { id: string; code: string }

export async function addCode(server: TestServer, person: Pick<Person, 'id'>, code: string) {
  return server.call(creditCalls.add, { body: { code } }, { token: await tokenOf(server, person) })
}

type GiftCard = { amount?: number; lastDay?: string | null; note?: string; holder?: Person }

/** Issued by an admin, and typed in by its holder where it has one. */
export async function aGiftCard(server: TestServer, wanted: GiftCard = {}): Promise<TestCredit> {
  const { amount = 12_000, lastDay = null, note = '', holder } = wanted
  const body = { key: randomUUID(), count: 1, amount, lastDay, note, reason: 'For a test' }
  const caller = { token: await tokenOf(server, await theIssuer(server)) }
  const { items } = await server.call(adminCreditCalls.issueGiftCards, { body }, caller)
  return given(server, items[0], holder)
}

type Coupon = {
  amount?: number
  percent?: number
  upTo?: number
  fromTotal?: number
  uses?: number
  lastDay?: string | null
  holder?: Person
}

export async function aCoupon(server: TestServer, { holder, ...wanted }: Coupon = {}): Promise<TestCredit> {
  const worth = wanted.percent === undefined ? { amount: wanted.amount ?? 5000 } : {}
  const body = { key: randomUUID(), reason: 'For a test', ...wanted, ...worth }
  const caller = { token: await tokenOf(server, await theIssuer(server)) }
  const { items } = await server.call(adminCreditCalls.issueCoupon, { body }, caller)
  return given(server, items[0], holder)
}

async function given(
  server: TestServer,
  made: TestCredit | undefined,
  holder: Person | undefined,
): Promise<TestCredit> {
  if (!made) throw new Error('Nothing was issued')
  if (holder) await addCode(server, holder, made.code)
  return { id: made.id, code: made.code }
}

/** Open all day, with what four hours there cost ten days from now. */
export async function aPricedListing(server: TestServer, hostId: string) {
  const now = server.clock.now()
  const timeZone = zoneOfMorning(now, 240)
  const columns = { opens_at: 0, closes_at: 1440, minimum_hours: 1, time_zone: timeZone }
  const listing = { ...(await insertListing(server, hostId, columns)), timeZone }
  const body = await aRequest(server, listing.id, hoursFrom(now, 240, 4, { zone: timeZone }))
  return { listing, total: body.expectedTotal }
}

/** The ledger comes to zero, gift cards are worth what it says, and the processor agrees. */
export async function expectBalanced({ deps }: TestServer): Promise<void> {
  expect(await sumOfAll(deps.db)).toBe(0)
  await reconcilePayments(deps)
  const { differences } = await deps.db
    .selectFrom('reconciliations')
    .select('differences')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(differences).toEqual([])
}
