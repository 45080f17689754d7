import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Page } from '@playwright/test'
import type { Person } from './people.ts'
import type { TestServer } from './server.ts'
import { signIn, storeSession } from './test.ts'

export type Slot = {
  propertyId: string
  date: string
  start: number
  hours: number
  total: number
  terms: string
}

type Quote = { problem: { code: string } | null; price: { total: number } | null; terms: { mark: string } }

/** The first free range of that length from that day on, as a person would find it in the calendar. */
export async function freeSlot(
  server: TestServer,
  propertyId: string,
  { daysAhead = 30, hours = 4 } = {},
): Promise<Slot> {
  for (let later = 0; later < 60; later++) {
    const date = new Date(Date.now() + (daysAhead + later) * 86_400_000).toISOString().slice(0, 10)
    const start = 600
    const query = new URLSearchParams({ by: 'hour', date, start: `${start}`, hours: `${hours}` })
    const answer = await fetch(`${server.url}/api/properties/${propertyId}/quote?${query}`)
    const quote = (await answer.json()) as Quote
    if (answer.ok && quote.problem === null && quote.price)
      return { propertyId, date, start, hours, total: quote.price.total, terms: quote.terms.mark }
  }
  throw new Error('Nothing is free within two months')
}

export function checkoutPath({ propertyId, date, start, hours }: Slot, more = ''): string {
  return `/checkout?property=${propertyId}&by=hour&date=${date}&start=${start}&hours=${hours}${more}`
}

export const CARDS = {
  good: '4242424242424242',
  declines: '4000000000000002',
  authenticates: '4000002500003155',
}

export async function describeProduction(page: Page, title: string): Promise<void> {
  await page.getByLabel('Crew', { exact: true }).fill('3')
  await page.getByLabel('Production title').fill(title)
  await page.getByRole('radio', { name: 'Stills' }).check()
  await page.getByLabel('Purpose').fill('Portraits by the window, two people and a chair')
  await page.getByRole('checkbox', { name: 'None of these' }).check()
}

export async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry').fill('12 / 40')
  await page.getByLabel('CVC').fill('123')
}

export async function agree(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'I agree to the house rules and cancellation policy' }).check()
}

export async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Confirm & Pay' }).first().click()
}

/** Makes a request through the API, for stories about what follows. */
export async function requestBooking(
  server: TestServer,
  person: Pick<Person, 'session'>,
  slot: Slot,
  title: string,
  secondHold = false,
): Promise<{ id: string; state: string }> {
  const answer = await post(server, person, '/api/bookings', requestFor(slot, title, secondHold))
  return answer as { id: string; state: string }
}

/** `booked`, or the code of the refusal. */
export async function tryToBook(
  server: TestServer,
  person: Pick<Person, 'session'>,
  slot: Slot,
  title: string,
): Promise<string> {
  const response = await send(server, person, '/api/bookings', requestFor(slot, title))
  const { code } = (await response.json()) as { code?: string }
  return response.ok ? 'booked' : (code ?? `status ${response.status}`)
}

function requestFor(slot: Slot, title: string, secondHold = false) {
  const { propertyId, date, start, hours, total, terms } = slot
  return {
    key: randomUUID(),
    propertyId,
    choice: { by: 'hour', date, start, hours },
    crew: 3,
    production: { title, kind: 'stills', purpose: 'Portraits by the window', involves: [] },
    expectedTotal: total,
    expectedTerms: terms,
    agreed: true,
    secondHold,
    ...(secondHold ? {} : { card: { token: `tok_sim_approves_visa_4242_1240_${randomUUID()}` } }),
  }
}

export async function post(
  server: TestServer,
  person: Pick<Person, 'session'>,
  path: string,
  body: object = {},
): Promise<unknown> {
  const response = await send(server, person, path, body)
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
  return response.json()
}

function send(server: TestServer, { session }: Pick<Person, 'session'>, path: string, body: object) {
  return fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${session.access_token}` },
    body: JSON.stringify(body),
  })
}

/** Another person with their own browser. */
export async function openAs(
  browser: Browser,
  server: TestServer,
  email: string,
  path: string,
): Promise<Page> {
  const session = await signIn(server.url, email)
  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  await storeSession(page, session)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  return page
}

/** What accepting asks once, after it has shown the amounts. */
export async function confirmAccepting(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Accept this request?' })
  await expect(dialog).toContainText('Charged as soon as you accept')
  await dialog.getByRole('button', { name: 'Accept request' }).click()
}
