// @vitest-environment happy-dom
import type { BookingView } from '@roomtone/contract/booking/booking'
import { payBooking } from '@roomtone/contract/booking/pay-booking'
import { requestBooking } from '@roomtone/contract/booking/request-booking'
import { showBooking } from '@roomtone/contract/booking/show-booking'
import { quoteProperty } from '@roomtone/contract/listing/quote-property'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { later, Refusal } from '../../../platform/testing/fake-server.fixture.ts'
import { closeScreen } from '../../../platform/testing/screen.fixture.tsx'
import { aQuote } from './a-quote.fixture.ts'
import {
  agreement,
  button,
  CARD,
  confirm,
  declined,
  fill,
  fillIn,
  fillInCard,
  open,
  openFilledIn,
  sent,
  serveCheckout,
  server,
  typedIn,
  WORDS,
} from './checkout-page.fixture.tsx'

beforeEach(serveCheckout)

afterEach(async () => {
  await closeScreen()
  expect(server.faults).toEqual([])
})

const expectTyped = (fields: Record<string, string>) => expect(typedIn(fields)).toEqual(fields)

it('keeps everything that was typed when the card is refused, and leads to its number', async () => {
  server.on(requestBooking, () => {
    throw new Refusal('card_declined')
  })
  const { user } = await open()
  await fillIn(user)
  await confirm(user)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Card number')))
  expect(screen.getByLabelText('Card number').getAttribute('aria-invalid')).toBe('true')
  expectTyped({ ...WORDS, ...CARD })
  expect(agreement().checked).toBe(true)
})

it('holds the time while another card is tried, and pays for that booking, not for a second one', async () => {
  server.on(requestBooking, () => declined)
  server.on(payBooking, () => sent)
  server.on(showBooking, () => declined)
  const { user, address } = await open()
  await fillIn(user)
  await confirm(user)
  await screen.findByText('Declined. Please try another card.')
  expectTyped(CARD)
  expect(screen.queryByLabelText('Production title')).toBeNull()
  await user.clear(screen.getByLabelText('Card number'))
  fill('Card number', '5555555555554444')
  expect(screen.queryByText('Declined. Please try another card.')).toBeNull()
  await confirm(user)
  await waitFor(() => expect(address()).toBe('/dashboard'))
  expect(server.received(requestBooking)).toHaveLength(1)
  expect(server.received(payBooking)).toMatchObject([{ params: { id: declined.id } }])
})

it('asks to agree again when the terms change while someone types, and keeps what was typed', async () => {
  const houseRules = [{ title: 'Floor', body: 'Socks only' }]
  const first = later<void>()
  server.on(requestBooking, async ({ body }) => {
    if (body.expectedTerms === 'terms-2') return sent
    await first.promise
    server.on(quoteProperty, () =>
      aQuote({ terms: { cancellationPolicy: 'flexible', houseRules, addOns: [], mark: 'terms-2' } }),
    )
    throw new Refusal('terms_changed')
  })
  const { user, address } = await openFilledIn()
  await confirm(user)
  fill('Purpose', ', at dusk')
  first.answer()
  await screen.findByText('The terms have changed')
  expect(screen.getByText('Socks only')).toBeTruthy()
  expect(agreement().checked).toBe(false)
  expectTyped({ ...WORDS, 'production.purpose': 'Twelve looks, at dusk' })
  await confirm(user)
  await waitFor(() => expect(agreement().getAttribute('aria-invalid')).toBe('true'))
  await user.click(agreement())
  await confirm(user)
  await waitFor(() => expect(address()).toBe('/dashboard'))
  const [before, after, ...more] = server.received(requestBooking).map(({ body }) => body)
  expect([before?.expectedTerms, after?.expectedTerms, more]).toEqual(['terms-1', 'terms-2', []])
  expect(after?.key).toBe(before?.key)
})

it('shows both prices when the price changes, and sends the new one only after a new agreement', async () => {
  const { price } = aQuote()
  if (!price) throw new Error('the fixture has a price')
  const dearer = { ...price, total: 90_000 }
  server.on(requestBooking, ({ body }) => {
    if (body.expectedTotal === dearer.total) return sent
    server.on(quoteProperty, () => aQuote({ price: dearer }))
    throw new Refusal('price_changed')
  })
  const { user, address } = await openFilledIn()
  await confirm(user)
  const notice = () =>
    within(screen.getByRole('main')).queryByText('The price has changed')?.closest('[role="alert"]')
  await waitFor(() => expect(notice()?.textContent).toMatch(/\$787.*\$900/))
  expect(agreement().checked).toBe(false)
  await user.click(agreement())
  expect(notice()).toBeUndefined()
  await confirm(user)
  await waitFor(() => expect(address()).toBe('/dashboard'))
  expect(server.received(requestBooking).map(({ body }) => body.expectedTotal)).toEqual([78_700, 90_000])
})

it('sends the very same request after an answer was lost, though the time looks taken meanwhile', async () => {
  let isCut = true
  server.on(requestBooking, () => {
    if (!isCut) return sent
    isCut = false
    server.on(quoteProperty, () => aQuote({ problem: { code: 'taken', message: 'This time is taken.' } }))
    throw new Error('the line was cut')
  })
  const { user, address } = await openFilledIn()
  await confirm(user)
  await screen.findByText('We couldn’t reach Roomtone')
  expectTyped(WORDS)
  await confirm(user)
  await waitFor(() => expect(address()).toBe('/dashboard'))
  const [first, second] = server.received(requestBooking).map(({ body: { card: _, ...rest } }) => rest)
  expect(second).toEqual(first)
})

it('finds the booking of a lost answer though something else was typed since', async () => {
  let first: string | null = null
  server.on(requestBooking, ({ body: { crew } }) => {
    if (first === String(crew)) return sent
    if (first !== null) throw new Refusal('key_reused')
    first = String(crew)
    throw new Error('the line was cut')
  })
  const { user, address } = await openFilledIn()
  await confirm(user)
  await screen.findByText('We couldn’t reach Roomtone')
  await user.click(screen.getByRole('button', { name: 'One more person' }))
  await confirm(user)
  await screen.findByText('Your first request went through')
  await waitFor(() => expect(address()).toBe('/dashboard'))
  expect(server.received(requestBooking).map(({ body }) => body.crew)).toEqual([5, 6, 5])
})

it('sends one request for a double click', async () => {
  const answer = later<BookingView>()
  server.on(requestBooking, () => answer.promise)
  const { user, address } = await openFilledIn()
  await user.dblClick(button())
  await screen.findAllByText('Processing...')
  answer.answer(sent)
  await waitFor(() => expect(address()).toBe('/dashboard'))
  expect(server.received(requestBooking)).toHaveLength(1)
})

it('keeps the words and the key over a reload, and not the card', async () => {
  server.on(requestBooking, () => {
    throw new Error('the line was cut')
  })
  const before = await open()
  await fillIn(before.user)
  await confirm(before.user)
  await screen.findByText('We couldn’t reach Roomtone')
  cleanup()
  const { user } = await open()
  await screen.findByText('We couldn’t reach Roomtone')
  expectTyped({ ...WORDS, 'card.number': '', 'card.expiry': '', 'card.cvc': '' })
  fillInCard()
  await confirm(user)
  await waitFor(() => expect(server.received(requestBooking)).toHaveLength(2))
  const [first, second] = server.received(requestBooking)
  expect(second?.body.key).toBe(first?.body.key)
})
