import { randomUUID } from 'node:crypto'
import { adminCreditCalls, creditCalls } from '@roomtone/contract/credit/credit.calls'
import { makeCode } from '@roomtone/domain/credit/code'
import { addDays } from '@roomtone/domain/time/local-date'
import { beforeAll, describe, expect, it } from 'vitest'
import { aVerifiedPerson, tokenOf } from '../../../testing/booking.ts'
import { refusedWith } from '../../../testing/booking-life.ts'
import { aCoupon, addCode, aGiftCard, theIssuer } from '../../../testing/credits.ts'
import { type Person, useServer } from '../../../testing/server.ts'
import { balanceOf } from '../ledger/entry.ts'

const server = useServer()
const DAY = 86_400_000
let admin: Person
let ada: Person
let bea: Person

beforeAll(async () => {
  admin = await theIssuer(server())
  ada = await aVerifiedPerson(server(), { fullName: 'Ada Quill' })
  bea = await aVerifiedPerson(server(), { fullName: 'Bea Winter' })
})

const as = async (person: Person) => ({ token: await tokenOf(server(), person) })
const mine = async (person: Person) => (await server().call(creditCalls.list, {}, await as(person))).items
const list = async (query: object = {}) => server().call(adminCreditCalls.list, { query }, await as(admin))
const today = () => server().clock.now().toISOString().slice(0, 10)
const stop = async (id: string) =>
  server().call(
    adminCreditCalls.stop,
    { params: { id }, body: { reason: 'Posted in public' } },
    await as(admin),
  )

describe('issuing', () => {
  const order = (over: object = {}) => ({
    key: randomUUID(),
    count: 3,
    amount: 2500,
    note: 'Wrap gifts',
    lastDay: addDays(today(), 30),
    reason: 'The spring draw',
    ...over,
  })

  it('shows every code once, keeps no more than its hash and its end, and owes what the cards are worth', async () => {
    const before = await balanceOf(server().deps.db, 'credits')
    const { items } = await server().call(adminCreditCalls.issueGiftCards, { body: order() }, await as(admin))
    expect(new Set(items.map(({ code }) => code)).size).toBe(3)
    expect(await balanceOf(server().deps.db, 'credits')).toBe(before - 7500)
    const rows = await server()
      .deps.db.selectFrom('credits')
      .selectAll()
      .where('note', '=', 'Wrap gifts')
      .execute()
    expect(rows).toHaveLength(3)
    for (const { code } of items) {
      expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''))
      expect(rows.map((row) => row.code_last4)).toContain(code.slice(-4))
    }
    const audit = await server()
      .deps.db.selectFrom('audit_log')
      .select(['actor_id', 'personal_subject'])
      .where('action', '=', 'credit.issued')
      .where('subject_id', '=', items[0]?.id ?? '')
      .executeTakeFirstOrThrow()
    expect(audit).toEqual({ actor_id: admin.id, personal_subject: admin.id })
  })

  it('happens once for one form, however often it is sent', async () => {
    const body = order({ note: 'Twice' })
    const tries = Array.from({ length: 3 }, async () =>
      server().call(adminCreditCalls.issueGiftCards, { body }, await as(admin)),
    )
    const outcomes = await Promise.allSettled(tries)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of outcomes)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'key_reused' })
    expect((await list({ q: 'Twice' })).total).toBe(3)
  })

  it('refuses a day that is over, and a coupon that is neither an amount nor a share', async () => {
    const late = { body: order({ lastDay: addDays(today(), -3) }) }
    const refusal = await refusedWith(
      server().call(adminCreditCalls.issueGiftCards, late, await as(admin)),
      'validation_failed',
    )
    expect(refusal.fields[0]?.field).toBe('lastDay')
    for (const worth of [{}, { amount: 100, percent: 10 }, { amount: 100, upTo: 50 }]) {
      const body = { key: randomUUID(), reason: 'Why not', ...worth }
      await refusedWith(
        server().call(adminCreditCalls.issueCoupon, { body }, await as(admin)),
        'validation_failed',
      )
    }
  })

  it('is for admins', async () => {
    await refusedWith(
      server().call(adminCreditCalls.issueGiftCards, { body: order() }, await as(ada)),
      'forbidden',
    )
  })
})

describe('adding a code', () => {
  it('takes it however it is typed, twice without harm', async () => {
    const { id, code } = await aGiftCard(server(), { amount: 12_000 })
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `
    const { items, addedId } = await addCode(server(), ada, typed)
    expect(addedId).toBe(id)
    expect(items.find((one) => one.id === id)).toMatchObject({
      kind: 'gift_card',
      last4: code.slice(-4),
      balance: 12_000,
      standing: 'usable',
      uses: [],
    })
    expect((await addCode(server(), ada, code)).items.filter((one) => one.id === id)).toHaveLength(1)
  })

  it('says what is wrong with one that cannot be had', async () => {
    const free = () => 3
    await refusedWith(addCode(server(), ada, makeCode(free)), 'code_unknown')
    const mistyped = await refusedWith(addCode(server(), ada, 'ABCD-EFGH'), 'code_unknown')
    expect(mistyped.fields[0]).toMatchObject({ field: 'code' })
    const hers = await aGiftCard(server(), { holder: bea })
    await refusedWith(addCode(server(), ada, hers.code), 'code_taken')
    const stopped = await aGiftCard(server())
    await stop(stopped.id)
    await refusedWith(addCode(server(), ada, stopped.code), 'code_stopped')
    const old = await aGiftCard(server(), { lastDay: addDays(today(), 1) })
    server().clock.advance(4 * DAY)
    await refusedWith(addCode(server(), ada, old.code), 'code_expired')
  })

  it('gives a gift card to one of many who type it at the same moment', async () => {
    const { id, code } = await aGiftCard(server())
    const people = await Promise.all(Array.from({ length: 6 }, () => aVerifiedPerson(server())))
    const outcomes = await Promise.allSettled(people.map((person) => addCode(server(), person, code)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const detail = await server().call(adminCreditCalls.show, { params: { id } }, await as(admin))
    expect(detail.people).toHaveLength(1)
  })

  it('lets many have one coupon', async () => {
    const { id, code } = await aCoupon(server(), { percent: 10, upTo: 3000 })
    for (const person of [ada, bea]) await addCode(server(), person, code)
    expect((await mine(ada)).find((one) => one.id === id)).toMatchObject({
      kind: 'coupon',
      percent: 10,
      upTo: 3000,
      standing: 'usable',
    })
  })
})

describe('the list of the back office', () => {
  it('finds by the end of the code, the whole code, the note, and who has it', async () => {
    const holder = await aVerifiedPerson(server(), { fullName: 'Orla Pine' })
    const { id, code } = await aGiftCard(server(), { note: 'Festival jury', holder })
    for (const q of [code.slice(-4).toLowerCase(), code, 'festival', holder.email, 'orla pi']) {
      const found = (await list({ q })).items
      expect(
        found.map((one) => one.id),
        q,
      ).toContain(id)
    }
    expect((await list({ q: code })).items).toMatchObject([{ id, holder: holder.email, holders: 1 }])
    expect((await list({ q: 'no such thing' })).total).toBe(0)
  })

  it('filters, sorts and pages without losing or doubling anything', async () => {
    const stopped = await aGiftCard(server(), { note: 'page me' })
    for (const amount of [300, 100, 200]) await aGiftCard(server(), { note: 'page me', amount })
    await aCoupon(server())
    await stop(stopped.id)
    expect((await list({ q: 'page me', standing: 'stopped' })).items.map(({ id }) => id)).toEqual([
      stopped.id,
    ])
    expect((await list({ kind: 'coupon' })).items.every(({ kind }) => kind === 'coupon')).toBe(true)
    for (const sort of ['newest', 'oldest', 'ending', 'balance']) {
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const page = await list({ sort, limit: 3, ...(cursor ? { cursor } : {}) })
        seen.push(...page.items.map(({ id }) => id))
        cursor = page.nextCursor ?? undefined
      } while (cursor)
      expect(new Set(seen).size, sort).toBe(seen.length)
      expect(seen, sort).toHaveLength((await list()).total)
    }
    const byBalance = (await list({ q: 'page me', standing: 'usable', sort: 'balance' })).items
    expect(byBalance.map(({ balance }) => balance)).toEqual([300, 200, 100])
  })

  it('stops one once, with a reason', async () => {
    const { id } = await aGiftCard(server(), { holder: ada })
    expect(await stop(id)).toMatchObject({ standing: 'stopped', stoppedBy: admin.email })
    await stop(id)
    const rows = await server()
      .deps.db.selectFrom('audit_log')
      .select('id')
      .where('action', '=', 'credit.stopped')
      .where('subject_id', '=', id)
      .execute()
    expect(rows).toHaveLength(1)
    expect((await mine(ada)).find((one) => one.id === id)?.standing).toBe('stopped')
  })
})
