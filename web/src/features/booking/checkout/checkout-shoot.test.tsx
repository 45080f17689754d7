// @vitest-environment happy-dom
import { requestBooking } from '@roomtone/contract/booking/request-booking'
import { quoteProperty } from '@roomtone/contract/listing/quote-property'
import { showProperty } from '@roomtone/contract/listing/show-property'
import { listCards } from '@roomtone/contract/payment/saved-cards'
import type { Menu } from '@roomtone/domain/pricing/menu'
import { checkoutTexts } from '@roomtone/texts/booking/checkout'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { aBookingView } from '../../../parts/booking/a-booking.fixture.ts'
import { Refusal } from '../../../platform/testing/fake-server.fixture.ts'
import { closeScreen, openScreen } from '../../../platform/testing/screen.fixture.tsx'
import { aQuote } from './a-quote.fixture.ts'
import {
  agreement,
  at,
  confirm,
  fill,
  fillIn,
  keptCard,
  open,
  openFilledIn,
  property,
  sent,
  serveCheckout,
  server,
  typedIn,
  WORDS,
} from './checkout-page.fixture.tsx'
import { CheckoutPage } from './checkout-page.tsx'

beforeEach(serveCheckout)

afterEach(async () => {
  await closeScreen()
  expect(server.faults).toEqual([])
})

const expectTyped = (fields: Record<string, string>) => expect(typedIn(fields)).toEqual(fields)

const MEDIC = '0b0c5d3e-0000-4000-8000-0000000000a1'
const ON_MENU: Menu = {
  kinds: [{ kind: 'motion', hourlyRate: 20_000, pricePerDay: null, minimumHours: null, crewMax: 10 }],
  crewTiers: [{ from: 8, perHour: 2000, perDay: 15_000 }],
  addOns: [],
  prepPercent: 50,
  longDay: null,
}

/** Like the server: a bigger crew and another kind have another price. */
function priceByShoot(): void {
  server.on(showProperty, () => ({ ...property, menu: ON_MENU }))
  server.on(quoteProperty, ({ query: { crew, kind } }) => {
    const { price } = aQuote()
    const extra = (crew >= 8 ? 10_000 : 0) + (kind === 'motion' ? 1000 : 0)
    return aQuote({ price: price && { ...price, total: price.total + extra } })
  })
}

it('sends the add-ons, prep and strike that were chosen, with the kind of production', async () => {
  priceByShoot()
  server.on(requestBooking, () => sent)
  server.on(listCards, () => ({ items: [keptCard] }))
  const chosen = `&kind=motion&prep=2&strike=1&addOns=${MEDIC}:2`
  const { user, address } = await openScreen(<CheckoutPage />, { server, at: `${at}${chosen}` })
  await screen.findByLabelText('Production title')
  fill('Production title', 'Late Sun')
  fill('Purpose', 'Twelve looks')
  await user.click(screen.getByLabelText('None of these'))
  await user.click(agreement())
  await confirm(user)
  await waitFor(() => expect(address()).toBe('/dashboard'))
  const [body] = server.received(requestBooking).map((one) => one.body)
  expect(body?.choice).toEqual({ by: 'hour', date: '2026-12-05', start: 540, hours: 4, prep: 2, strike: 1 })
  expect(body?.addOns).toEqual([{ id: MEDIC, count: 2 }])
  expect([body?.production.kind, body?.crew, body?.expectedTotal]).toEqual(['motion', 5, 79_700])
})

it('asks for the price again when crew or kind change, and for no new agreement', async () => {
  priceByShoot()
  server.on(requestBooking, () => sent)
  const { user, address } = await openFilledIn()
  await screen.findAllByText('$787')
  await user.clear(screen.getByRole('textbox', { name: 'Crew' }))
  await user.type(screen.getByRole('textbox', { name: 'Crew' }), '8')
  await screen.findAllByText('$887')
  await user.click(screen.getByLabelText('Motion'))
  await screen.findAllByText('$897')
  expect(screen.queryByText('The price has changed')).toBeNull()
  expect(agreement().checked).toBe(true)
  await screen.findAllByText('Confirm & Pay')
  await confirm(user)
  await waitFor(() => expect(address()).toBe('/dashboard'))
  const [body] = server.received(requestBooking).map((one) => one.body)
  expect([body?.crew, body?.production.kind, body?.expectedTotal]).toEqual([8, 'motion', 89_700])
})

it('takes no more people than the host takes of that kind', async () => {
  priceByShoot()
  const { user } = await openFilledIn()
  await user.click(screen.getByLabelText('Motion'))
  await user.clear(screen.getByRole('textbox', { name: 'Crew' }))
  await user.type(screen.getByRole('textbox', { name: 'Crew' }), '11')
  await screen.findAllByText('Confirm & Pay')
  await confirm(user)
  await screen.findByText('This space fits a crew of up to 10 people')
  expect(server.received(requestBooking)).toEqual([])
})

it('says which add-on is gone beside the booking', async () => {
  priceByShoot()
  const message = 'The host took one of your add-ons off the menu. Please check your choices.'
  server.on(requestBooking, () => {
    throw new Refusal('validation_failed', { errors: [{ field: 'addOns', message }] })
  })
  const { user } = await openFilledIn()
  await screen.findAllByText('Confirm & Pay')
  await confirm(user)
  await waitFor(() => expect(document.querySelector('#booking-error')?.textContent).toBe(message))
})

it('takes the crew that search asked for, until another number is typed', async () => {
  const first = await openFilledIn()
  expectTyped({ crew: '5' })
  await first.user.click(screen.getByRole('button', { name: 'One more person' }))
  expectTyped({ crew: '6' })
  cleanup()
  await open()
  await screen.findByLabelText('Production title')
  expectTyped({ crew: '6' })
  cleanup()
  await openScreen(<CheckoutPage />, { server, at: at.replace('crew=5', 'crew=3') })
  await screen.findByLabelText('Production title')
  expectTyped({ ...WORDS, crew: '3' })
})

it('keeps what was typed when a second hold is taken instead', async () => {
  server.on(requestBooking, ({ body }) => {
    if (body.secondHold) return aBookingView({ state: 'second_hold' })
    server.on(quoteProperty, () =>
      aQuote({ problem: { code: 'taken', message: 'This time is taken.' }, canWait: true }),
    )
    throw new Refusal('slot_taken')
  })
  const { user, address } = await open()
  await fillIn(user)
  await user.click(screen.getByRole('button', { name: 'One more person' }))
  await confirm(user)
  await user.click(await screen.findByText(checkoutTexts.problem.wait))
  await screen.findByText(checkoutTexts.second.title)
  expectTyped({ ...WORDS, crew: '6' })
  expect(screen.getByLabelText('None of these')).toHaveProperty('checked', true)
  expect(agreement().checked).toBe(false)
  await user.click(agreement())
  await user.click(screen.getAllByText(checkoutTexts.submit.wait, { selector: 'button' })[0] as HTMLElement)
  await waitFor(() => expect(address()).toBe('/dashboard'))
  const [, body] = server.received(requestBooking).map((one) => one.body)
  expect([body?.crew, body?.secondHold, body?.production.title]).toEqual([6, true, 'Late Sun'])
})

it('starts the next checkout with the production’s title, and asks what it involves again', async () => {
  server.on(requestBooking, () => ({ ...sent, production: { ...sent.production, title: 'Late Sun' } }))
  const { user, address } = await open()
  await fillIn(user)
  await confirm(user)
  await waitFor(() => expect(address()).toBe('/dashboard'))
  cleanup()
  await openScreen(<CheckoutPage />, { server, at: at.replace('2026-12-05', '2026-12-12') })
  await screen.findByLabelText('Production title')
  expectTyped({ crew: '5', 'production.title': 'Late Sun', 'production.purpose': '' })
  expect(screen.getByLabelText('None of these')).toHaveProperty('checked', false)
  expect(agreement().checked).toBe(false)
})
