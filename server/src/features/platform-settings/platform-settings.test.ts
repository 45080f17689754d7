import { accountCalls } from '@roomtone/contract/account/account.calls'
import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { listingCalls } from '@roomtone/contract/listing/listing.calls'
import type { SettingEdit, SettingView } from '@roomtone/contract/platform-settings/settings'
import { settingsCalls, showcaseCalls } from '@roomtone/contract/platform-settings/settings.calls'
import { siteCalls } from '@roomtone/contract/site/site.calls'
import { DEFAULT_SETTINGS, type SettingName } from '@roomtone/domain/settings/settings'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBooking, tokenOf } from '../../../testing/booking.ts'
import { type Person, useServer } from '../../../testing/server.ts'
import { buildServer } from '../../build-deps.ts'

const server = useServer()
let admin: Person

type Value<N extends SettingName> = Extract<SettingEdit, { name: N }>['value']

const asAdmin = async () => ({ token: await tokenOf(server(), admin) })
const list = async (): Promise<SettingView[]> =>
  (await server().call(settingsCalls.list, {}, await asAdmin())).settings
const versionOf = async (name: SettingName) => (await list()).find((one) => one.name === name)?.version ?? -1

async function set<N extends SettingName>(name: N, value: Value<N>, over: { version?: number } = {}) {
  const version = over.version ?? (await versionOf(name))
  const body = { name, value, version, reason: 'Because of the test' } as SettingEdit
  return server().call(settingsCalls.change, { body }, await asAdmin())
}

async function reset(): Promise<void> {
  await server().database.pool.query(
    "delete from platform_settings where name in ('sign_up_open','platform_fee','tax','cancellation','showcase','announcement')",
  )
  await server().owner.query('alter table setting_changes disable trigger all')
  await server().owner.query('delete from setting_changes')
  await server().owner.query('alter table setting_changes enable trigger all')
  server().deps.settings.forget()
}

beforeAll(async () => {
  admin = await server().aPerson({ roles: ['admin'], fullName: 'Imani Okafor' })
})
beforeEach(reset)

const quoteOf = async (id: string) => {
  const { price } = await server().call(listingCalls.quote, {
    params: { id },
    query: { by: 'hour', date: '2030-06-04', start: 600, hours: 4 },
  })
  return price
}

describe('the platform fee', () => {
  it('changes what is quoted and agreed to from now on, and nothing that was agreed to before', async () => {
    const before = await aBooking(server(), { state: 'confirmed' })
    await set('platform_fee', 2000)
    const price = await quoteOf(before.listing.id)
    expect(price?.platformFee).toBe(Math.round((price?.subtotal ?? 0) * 0.002) * 100)
    expect(price?.feeHundredths).toBe(2000)
    expect(await server().call(siteCalls.show, {})).toMatchObject({ feeHundredths: 2000 })
    const old = await server().call(
      bookingCalls.show,
      { params: { id: before.id } },
      { token: await tokenOf(server(), before.guest) },
    )
    expect(old.price).toEqual(before.view.price)
    const later = await aBooking(server(), { state: 'confirmed' })
    expect(later.view.price).toMatchObject({ feeHundredths: 2000, taxHundredths: 900 })
    expect(later.view.price.platformFee).toBe(Math.round(later.view.price.subtotal * 0.002) * 100)
  })

  it('refuses a request that still expects the fee of before', async () => {
    const { listing } = await aBooking(server(), { state: 'pending' })
    const seen = await quoteOf(listing.id)
    await set('platform_fee', 2000)
    await expect(
      aBooking(server(), {
        state: 'pending',
        listing,
        startsInHours: 24 * 20,
        request: { expectedTotal: seen?.total ?? 0 },
      }),
    ).rejects.toMatchObject({ code: 'price_changed' })
  })

  it('has bounds', async () => {
    await expect(set('platform_fee', 3001)).rejects.toMatchObject({ code: 'validation_failed' })
    await expect(set('platform_fee', -1)).rejects.toMatchObject({ code: 'validation_failed' })
    await expect(set('platform_fee', 12.5)).rejects.toMatchObject({ code: 'validation_failed' })
  })
})

describe('the tax table', () => {
  const row = (hundredths: number, country: string | null, state: string | null, city: string | null) => ({
    country,
    state,
    city,
    hundredths,
  })

  it('is asked by the place of the listing; the most exact row wins, however its state is spelled', async () => {
    const { listing } = await aBooking(server(), { state: 'pending' })
    const rows = [row(900, null, null, null), row(1025, 'United States', 'California', null)]
    await set('tax', rows)
    expect((await quoteOf(listing.id))?.taxHundredths).toBe(1025)
    await set('tax', [...rows, row(1400, 'United States', 'CA', 'los angeles')])
    const price = await quoteOf(listing.id)
    expect([price?.taxHundredths, price?.tax]).toEqual([
      1400,
      Math.round((price?.subtotal ?? 0) * 0.0014) * 100,
    ])
    await server()
      .deps.db.updateTable('properties')
      .set({ state: 'California', city: 'Fresno' })
      .where('id', '=', listing.id)
      .execute()
    expect((await quoteOf(listing.id))?.taxHundredths).toBe(1025)
  })

  it('keeps a default and names no place twice', async () => {
    await expect(set('tax', [])).rejects.toMatchObject({ code: 'validation_failed' })
    const twice = [row(900, null, null, null), row(1, 'Canada', null, null), row(2, 'CANADA', null, null)]
    await expect(set('tax', twice)).rejects.toMatchObject({ code: 'validation_failed' })
    const spelled = [
      row(900, null, null, null),
      row(1000, 'United States', 'CA', null),
      row(500, 'United States', 'California', null),
    ]
    await expect(set('tax', spelled)).rejects.toMatchObject({
      code: 'validation_failed',
      fields: [{ message: 'Keep one default rate, list each place once, and give every city a state' }],
    })
    const unknown = [row(900, null, null, null), row(700, 'United States', 'Calfornia', null)]
    await expect(set('tax', unknown)).rejects.toMatchObject({
      code: 'validation_failed',
      fields: [{ message: '“Calfornia” isn’t a state in United States' }],
    })
  })
})

describe('the cancellation tiers', () => {
  const steps = [
    { hoursBefore: 48, refundPercent: 80 },
    { hoursBefore: 12, refundPercent: 20 },
  ]

  const tiers = (flexible: typeof steps) =>
    structuredClone({ ...DEFAULT_SETTINGS.cancellation, flexible }) as unknown as Value<'cancellation'>

  it('are frozen into a booking: one made before keeps its own', async () => {
    const before = await aBooking(server(), { state: 'confirmed', startsInHours: 24 * 10 })
    await set('cancellation', tiers(steps))
    const later = await aBooking(server(), { state: 'confirmed', startsInHours: 24 * 10 })
    expect(later.view.refunds.map(({ refundPercent }) => refundPercent)).toContain(80)
    server().clock.advance(3 * 86_400_000)
    const percentOf = async ({ id, guest }: typeof before) =>
      (
        await server().call(
          bookingCalls.cancellation,
          { params: { id } },
          { token: await tokenOf(server(), guest) },
        )
      ).refundPercent
    expect(await percentOf(before)).toBe(100)
    expect(await percentOf(later)).toBe(80)
    const venue = await server().call(listingCalls.show, { params: { id: later.listing.id } })
    expect(venue.cancellationSteps).toEqual(steps)
  })

  it('go down, within bounds', async () => {
    await expect(set('cancellation', tiers([...steps].reverse()))).rejects.toMatchObject({
      code: 'validation_failed',
    })
  })
})

describe('the door', () => {
  const form = (email: string) => ({
    body: { email, password: 'Quiet1please', fullName: 'Some One', userType: 'creator' as const },
  })

  it('opens to everyone and closes again, without locking out who came in meanwhile', async () => {
    await expect(server().call(accountCalls.signUp, form('early@example.com'))).rejects.toMatchObject({
      code: 'not_whitelisted',
    })
    await set('sign_up_open', true)
    expect(await server().call(siteCalls.show, {})).toMatchObject({ inviteOnly: false })
    await server().call(accountCalls.signUp, form('open@example.com'))
    await set('sign_up_open', false)
    await expect(server().call(accountCalls.signUp, form('late@example.com'))).rejects.toMatchObject({
      code: 'not_whitelisted',
    })
    const { user } = await server().call(accountCalls.signIn, {
      body: { email: 'open@example.com', password: 'Quiet1please' },
    })
    expect(user.email).toBe('open@example.com')
  })
})

describe('the showcase', () => {
  it('shows what is on, in the given order', async () => {
    const [first, second, ...rest] = DEFAULT_SETTINGS.showcase
    if (!first || !second) throw new Error('There are eight')
    await set('showcase', [
      second,
      { ...first, title: 'Manor', path: null },
      { ...rest[0], isOn: false },
      ...rest.slice(1),
    ] as Value<'showcase'>)
    const { categories } = await server().call(showcaseCalls.show, {})
    expect(categories).toHaveLength(7)
    expect(categories[1]).toEqual({
      id: 'mansion',
      title: 'Manor',
      line: 'Alder House Garden Front',
      picture: 'mansionExterior1',
      path: null,
    })
    const abroad = [{ ...first, path: '//evil.test' }, second, ...rest]
    await expect(set('showcase', abroad as Value<'showcase'>)).rejects.toMatchObject({
      code: 'validation_failed',
    })
  })
})

describe('a change', () => {
  it('has a reason, a version, a row in the history and one in the audit log, and can be taken back', async () => {
    await set('platform_fee', 1500)
    await set('platform_fee', 1700)
    const changes = async () => server().call(settingsCalls.changes, { query: {} }, await asAdmin())
    const { items } = await changes()
    expect(items.map(({ version, before, after }) => [version, before, after])).toEqual([
      [2, 1500, 1700],
      [1, null, 1500],
    ])
    expect(items[0]).toMatchObject({ changedBy: 'Imani Okafor', reason: 'Because of the test' })
    const restore = async (id: string, version: number) =>
      server().call(
        settingsCalls.restore,
        { params: { id }, body: { version, reason: 'Too dear' } },
        await asAdmin(),
      )
    await restore(items[0]?.id ?? '', 2)
    expect((await list()).find(({ name }) => name === 'platform_fee')).toMatchObject({
      value: 1500,
      version: 3,
    })
    await restore(items[1]?.id ?? '', 3)
    expect((await list()).find(({ name }) => name === 'platform_fee')).toMatchObject({
      value: 1200,
      version: 4,
    })
    expect((await changes()).items).toHaveLength(4)
    const rows = await server()
      .deps.db.selectFrom('audit_log')
      .select(['actor_id', 'data'])
      .where('action', '=', 'settings.changed')
      .where('subject_id', '=', 'platform_fee')
      .orderBy('id', 'desc')
      .limit(4)
      .execute()
    expect(rows.map(({ data }) => data)).toEqual([
      { version: 4 },
      { version: 3 },
      { version: 2 },
      { version: 1 },
    ])
    expect(rows.every(({ actor_id }) => actor_id === admin.id)).toBe(true)
  })

  it('of a version that is gone is refused, also when two come at the same moment', async () => {
    const duel = await Promise.allSettled([
      set('platform_fee', 1300, { version: 0 }),
      set('platform_fee', 1400, { version: 0 }),
    ])
    expect(duel.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(duel.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'conflict' } })
    await expect(set('platform_fee', 1500, { version: 0 })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('that changes nothing leaves no trace', async () => {
    await set('platform_fee', 1200)
    expect(await versionOf('platform_fee')).toBe(0)
  })

  it('needs a reason', async () => {
    const body = { name: 'platform_fee', value: 1300, version: 0, reason: '  ' } as const
    await expect(server().call(settingsCalls.change, { body }, await asAdmin())).rejects.toMatchObject({
      code: 'validation_failed',
    })
  })

  it('made in one process acts in another within two seconds, and immediately where it decides', async () => {
    const { deps, databaseUrl } = server()
    const other = buildServer(deps.config, databaseUrl, deps.log, deps.clock)
    try {
      expect((await other.deps.settings.recent()).platform_fee).toBe(1200)
      await set('platform_fee', 1900)
      expect((await deps.settings.recent()).platform_fee).toBe(1900)
      expect((await other.deps.settings.read(other.deps.db)).platform_fee).toBe(1900)
      await expect
        .poll(async () => (await other.deps.settings.recent()).platform_fee, { timeout: 2000 })
        .toBe(1900)
    } finally {
      await other.close()
    }
  })
})

describe('the announcement', () => {
  it('is another one with another text, so that a person who closed the last one sees it', async () => {
    const words = {
      text: 'We rest on Sunday',
      link: { label: 'Read on', path: '/help' },
      tone: 'info' as const,
      audience: 'everyone' as const,
      from: null,
      until: null,
    }
    await set('announcement', words)
    const first = (await server().deps.settings.recent()).announcement
    await set('announcement', { ...words, text: 'We rest on Monday' })
    const second = (await server().deps.settings.recent()).announcement
    expect(first).toMatchObject(words)
    expect(second?.id).not.toBe(first?.id)
    await set('announcement', null)
    expect((await server().deps.settings.recent()).announcement).toBeNull()
    const also = { es: { text: 'Descansamos el domingo', linkLabel: 'Leer' } }
    await set('announcement', { ...words, also })
    expect((await server().deps.settings.recent()).announcement).toMatchObject({ ...words, also })
    for (const broken of [
      { text: ' ', linkLabel: null },
      { text: 'x'.repeat(201), linkLabel: null },
    ])
      await expect(set('announcement', { ...words, also: { fr: broken } })).rejects.toMatchObject({
        code: 'validation_failed',
      })
    const backwards = { ...words, from: '2030-01-02T00:00:00Z', until: '2030-01-01T00:00:00Z' }
    await expect(set('announcement', backwards)).rejects.toMatchObject({ code: 'validation_failed' })
  })
})
