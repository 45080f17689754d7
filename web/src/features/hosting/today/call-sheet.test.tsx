// @vitest-environment happy-dom
import { todayTexts } from '@roomtone/texts/hosting/today'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aMember } from '../../../platform/testing/a-member.fixture.ts'
import { FakeServer } from '../../../platform/testing/fake-server.fixture.ts'
import { closeScreen, openScreen } from '../../../platform/testing/screen.fixture.tsx'
import { CallSheet } from './call-sheet.tsx'
import type { SheetListing } from './call-sheet-scale.ts'

afterEach(closeScreen)

const booked: SheetListing['holds'][number] = {
  kind: 'booking',
  startsAt: '2026-11-15T12:00:00.000Z',
  endsAt: '2026-11-15T23:00:00.000Z',
  callAt: '2026-11-15T14:00:00.000Z',
  wrapAt: '2026-11-15T22:00:00.000Z',
  heldUntil: '2026-11-15T23:00:00.000Z',
  label: 'Mara · Late Sun',
  bookingId: '0b0c5d3e-0000-4000-8000-000000000001',
  crew: 6,
}
const listing: SheetListing = {
  id: '0b0c5d3e-0000-4000-8000-000000000003',
  title: 'Loft',
  sharedBy: null,
  cover: { id: 'p', alt: '', width: 3, height: 2, color: '#000', widths: [320], avif: false },
  timeZone: 'America/New_York',
  today: '2026-11-15',
  isClosed: false,
  opensAt: '2026-11-15T11:00:00.000Z',
  closesAt: '2026-11-16T03:00:00.000Z',
  holds: [booked],
}
const open = (one: SheetListing) =>
  openScreen(
    <CallSheet
      listings={[one]}
      pending={new Set()}
      now={Date.parse('2026-11-15T13:00:00Z')}
      foldsEmpty={false}
    />,
    {
      server: new FakeServer(),
      at: '/hosting',
      member: aMember({ roles: ['host'] }),
    },
  )

it('draws a booking from prep to strike, and says when the shoot is', async () => {
  await open(listing)
  const bar = await screen.findByRole('link', { name: /^Mara/ })
  expect(bar.getAttribute('aria-label')).toBe(
    'Mara · Late Sun, crew of 6, 7:00\u00a0AM to 6:00\u00a0PM, call 9:00\u00a0AM, wrap 5:00\u00a0PM',
  )
  expect(bar.title).toBe(bar.getAttribute('aria-label'))
  expect([bar.style.left, bar.style.width]).toEqual(['6.25%', '68.75%'])
})

it('says no call and wrap where a booking is nothing but its shoot', async () => {
  const { startsAt: callAt, endsAt: wrapAt } = booked
  await open({ ...listing, holds: [{ ...booked, callAt, wrapAt }] })
  expect((await screen.findByRole('link', { name: /^Mara/ })).getAttribute('aria-label')).toBe(
    'Mara · Late Sun, crew of 6, 7:00\u00a0AM to 6:00\u00a0PM',
  )
})

it('folds spaces with nothing that day into one line, which opens', async () => {
  const barn = { ...listing, id: '0b0c5d3e-0000-4000-8000-000000000004', title: 'Barn', holds: [] }
  await openScreen(
    <CallSheet
      listings={[barn, listing]}
      pending={new Set()}
      now={Date.parse('2026-11-15T13:00:00Z')}
      foldsEmpty
    />,
    { server: new FakeServer(), at: '/hosting', member: aMember({ roles: ['host'] }) },
  )
  const line = await screen.findByText(todayTexts.sheet.nothing({ count: 1 }))
  const folded = line.closest('details')
  expect(folded?.open).toBe(false)
  expect(within(folded as HTMLElement).getByText('Barn')).toBeTruthy()
  expect(within(folded as HTMLElement).queryByText('Loft')).toBeNull()
  line.click()
  expect(folded?.open).toBe(true)
})
