// @vitest-environment happy-dom
import { addFeed, listFeeds } from '@roomtone/contract/hosting/calendar-feeds'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FakeServer } from '../../../platform/testing/fake-server.fixture.ts'
import { closeScreen, openScreen, write } from '../../../platform/testing/screen.fixture.tsx'
import { CalendarSync } from './calendar-sync.tsx'

const LISTING = '0b0c5d3e-0000-4000-8000-000000000001'
const AREAS = [
  { place: 0, name: 'Upper floor' },
  { place: 2, name: 'Garden' },
]
let server: FakeServer
let areas: { place: number; name: string }[]

beforeEach(() => {
  server = new FakeServer()
  areas = AREAS
  const list = { publishUrl: 'https://roomtone.test/c.ics', timeZone: 'America/New_York' }
  server.on(listFeeds, () => ({ ...list, areas, feeds: [] }))
  server.on(addFeed, ({ body }) => ({
    ...list,
    areas,
    feeds: [
      {
        id: '0b0c5d3e-0000-4000-8000-000000000002',
        ...body,
        lastFetchedAt: null,
        lastSucceededAt: null,
        lastError: null,
        eventCount: 0,
        blocks: [],
        blockCount: 0,
        conflicts: [],
      },
    ],
  }))
})

afterEach(async () => {
  await closeScreen()
  expect(server.faults).toEqual([])
})

async function open() {
  const opened = await openScreen(<CalendarSync id={LISTING} />, { server, at: '/hosting?tab=calendar' })
  write(await screen.findByLabelText('Name'), 'The gardener')
  write(screen.getByLabelText('iCal link'), 'https://example.com/garden.ics')
  return opened
}

it('asks which areas a calendar blocks, and says so beside it', async () => {
  const { user } = await open()
  await user.click(screen.getByLabelText('Only some areas'))
  await user.click(screen.getByRole('button', { name: 'Subscribe' }))
  expect(await screen.findAllByText('Choose at least one area that this calendar blocks')).toBeTruthy()
  await user.click(screen.getByLabelText('Garden'))
  await user.click(screen.getByRole('button', { name: 'Subscribe' }))
  expect(await screen.findByText('Blocks only Garden')).toBeTruthy()
  expect(server.received(addFeed)[0]?.body.areas).toEqual([2])
})

it('blocks everything where the space has one area', async () => {
  areas = AREAS.slice(0, 1)
  const { user } = await open()
  expect(screen.queryByText('What it blocks')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Subscribe' }))
  await waitFor(() => expect(server.received(addFeed)[0]?.body.areas).toBeNull())
})
