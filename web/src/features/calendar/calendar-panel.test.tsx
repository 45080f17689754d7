// @vitest-environment happy-dom
import { blockTimes, removeBlocks } from '@roomtone/contract/hosting/block-times'
import { listFeeds } from '@roomtone/contract/hosting/calendar-feeds'
import { type HostCalendar, showHostCalendar } from '@roomtone/contract/hosting/host-calendar'
import { listOwnListings } from '@roomtone/contract/hosting/list-own-listings'
import { priceSpaces } from '@roomtone/contract/hosting/price-days'
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
  full: null,
  series: null,
})

beforeEach(() => {
  server = new FakeServer()
  held = []
  server.on(listOwnListings, () => ({ drafts: [], applications: [], listings: [listing], reviewTime: null }))
  server.on(listFeeds, () => ({ publishUrl: '', timeZone: 'America/New_York', areas: [], feeds: [] }))
  server.on(showHostCalendar, ({ query }) => ({
    timeZone: 'America/New_York',
    today: '2026-11-18',
    held,
    secondHolds: [],
    seesBookings: true,
    rentsBy: 'both' as const,
    days: datesFrom(query.from, query.to).map((date) => ({
      date,
      price: 120_000,
      isOverride: false,
      hourly: 12_000,
      isHourlyOverride: false,
      isWeekend: false,
      state: held.some(({ startsAt }) => startsAt.startsWith(date)) ? ('partly' as const) : ('free' as const),
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
  house: { id: '0b0c5d3e-0000-4000-8000-000000000060', name: '', spaces: 1 },
  shared: { host: 'Marguerite', rights: ['calendar' as const] },
}

const day = (date: string) => document.querySelector<HTMLElement>(`[data-date="${date}"]`) as HTMLElement
const BLOCKED = { series: '0b0c5d3e-0000-4000-8000-000000000009' }
const submit = () =>
  screen
    .getAllByRole('button', { name: 'Block' })
    .find((one) => one.getAttribute('type') === 'submit') as HTMLElement
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

it('keeps the days and the note when a block is refused by a booking', async () => {
  server.on(blockTimes, () => {
    held = [aBooking()]
    throw new Refusal('conflict', { detail: 'A booking holds one of these days.' })
  })
  const { user } = await openWithDay()
  await user.click(screen.getByRole('button', { name: 'Block' }))
  write(screen.getByLabelText('Note'), 'Paint')
  await user.click(submit())
  await screen.findByText('A booking holds one of these days.')
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('Paint')
  expect(day('2026-12-08').getAttribute('aria-selected')).toBe('true')
})

it('blocks a range once, though the button is pressed twice, and gives the focus back to its first day', async () => {
  const answer = later<typeof BLOCKED>()
  server.on(blockTimes, () => answer.promise)
  const { user } = await open()
  await user.click(day('2026-12-10'))
  await user.click(day('2026-12-08'))
  await user.click(screen.getByRole('button', { name: 'Block' }))
  await user.dblClick(submit())
  answer.answer(BLOCKED)
  await waitFor(() => expect(document.activeElement).toBe(day('2026-12-08')))
  expect(server.received(blockTimes)).toMatchObject([
    { body: { listings: [LISTING], from: '2026-12-08', to: '2026-12-10', hours: null, weekdays: null } },
  ])
  expect(screen.queryByRole('button', { name: 'Block' })).toBeNull()
})

it('keeps the note when the answer is lost, and sends it again', async () => {
  let isCut = true
  server.on(blockTimes, () => {
    if (isCut) throw new Error('the line was cut')
    return BLOCKED
  })
  const { user } = await openWithDay()
  await user.click(screen.getByRole('button', { name: 'Block' }))
  write(screen.getByLabelText('Note'), 'Paint')
  await user.click(submit())
  await screen.findByText(/We couldn’t reach Roomtone/)
  isCut = false
  await waitFor(() => expect(submit().hasAttribute('aria-disabled')).toBe(false))
  await user.click(submit())
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Block' })).toBeNull())
  expect(server.received(blockTimes).map(({ body }) => body.note)).toEqual(['Paint', 'Paint'])
})

it('leaves a price alone that is being typed when a booking comes in, and says that the day is taken', async () => {
  const { user, happen } = await openWithDay()
  await user.click(screen.getByRole('button', { name: 'Price' }))
  await user.clear(price())
  write(price(), '1,450')
  held = [aBooking()]
  await happen({ kind: 'booking', bookingId: BOOKING })
  await screen.findByText(/1 partly or fully taken/)
  expect(price().value).toBe('1,450')
  expect(document.activeElement).toBe(price())
})

it('marks an empty price without asking the server, and saves the one that is typed then', async () => {
  server.on(priceSpaces, () => undefined)
  const { user } = await openWithDay()
  await user.click(screen.getByRole('button', { name: 'Price' }))
  await user.clear(price())
  await user.click(screen.getByText('Save price'))
  await waitFor(() => expect(price().getAttribute('aria-invalid')).toBe('true'))
  expect(server.received(priceSpaces)).toHaveLength(0)
  write(price(), '1450')
  await user.click(screen.getByText('Save price'))
  await screen.findByText('$1,450 per day for 1 day')
  expect(server.received(priceSpaces).map(({ body }) => body.pricePerDay)).toEqual([145_000])
})

it('sets what an hour costs on a day, and leaves the price of the day alone', async () => {
  server.on(priceSpaces, () => undefined)
  const { user } = await openWithDay()
  await user.click(screen.getByRole('button', { name: 'Price' }))
  const hour = screen.getByLabelText<HTMLInputElement>('Price per hour ($)')
  expect(hour.value).toBe('120')
  await user.clear(hour)
  write(hour, '180')
  await user.click(screen.getByText('Save price'))
  await screen.findByText('$180 per hour for 1 day')
  const [sent] = server.received(priceSpaces)
  expect(sent?.body).toMatchObject({ pricePerHour: 18_000 })
  expect(sent?.body).not.toHaveProperty('pricePerDay')
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

it('blocks hours that repeat from the keyboard alone, and takes them back with Undo', async () => {
  server.on(blockTimes, () => BLOCKED)
  server.on(removeBlocks, () => undefined)
  const { user } = await openWithDay()
  day('2026-12-08').focus()
  await user.keyboard('b')
  await user.click(screen.getByLabelText('Some hours'))
  await user.selectOptions(screen.getByLabelText('To'), '2:00 PM')
  await user.selectOptions(screen.getByLabelText('Repeat'), 'Every Tue')
  await user.click(submit())
  await user.click(await screen.findByText('Undo'))
  await waitFor(() => expect(server.received(removeBlocks)).toHaveLength(1))
  expect(server.received(blockTimes)).toMatchObject([
    { body: { to: '2027-03-08', weekdays: [2], hours: { start: 540, end: 840 } } },
  ])
  expect(server.received(removeBlocks)).toMatchObject([{ params: BLOCKED }])
})

it('shows all that a chosen day has, also what there was no room to draw', async () => {
  held = ['One', 'Two', 'Three'].map((label, index) => ({
    ...aBooking(),
    id: `0b0c5d3e-0000-4000-8000-00000000001${index}`,
    label,
  }))
  const { user } = await open()
  expect(day('2026-12-08').textContent).toContain('+1')
  await user.click(day('2026-12-08'))
  for (const label of ['One', 'Two', 'Three'])
    expect(screen.getByRole('link', { name: new RegExp(label) }).getAttribute('href')).toContain(BOOKING)
})
