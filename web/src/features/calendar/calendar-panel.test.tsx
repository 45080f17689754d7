// @vitest-environment happy-dom
import { blockDays } from '@roomtone/contract/hosting/block-days'
import { listFeeds } from '@roomtone/contract/hosting/calendar-feeds'
import { type HostCalendar, showHostCalendar } from '@roomtone/contract/hosting/host-calendar'
import { listOwnListings } from '@roomtone/contract/hosting/list-own-listings'
import { priceDays } from '@roomtone/contract/hosting/price-days'
import { datesFrom } from '@roomtone/domain/time/local-date'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { aMember } from '../../platform/testing/a-member.fixture.ts'
import { FakeServer, later, Refusal } from '../../platform/testing/fake-server.fixture.ts'
import { closeScreen, openScreen, write } from '../../platform/testing/screen.fixture.tsx'
import { CalendarPanel } from './calendar-panel.tsx'

const LISTING = '0b0c5d3e-0000-4000-8000-000000000002'
const BOOKING = '0b0c5d3e-0000-4000-8000-000000000001'
let server: FakeServer
let held: HostCalendar['held']

const aBooking = (): HostCalendar['held'][number] => ({
  id: BOOKING,
  kind: 'booking',
  label: 'Mara: Late Sun',
  startsAt: '2026-12-08T14:00:00.000Z',
  endsAt: '2026-12-08T18:00:00.000Z',
  callAt: '2026-12-08T14:00:00.000Z',
  wrapAt: '2026-12-08T18:00:00.000Z',
  bookingId: BOOKING,
  state: 'pending',
  crew: 4,
  heldUntil: '2026-12-08T18:00:00.000Z',
  stays: false,
  space: null,
  series: null,
})

beforeEach(() => {
  server = new FakeServer()
  held = []
  server.on(listOwnListings, () => ({ drafts: [], applications: [], listings: [listing], reviewTime: null }))
  server.on(listFeeds, () => ({ publishUrl: '', timeZone: 'America/New_York', feeds: [] }))
  server.on(showHostCalendar, ({ query }) => ({
    timeZone: 'America/New_York',
    today: '2026-11-18',
    held,
    secondHolds: [],
    seesBookings: true,
    days: datesFrom(query.from, query.to).map((date) => ({
      date,
      price: 120_000,
      isOverride: false,
      isWeekend: false,
      state: 'free' as const,
      holds: held.filter(({ startsAt }) => startsAt.startsWith(date)).map(({ id }) => id),
    })),
  }))
})

afterEach(async () => {
  await closeScreen()
  expect(server.faults).toEqual([])
})

/** A co-host's listing, so that the cards with the listing's own settings are not beside the month. */
const listing = {
  id: LISTING,
  title: 'Foundry Street Brick Loft',
  city: 'Providence',
  state: 'RI',
  cover: null,
  pricePerDay: 120_000,
  isAvailable: true,
  shared: { host: 'Marguerite', rights: ['calendar' as const] },
}

const day = (date: string) => document.querySelector<HTMLElement>(`[data-date="${date}"]`) as HTMLElement
const price = () => screen.getByLabelText<HTMLInputElement>('Price per day ($)')

async function open() {
  const now = new Date('2026-11-18T12:00:00Z')
  const panel = <CalendarPanel month={{ year: 2026, month: 12 }} listing={null} now={now} />
  const opened = await openScreen(panel, { server, at: '/hosting', member: aMember({ roles: ['host'] }) })
  await waitFor(() => expect(day('2026-12-08')).toBeTruthy())
  return opened
}

async function openWithDay() {
  const opened = await open()
  await opened.user.click(day('2026-12-08'))
  return opened
}

it('keeps the days and the note when a block is refused by a booking, and shows that booking', async () => {
  server.on(blockDays, () => {
    held = [aBooking()]
    throw new Refusal('conflict', { detail: 'A booking holds one of these days.' })
  })
  const { user } = await openWithDay()
  write(screen.getByLabelText('Note'), 'Paint')
  await user.click(screen.getByText('Block'))
  await screen.findByText('A booking holds one of these days.')
  expect(
    (await screen.findByRole('link', { name: /Pending · Mara: Late Sun/ })).getAttribute('href'),
  ).toContain(BOOKING)
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('Paint')
  expect(day('2026-12-08').getAttribute('aria-selected')).toBe('true')
})

it('blocks a range once, though the button is pressed twice, and gives the focus back to its first day', async () => {
  const answer = later<undefined>()
  server.on(blockDays, () => answer.promise)
  const { user } = await open()
  await user.click(day('2026-12-10'))
  await user.click(day('2026-12-08'))
  await user.dblClick(screen.getByText('Block'))
  answer.answer(undefined)
  await waitFor(() => expect(document.activeElement).toBe(day('2026-12-08')))
  expect(server.received(blockDays)).toMatchObject([{ body: { from: '2026-12-08', to: '2026-12-10' } }])
  expect(screen.queryByText('Block')).toBeNull()
})

it('keeps the note when the answer is lost, and sends it again', async () => {
  let isCut = true
  server.on(blockDays, () => {
    if (isCut) throw new Error('the line was cut')
    return undefined
  })
  const { user } = await openWithDay()
  write(screen.getByLabelText('Note'), 'Paint')
  await user.click(screen.getByText('Block'))
  await screen.findByText(/We couldn’t reach Roomtone/)
  isCut = false
  await user.click(await screen.findByText('Block'))
  await waitFor(() => expect(screen.queryByText('Block')).toBeNull())
  expect(server.received(blockDays).map(({ body }) => body.note)).toEqual(['Paint', 'Paint'])
})

it('leaves a price alone that is being typed when a booking comes in, and shows the booking', async () => {
  const { user, happen } = await openWithDay()
  await user.clear(price())
  write(price(), '1,450')
  held = [aBooking()]
  await happen({ kind: 'booking', bookingId: BOOKING })
  await screen.findByRole('link', { name: /Late Sun/ })
  expect(price().value).toBe('1,450')
  expect(document.activeElement).toBe(price())
})

it('marks an empty price without asking the server, and saves the one that is typed then', async () => {
  server.on(priceDays, () => undefined)
  const { user } = await openWithDay()
  await user.clear(price())
  await user.click(screen.getByText('Save price'))
  await waitFor(() => expect(price().getAttribute('aria-invalid')).toBe('true'))
  expect(server.received(priceDays)).toHaveLength(0)
  write(price(), '1450')
  await user.click(screen.getByText('Save price'))
  await screen.findByText('$1,450 per day for 1 day')
  expect(server.received(priceDays).map(({ body }) => body.pricePerDay)).toEqual([145_000])
})

it('chooses a range with the keyboard, and clears it with Escape', async () => {
  const { user } = await openWithDay()
  day('2026-12-08').focus()
  await user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}')
  const chosen = () =>
    [...document.querySelectorAll('[aria-selected="true"]')].map((cell) => cell.getAttribute('data-date'))
  expect(chosen()).toEqual(datesFrom('2026-12-08', '2026-12-16'))
  await user.keyboard('{Escape}')
  expect(chosen()).toEqual([])
})
