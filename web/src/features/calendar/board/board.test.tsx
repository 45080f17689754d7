// @vitest-environment happy-dom
import { type HostCalendars, hostCalendars } from '@roomtone/contract/hosting/host-calendar'
import { priceSpaces } from '@roomtone/contract/hosting/price-days'
import { datesFrom } from '@roomtone/domain/time/local-date'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { aMember } from '../../../platform/testing/a-member.fixture.ts'
import { FakeServer } from '../../../platform/testing/fake-server.fixture.ts'
import { closeScreen, openScreen, write } from '../../../platform/testing/screen.fixture.tsx'
import { Board } from './board.tsx'

const ids = [1, 2, 3].map((digit) => `0b0c5d3e-0000-4000-8000-00000000000${digit}`)
const TITLES = ['Drawing Room', 'Garden Front', 'Kitchen']
let server: FakeServer

const calendar = (index: number, dates: string[]): HostCalendars['listings'][number] => ({
  id: ids[index] ?? '',
  title: TITLES[index] ?? '',
  premises: { id: ids[0] ?? '', name: 'Alder House', city: 'Newport', state: 'RI' },
  feeds: [],
  timeZone: 'America/New_York',
  today: '2026-11-18',
  days: dates.map((date) => ({
    date,
    price: 180_000,
    isOverride: false,
    hourly: 12_000,
    isHourlyOverride: false,
    isWeekend: false,
    state: 'free' as const,
    holds: [],
  })),
  held: [],
  secondHolds:
    index === 2
      ? [
          {
            id: ids[2] ?? '',
            startsAt: '2026-11-20T15:00:00.000Z',
            endsAt: '2026-11-20T20:00:00.000Z',
            bookingId: null,
            guest: 'Leo',
            production: '',
            until: '2026-11-19T15:00:00.000Z',
          },
        ]
      : [],
  seesBookings: true,
  rentsBy: 'both',
})

beforeEach(() => {
  server = new FakeServer()
  server.on(hostCalendars, ({ query }) => ({
    listings: ids.map((_, index) => calendar(index, datesFrom(query.from, query.to))),
  }))
  server.on(priceSpaces, () => undefined)
})

afterEach(async () => {
  await closeScreen()
  expect(server.faults).toEqual([])
})

const cell = (row: number, date: string) =>
  document.querySelector<HTMLElement>(`[data-row="${row}"][data-date="${date}"]`) as HTMLElement
const chosen = () =>
  [...document.querySelectorAll('[aria-selected="true"]')].map((one) =>
    [one.getAttribute('data-row'), one.getAttribute('data-date')?.slice(8)].join(' '),
  )

async function open() {
  const board = <Board listings={[]} today="2026-11-18" now={new Date('2026-11-18T15:00:00Z')} />
  const opened = await openScreen(board, { server, at: '/hosting', member: aMember({ roles: ['host'] }) })
  await waitFor(() => expect(cell(0, '2026-11-18')).toBeTruthy())
  return opened
}

it('chooses days of several spaces with the keyboard alone, and sets one price for all', async () => {
  const { user } = await open()
  expect(document.querySelectorAll('[role="gridcell"][tabindex="0"]')).toHaveLength(1)
  cell(0, '2026-11-18').focus()
  await user.keyboard('{ArrowRight}{Shift>}{ArrowRight}{ArrowDown}{/Shift}')
  expect(chosen()).toEqual(['0 19', '0 20', '1 19', '1 20'])
  expect(screen.getByRole('region', { name: 'Selected days' }).textContent).toContain(
    '2 spaces, 2 days, free',
  )
  await user.keyboard('p')
  const price = screen.getByLabelText<HTMLInputElement>('Price per day ($)')
  await waitFor(() => expect(document.activeElement).toBe(price))
  await user.clear(price)
  write(price, '2100')
  await user.click(screen.getByText('Save price'))
  await waitFor(() => expect(chosen()).toEqual([]))
  expect(server.received(priceSpaces)).toMatchObject([
    { body: { listings: ids.slice(0, 2), from: '2026-11-19', to: '2026-11-20', pricePerDay: 210_000 } },
  ])
  expect(document.activeElement).toBe(cell(1, '2026-11-20'))
})

it('chooses by two taps of a finger, and by dragging a mouse', async () => {
  const { user } = await open()
  await user.click(cell(0, '2026-11-24'))
  await user.click(cell(0, '2026-11-22'))
  expect(chosen()).toEqual(['0 22', '0 23', '0 24'])
  await user.keyboard('{Escape}')
  expect(chosen()).toEqual([])
  fireEvent.pointerDown(cell(1, '2026-11-20'), { pointerType: 'mouse', buttons: 1 })
  fireEvent.pointerOver(cell(2, '2026-11-21'), { pointerType: 'mouse', buttons: 1 })
  expect(chosen()).toEqual(['1 20', '1 21', '2 20', '2 21'])
})

it('says what is taken and who waits for it in the words of a day', async () => {
  await open()
  expect(cell(2, '2026-11-20').getAttribute('aria-label')?.replaceAll('\u202f', ' ')).toBe(
    'Friday, November 20, Kitchen, $1,800, Second hold, 10–3\u00a0PM: Leo is waiting until Thu, Nov 19',
  )
})

it('says how the synced calendars are doing, and leads to each', async () => {
  server.on(hostCalendars, ({ query }) => ({
    listings: ids.map((_, index) => ({
      ...calendar(index, datesFrom(query.from, query.to)),
      feeds: index === 0 ? [] : [feed(index, index === 2)],
    })),
  }))
  await open()
  const summary = await screen.findByText('2 calendars')
  expect(summary.parentElement?.textContent).toBe('2 calendars1 out of date')
  const links = [...document.querySelectorAll('details a')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [1, 2].map((index) => `/hosting?tab=calendar&listing=${ids[index]}#sync-title`),
  )
  expect(links[1]?.textContent).toContain('Out of date')
})

const feed = (index: number, isFailing: boolean) => ({
  id: ids[index] ?? '',
  name: 'Studio calendar',
  lastSucceededAt: '2026-11-18T15:02:00.000Z',
  isFailing,
})
