// @vitest-environment happy-dom
import {
  type AcceptanceView,
  acceptBooking,
  previewAcceptance,
} from '@roomtone/contract/booking/answer-booking'
import type { BookingView } from '@roomtone/contract/booking/booking'
import { showBooking } from '@roomtone/contract/booking/show-booking'
import { answerTexts } from '@roomtone/texts/booking/answer'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aBookingView } from '../../../parts/booking/a-booking.fixture.ts'
import { aMember } from '../../../platform/testing/a-member.fixture.ts'
import { FakeServer, Refusal } from '../../../platform/testing/fake-server.fixture.ts'
import { closeScreen, openScreen } from '../../../platform/testing/screen.fixture.tsx'
import { RequestCard } from './request-card.tsx'

afterEach(closeScreen)

const texts = answerTexts.accepting
const event = { summary: 'Piano', startsAt: '2026-12-05T15:00:00.000Z', endsAt: '2026-12-05T16:00:00.000Z' }

async function open(over: Partial<AcceptanceView> = {}, view: Partial<BookingView> = {}) {
  const booking = aBookingView({ party: 'host', actions: ['accept', 'decline'], ...view })
  const server = new FakeServer()
  server.on(previewAcceptance, () => ({
    charged: booking.total,
    hostGets: booking.subtotal,
    payout: { dueAt: '2026-12-08T18:00:00.000Z', debt: 0 },
    conflicts: [],
    ...over,
  }))
  server.on(acceptBooking, () => ({ ...booking, state: 'confirmed' as const, actions: [] }))
  server.on(showBooking, () => ({ ...booking, conflicts: [event] }))
  const { user } = await openScreen(<RequestCard booking={booking} />, {
    server,
    at: '/hosting',
    member: aMember({ roles: ['host'] }),
  })
  const card = await screen.findByRole('group', { name: booking.production.title })
  within(card).getByRole('link', { name: booking.production.title }).focus()
  return { user, server }
}

it('asks once, with what is charged and paid out, before A accepts', async () => {
  const { user, server } = await open()
  await user.keyboard('a')
  const dialog = await screen.findByRole('dialog', { name: texts.title })
  expect(await within(dialog).findByText('$787')).toBeTruthy()
  expect(within(dialog).getByText('$650')).toBeTruthy()
  expect(within(dialog).getByText(/^Paid out on Tue, Dec 8/)).toBeTruthy()
  expect(server.received(acceptBooking)).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: texts.confirm }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.received(acceptBooking)).toMatchObject([{ body: { despiteConflicts: false } }])
  expect(server.faults).toEqual([])
})

it('says what the host owes, and nothing of the payout to a co-host', async () => {
  const { user } = await open({ payout: { dueAt: '2026-12-08T18:00:00.000Z', debt: 2_500 } })
  await user.keyboard('a')
  expect(await screen.findByText(texts.debt({ amount: '$25' }))).toBeTruthy()
  await closeScreen()
  const shared = await open({ payout: null }, { isShared: true })
  await shared.user.keyboard('a')
  expect(await screen.findByText(texts.hostReceives({ name: 'Marguerite' }))).toBeTruthy()
  expect(screen.queryByText(/^Paid out/)).toBeNull()
})

it('shows a known conflict with the amounts, and accepts in spite of it with the one press', async () => {
  const { user, server } = await open({ conflicts: [event] })
  await user.keyboard('a')
  expect(await screen.findByText('Piano')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: answerTexts.conflict.confirm }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.received(acceptBooking)).toMatchObject([{ body: { despiteConflicts: true } }])
})

it('shows a conflict that only the calendars themselves knew, in the same dialog', async () => {
  const { user, server } = await open()
  server.on(acceptBooking, () => {
    throw new Refusal('calendar_conflict')
  })
  await user.keyboard('a')
  await user.click(await screen.findByRole('button', { name: texts.confirm }))
  expect(await screen.findByText('Piano')).toBeTruthy()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: texts.back }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('closes where the card is declined, and where somebody else was faster', async () => {
  for (const code of ['card_declined', 'no_longer_possible'] as const) {
    const { user, server } = await open()
    server.on(acceptBooking, () => {
      throw new Refusal(code)
    })
    await user.keyboard('a')
    await user.click(await screen.findByRole('button', { name: texts.confirm }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await closeScreen()
  }
})
