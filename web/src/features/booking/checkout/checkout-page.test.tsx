// @vitest-environment happy-dom
import { noteVisit } from '@roomtone/contract/analytics/note-visit'
import type { BookingView } from '@roomtone/contract/booking/booking'
import { payBooking } from '@roomtone/contract/booking/pay-booking'
import { requestBooking } from '@roomtone/contract/booking/request-booking'
import { showBooking } from '@roomtone/contract/booking/show-booking'
import type { CreditView } from '@roomtone/contract/credit/credit'
import { listCredits } from '@roomtone/contract/credit/my-credits'
import { quoteProperty } from '@roomtone/contract/listing/quote-property'
import { showProperty } from '@roomtone/contract/listing/show-property'
import { listCards } from '@roomtone/contract/payment/saved-cards'
import type { Menu } from '@roomtone/domain/pricing/menu'
import { checkoutTexts } from '@roomtone/texts/booking/checkout'
import { errors } from '@roomtone/texts/errors'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { aBookingView } from '../../../parts/booking/a-booking.fixture.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { aMember } from '../../../platform/testing/a-member.fixture.ts'
import { FakeServer, later, Refusal } from '../../../platform/testing/fake-server.fixture.ts'
import { closeScreen, openScreen, write } from '../../../platform/testing/screen.fixture.tsx'
import { aProperty, aQuote } from './a-quote.fixture.ts'
import { CheckoutPage } from './checkout-page.tsx'

const property = aProperty()
const at = `/checkout?property=${property.id}&by=hour&date=2026-12-05&start=540&hours=4&crew=5`
let server: FakeServer

beforeEach(() => {
  server = new FakeServer()
  server.on(noteVisit, () => undefined)
  server.on(showProperty, () => property)
  server.on(quoteProperty, () => aQuote())
  server.on(listCards, () => ({ items: [] }))
  server.on(listCredits, () => ({ items: [] }))
  server.on(showBooking, () => sent)
})

afterEach(async () => {
  await closeScreen()
  expect(server.faults).toEqual([])
})

const open = () => openScreen(<CheckoutPage />, { server, at })
type User = Awaited<ReturnType<typeof open>>['user']

const sent = aBookingView()
const declined = aBookingView({
  state: 'awaiting_payment',
  payment: { state: 'declined', clientSecret: null, decline: 'insufficient_funds', card: null },
  expiresAt: new Date(Date.now() + 900_000).toISOString(),
})

const keptCard = {
  id: '0b0c5d3e-0000-4000-8000-0000000000cc',
  brand: 'visa' as const,
  last4: '4242',
  expMonth: 12,
  expYear: 2030,
  isDefault: true,
  isExpired: false,
  createdAt: sent.createdAt,
}

const fieldValue = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value
const CARD = { 'card.number': '4242 4242 4242 4242', 'card.expiry': '12 / 30', 'card.cvc': '123' }
const WORDS = { crew: '5', 'production.title': 'Late Sun', 'production.purpose': 'Twelve looks' }
const expectTyped = (fields: Record<string, string>) =>
  expect(Object.fromEntries(Object.keys(fields).map((name) => [name, fieldValue(name)]))).toEqual(fields)

const agreement = () => screen.getByLabelText<HTMLInputElement>(/I agree to the house rules/)

const fill = (label: string, text: string) => write(screen.getByLabelText(label), text)

function fillInCard(): void {
  fill('Card number', '4242424242424242')
  fill('Expiry', '1230')
  fill('CVC', '123')
}

async function fillIn(user: User): Promise<void> {
  await screen.findByLabelText('Production title')
  fill('Production title', 'Late Sun')
  await user.click(screen.getByLabelText('Stills'))
  fill('Purpose', 'Twelve looks')
  await user.click(screen.getByLabelText('None of these'))
  fillInCard()
  await user.click(agreement())
}

/** The words as a reload would restore them, and a saved card: only the agreement is given here. */
async function openFilledIn() {
  const { production, crew } = sent
  const draft = { crew: String(crew), ...production, involves: [], isPlain: true }
  sessionStorage.setItem(`roomtone.checkout.${aMember().id}.${property.id}`, JSON.stringify(draft))
  server.on(listCards, () => ({ items: [keptCard] }))
  const opened = await open()
  await opened.user.click(await screen.findByLabelText(/I agree to the house rules/))
  return opened
}

/** The page has two: beside the summary and at the bottom edge of a phone. */
const button = () => screen.getAllByText('Confirm & Pay')[0] as HTMLElement
const confirm = (user: User) => user.click(button())

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
