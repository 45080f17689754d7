// @vitest-environment happy-dom
import type { BookingView } from '@roomtone/contract/booking/booking'
import { payBooking } from '@roomtone/contract/booking/pay-booking'
import { requestBooking } from '@roomtone/contract/booking/request-booking'
import { showBooking } from '@roomtone/contract/booking/show-booking'
import type { CreditView } from '@roomtone/contract/credit/credit'
import { listCredits } from '@roomtone/contract/credit/my-credits'
import { checkoutTexts } from '@roomtone/texts/booking/checkout'
import { errors } from '@roomtone/texts/errors'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { formatMoney } from '../../../platform/format/money.ts'
import { Refusal } from '../../../platform/testing/fake-server.fixture.ts'
import { closeScreen } from '../../../platform/testing/screen.fixture.tsx'
import { confirm, declined, fillIn, open, sent, serveCheckout, server } from './checkout-page.fixture.tsx'

beforeEach(serveCheckout)

afterEach(async () => {
  await closeScreen()
  expect(server.faults).toEqual([])
})

const giftCard: CreditView = {
  kind: 'gift_card',
  id: '0b0c5d3e-0000-4000-8000-0000000000dd',
  last4: '7QK2',
  balance: 12_000,
  amount: 12_000,
  percent: null,
  upTo: null,
  fromTotal: 0,
  uses: [],
  expiresAt: null,
  standing: 'usable',
  addedAt: sent.createdAt,
}
const coupon: CreditView = {
  ...giftCard,
  kind: 'coupon',
  id: '0b0c5d3e-0000-4000-8000-0000000000de',
  last4: 'WRAP',
  balance: 0,
  amount: 3000,
}

/** A request whose card is declined holds its gift card and its coupon. */
function declineHolding(...held: [credit: CreditView, amount: number][]): BookingView {
  const unpaid = {
    ...declined,
    toCard: held.reduce((rest, [, amount]) => rest - amount, declined.total),
    credits: held.map(([{ id, kind, last4 }, amount]) => ({ id, kind, last4, amount, returned: 0 })),
  }
  let isHeld = false
  server.on(listCredits, () => ({ items: held.map(([one]) => (isHeld ? { ...one, balance: 0 } : one)) }))
  server.on(requestBooking, () => {
    isHeld = true
    return unpaid
  })
  server.on(showBooking, () => unpaid)
  return unpaid
}

it('counts a gift card once after a declined card, and pays with what is left of it', async () => {
  declineHolding([giftCard, 12_000])
  server.on(payBooking, ({ body }) => {
    expect(body).toMatchObject({ credits: [giftCard.id], expectedCredit: 12_000 })
    return sent
  })
  const { user, address } = await open()
  await fillIn(user)
  await user.click(await screen.findByLabelText(/Gift card/))
  await confirm(user)
  await screen.findByText(checkoutTexts.payment.declinedTitle)
  await waitFor(() => expect(screen.getByLabelText(/Gift card/)).toHaveProperty('checked', true))
  expect(document.body.textContent).toContain('pays $120')
  expect(document.body.textContent).not.toContain('$240')
  await confirm(user)
  await waitFor(() => expect(address()).toBe('/dashboard'))
})

it('pays the same rest with a gift card and a coupon after a declined card', async () => {
  declineHolding([giftCard, 12_000], [coupon, 3000])
  server.on(payBooking, () => sent)
  const { user, address } = await open()
  await fillIn(user)
  await user.click(await screen.findByLabelText(/Gift card/))
  await user.click(screen.getByLabelText(/Coupon/))
  const rest = () => screen.getAllByText(formatMoney(declined.total - 15_000)).length
  await waitFor(() => expect(rest()).toBeGreaterThan(0))
  await confirm(user)
  await screen.findByText(checkoutTexts.payment.declinedTitle)
  await waitFor(() => expect(screen.getByLabelText(/Coupon/)).toHaveProperty('checked', true))
  expect(document.body.textContent).toContain('pays $120')
  expect(document.body.textContent).toContain('pays $30')
  expect(rest()).toBeGreaterThan(0)
  await confirm(user)
  await waitFor(() => expect(address()).toBe('/dashboard'))
  const [body] = server.received(payBooking).map((one) => one.body)
  expect(body?.expectedCredit).toBe(15_000)
  expect(body?.credits?.toSorted()).toEqual([giftCard.id, coupon.id])
})

it.each(['credit_changed', 'crew_too_large', 'rate_limited'] as const)(
  'puts %s where the declined card was, and the next decline in its place',
  async (code) => {
    const unpaid = declineHolding()
    let answer = (): BookingView => {
      throw new Refusal(code)
    }
    server.on(payBooking, () => answer())
    const { user } = await open()
    await fillIn(user)
    await confirm(user)
    await screen.findByText(checkoutTexts.payment.declinedTitle)
    await confirm(user)
    const notice = () => document.querySelector('main form [role="alert"]')?.textContent
    await waitFor(() => expect(notice()).toContain(errors[code].title))
    expect(screen.queryByText(checkoutTexts.payment.declinedTitle)).toBeNull()
    expect(screen.queryByText(checkoutTexts.payment.declinedField)).toBeNull()
    answer = () => unpaid
    await confirm(user)
    await screen.findByText(checkoutTexts.payment.declinedTitle)
    expect(notice()).not.toContain(errors[code].title)
  },
)
