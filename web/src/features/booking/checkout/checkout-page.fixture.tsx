import { noteVisit } from '@roomtone/contract/analytics/note-visit'
import { showBooking } from '@roomtone/contract/booking/show-booking'
import { listCredits } from '@roomtone/contract/credit/my-credits'
import { quoteProperty } from '@roomtone/contract/listing/quote-property'
import { showProperty } from '@roomtone/contract/listing/show-property'
import { listCards } from '@roomtone/contract/payment/saved-cards'
import { screen } from '@testing-library/react'
import { aBookingView } from '../../../parts/booking/a-booking.fixture.ts'
import { aMember } from '../../../platform/testing/a-member.fixture.ts'
import { FakeServer } from '../../../platform/testing/fake-server.fixture.ts'
import { openScreen, write } from '../../../platform/testing/screen.fixture.tsx'
import { aProperty, aQuote } from './a-quote.fixture.ts'
import { CheckoutPage } from './checkout-page.tsx'

export const property = aProperty()
export const at = `/checkout?property=${property.id}&by=hour&date=2026-12-05&start=540&hours=4&crew=5`
export let server: FakeServer

/** A fresh server that answers whatever the page asks as it opens. */
export function serveCheckout(): void {
  server = new FakeServer()
  server.on(noteVisit, () => undefined)
  server.on(showProperty, () => property)
  server.on(quoteProperty, () => aQuote())
  server.on(listCards, () => ({ items: [] }))
  server.on(listCredits, () => ({ items: [] }))
  server.on(showBooking, () => sent)
}

export const open = () => openScreen(<CheckoutPage />, { server, at })
type User = Awaited<ReturnType<typeof open>>['user']

export const sent = aBookingView()
export const declined = aBookingView({
  state: 'awaiting_payment',
  payment: { state: 'declined', clientSecret: null, decline: 'insufficient_funds', card: null },
  expiresAt: new Date(Date.now() + 900_000).toISOString(),
})

export const keptCard = {
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
export const CARD = { 'card.number': '4242 4242 4242 4242', 'card.expiry': '12 / 30', 'card.cvc': '123' }
export const WORDS = { crew: '5', 'production.title': 'Late Sun', 'production.purpose': 'Twelve looks' }
/** What is in these fields now. */
export const typedIn = (fields: Record<string, string>) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, fieldValue(name)]))

export const agreement = () => screen.getByLabelText<HTMLInputElement>(/I agree to the house rules/)

export const fill = (label: string, text: string) => write(screen.getByLabelText(label), text)

export function fillInCard(): void {
  fill('Card number', '4242424242424242')
  fill('Expiry', '1230')
  fill('CVC', '123')
}

export async function fillIn(user: User): Promise<void> {
  await screen.findByLabelText('Production title')
  fill('Production title', 'Late Sun')
  await user.click(screen.getByLabelText('Stills'))
  fill('Purpose', 'Twelve looks')
  await user.click(screen.getByLabelText('None of these'))
  fillInCard()
  await user.click(agreement())
}

/** The words as a reload would restore them, and a saved card: only the agreement is given here. */
export async function openFilledIn() {
  const { production, crew } = sent
  const draft = { crew: String(crew), ...production, involves: [], isPlain: true }
  sessionStorage.setItem(`roomtone.checkout.${aMember().id}.${property.id}`, JSON.stringify(draft))
  server.on(listCards, () => ({ items: [keptCard] }))
  const opened = await open()
  await opened.user.click(await screen.findByLabelText(/I agree to the house rules/))
  return opened
}

/** The page has two: beside the summary and at the bottom edge of a phone. */
export const button = () => screen.getAllByText('Confirm & Pay')[0] as HTMLElement
export const confirm = (user: User) => user.click(button())
